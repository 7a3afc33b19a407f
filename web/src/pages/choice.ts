/** Something one can choose in a `Choice`. */
export interface Chosen<T> {
  value: T;
  label: string;
  /** A word more about it. */
  about?: string;
  /** A seat, whose shield is shown. */
  seat?: number;
}
