import type { components } from '@/api/generated/schema';

export type User = components['schemas']['User'];

/** What is kept of a sign-in, under the key `userInfo`. */
export interface UserInfo {
  access_token: string;
  user: User;
}

const KEY = 'userInfo';
type Listener = () => void;
const unauthorizedListeners = new Set<Listener>();

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // A browser that blocks storage throws at the mere look.
  }
}

function isUserInfo(value: unknown): value is UserInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token: token } = value as Partial<UserInfo>;
  return typeof token === 'string' && token !== '';
}

/** The stored sign-in, or null where there is none or the stored value is broken. */
export function readUserInfo(): UserInfo | null {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(KEY) ?? 'null');
    return isUserInfo(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the whole answer of a sign-in. */
export function storeUserInfo(answer: components['schemas']['LoginResponse']): void {
  storage()?.setItem(KEY, JSON.stringify(answer));
}

/** Forgets the sign-in. */
export function removeUserInfo(): void {
  storage()?.removeItem(KEY);
}

/** Calls `listener` after every 401 that ended the session; returns how to stop listening. */
export function onUnauthorized(listener: Listener): () => void {
  unauthorizedListeners.add(listener);
  return () => void unauthorizedListeners.delete(listener);
}

/** Ends the session because the backend answered 401. */
export function endSession(): void {
  removeUserInfo();
  for (const listener of unauthorizedListeners) listener();
}
