/// <reference types="vite/client" />
/// <reference types="svelte" />

/** An icon of the game-icons set: the `d` of its path, 512 units wide and high. */
declare module 'icon:*' {
  const path: string;
  export default path;
}

/** The names of all icons in use. */
declare module 'virtual:used-icons' {
  const names: readonly string[];
  export default names;
}
