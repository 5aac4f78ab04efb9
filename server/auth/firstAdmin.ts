import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { anyAdminExists } from './adminUsers.ts';

interface FirstAdminOptions {
  /** Whether the first administrator may register without being signed in. */
  allowRegistration: boolean;
  /** The website's public origin. */
  origin: string;
}

/** Instructions for the operator while there is no administrator; otherwise null. */
export async function firstAdminHint(
  db: Kysely<Database>,
  { allowRegistration, origin }: FirstAdminOptions,
): Promise<string | null> {
  if (await anyAdminExists(db)) return null;
  return allowRegistration
    ? `There is no administrator yet. Create the first one at ${origin}/admin/register`
    : 'There is no administrator yet, and registration is closed: see ALLOW_REGISTRATION.';
}
