import { API_BASE } from '@/api/backendAddress';
import { readUserInfo } from '@/api/session';

/** Wakes a sleeping backend before the visitor needs it. The response does not matter, so failures are ignored. */
export async function wakeUp(): Promise<void> {
  const token = readUserInfo()?.access_token;
  const headers: HeadersInit = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  // An unread response body keeps the connection open.
  await fetch(`${API_BASE}/`, { headers })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
