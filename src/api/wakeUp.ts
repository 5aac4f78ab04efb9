import { API_BASE } from '@/api/backendAddress';
import { takeDonationLimits } from '@/api/donationLimits';
import { readUserInfo } from '@/api/session';

/** Wakes a sleeping backend before the visitor needs it, and learns what it accepts. Failures are ignored. */
export async function wakeUp(): Promise<void> {
  const token = readUserInfo()?.access_token;
  const headers: HeadersInit = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  // An unread response body keeps the connection open, so it is read even if it is not JSON.
  await fetch(`${API_BASE}/`, { headers })
    .then(async (response) =>
      takeDonationLimits((await response.json()) as Parameters<typeof takeDonationLimits>[0]),
    )
    .catch(() => undefined);
}
