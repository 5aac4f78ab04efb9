import type { components } from '@/api/generated/schema';

type User = components['schemas']['User'];

/** The stored sign-in, under the key `userInfo`. Only the token is certain: a backend may leave out the rest. */
export interface UserInfo {
  access_token: string;
  user?: Partial<User> | null;
}

const KEY = 'userInfo';
type Listener = () => void;
const unauthorizedListeners = new Set<Listener>();
const changeListeners = new Set<Listener>();

function notify(listeners: ReadonlySet<Listener>): void {
  for (const listener of listeners) listener();
}

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // Accessing blocked storage throws.
  }
}

function isUserInfo(value: unknown): value is UserInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token: token } = value as Partial<UserInfo>;
  return typeof token === 'string' && token !== '';
}

/** The stored sign-in, or null where it is missing or broken. */
export function readUserInfo(): UserInfo | null {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(KEY) ?? 'null');
    return isUserInfo(value) ? value : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The name to show for the signed-in user: the username, else the email, else ''. */
export function nameOf({ user }: UserInfo): string {
  return [user?.username, user?.email].find(isText) ?? '';
}

function keep(response: object): void {
  storage()?.setItem(KEY, JSON.stringify(response));
  notify(changeListeners);
}

/** Stores the whole response of a sign-in. */
export function storeUserInfo(response: components['schemas']['LoginResponse']): void {
  keep(response);
}

/**
 * Stores the response of a registration in the same place, as the specification asks. It has no token, so {@link
 * readUserInfo} ignores it. While an administrator is signed in nothing is stored, because that would sign them out.
 */
export function storeRegistration(response: components['schemas']['RegisterResponse']): void {
  if (readUserInfo() === null) keep(response);
}

export function removeUserInfo(): void {
  storage()?.removeItem(KEY);
  notify(changeListeners);
}

/** Calls `listener` after every 401 that ended the session; returns an unsubscribe function. */
export function onUnauthorized(listener: Listener): () => void {
  unauthorizedListeners.add(listener);
  return () => void unauthorizedListeners.delete(listener);
}

/** Calls `listener` when another tab changes the stored sign-in; returns an unsubscribe function. */
export function onSessionChangeElsewhere(listener: Listener): () => void {
  const hear = ({ key }: StorageEvent) => {
    // The key is null when another tab clears the whole storage.
    if (key === KEY || key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Calls `listener` when the stored sign-in changes in any tab; returns an unsubscribe function. */
export function onSessionChange(listener: Listener): () => void {
  const stop = onSessionChangeElsewhere(listener);
  changeListeners.add(listener);
  return () => {
    changeListeners.delete(listener);
    stop();
  };
}

/**
 * Ends the session after a 401, unless the user has signed in again since the call was sent.
 *
 * @param usedToken the token of the refused call; null when it had none
 */
export function endSession(usedToken: string | null): void {
  const current = readUserInfo()?.access_token;
  if (current !== undefined && current !== usedToken) return;
  removeUserInfo();
  notify(unauthorizedListeners);
}
