import { useSyncExternalStore } from 'react';
import { onSessionChange, readUserInfo, type UserInfo } from '@/api/session';

const readAsText = () => JSON.stringify(readUserInfo());

/** The stored sign-in, or null; follows changes in any tab. */
export function useUserInfo(): UserInfo | null {
  // Compared as text, because reading creates a new object each time.
  return JSON.parse(useSyncExternalStore(onSessionChange, readAsText, () => 'null')) as UserInfo | null;
}
