import { useSyncExternalStore } from 'react';
import { onSessionChange, readUserInfo, type UserInfo } from '@/api/session';

const readAsText = () => JSON.stringify(readUserInfo());

/** The stored sign-in, or null; follows what this tab and the others do. */
export function useUserInfo(): UserInfo | null {
  // Compared as text: reading makes a new object each time.
  return JSON.parse(useSyncExternalStore(onSessionChange, readAsText, () => 'null')) as UserInfo | null;
}
