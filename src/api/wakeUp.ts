import { api } from '@/api/client';

/** Wakes a sleeping backend before the visitor needs it. Nobody waits for the answer, so a failure is no failure. */
export async function wakeUp(): Promise<void> {
  await api.GET('/').catch(() => undefined);
}
