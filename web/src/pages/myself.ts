/** The calls about who I am on this server; no table needs them. */
import { get, post } from '@/server';
import type { Me, RecoveryCode } from '@/wire/wire';

export const myself = {
  told: () => get<Me>('/api/me'),
  /** Make a name my own: nobody else goes by it on this server. */
  claimName: (name: string) => post<Me>('/api/me/name', { name }),
  /** A new code by which another browser is me; the one before ends. */
  recoveryCode: () => post<RecoveryCode>('/api/me/code', {}),
  /** Let no other browser be me, and no code lead to me. */
  beAlone: () => post<void>('/api/me/alone', {}),
  recover: (code: string, instead = false) => post<Me>('/api/recover', { code, instead }),
};
