import type { Kysely } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import type { Database } from '../database/tables.ts';
import { alreadyExists, forbidden, validationFailed } from '../http/errors.ts';
import { filledText } from '../sanitizeLine.ts';
import { anyAdminExists, insertAdmin, lockRegistration, takenField } from './adminUsers.ts';
import { hashPassword, isBlank } from './passwords.ts';

export interface Registration {
  username: string;
  email: string;
  password: string;
}

interface RegistrationContext {
  db: Kysely<Database>;
  /** True when a signed-in administrator adds another. */
  byAdmin: boolean;
  /** Whether the first administrator may register. */
  openForFirst: boolean;
  /** The origin for the first registration when the caller uses another one; otherwise null. */
  onlyAt: string | null;
}

async function refuseUnlessOpen(
  db: Kysely<Database>,
  { byAdmin, openForFirst, onlyAt }: RegistrationContext,
): Promise<void> {
  if (byAdmin) return;
  if (!openForFirst || (await anyAdminExists(db)))
    throw forbidden('Registration is closed. Ask an administrator to add you.', 'registration_closed');
  if (onlyAt !== null)
    throw forbidden(
      `The first administrator registers at ${onlyAt}/admin/register. For another address, set PUBLIC_URL.`,
      'registration_elsewhere',
    );
}

function refuseIfBlank(password: string): void {
  if (!isBlank(password)) return;
  throw validationFailed('The password cannot be only spaces. Choose a different one.', [
    { field: 'password', message: 'must not contain only spaces' },
  ]);
}

/**
 * Creates an administrator. Without being signed in, this works only for the first one, if enabled; among concurrent calls exactly one
 * succeeds.
 *
 * @throws HttpError 403 when registration is closed to the caller, 409 when a name is taken, 422 for an invisible password or username
 */
export async function registerAdmin(
  { username, email, password }: Registration,
  context: RegistrationContext,
): Promise<void> {
  // Also checked before hashing, so that refused registrations are cheap.
  await refuseUnlessOpen(context.db, context);
  refuseIfBlank(password);
  filledText('username', username);
  const passwordHash = await hashPassword(password);
  await inTransaction(context.db, async (transaction) => {
    await lockRegistration(transaction);
    await refuseUnlessOpen(transaction, context);
    const taken = await takenField(transaction, { username, email });
    if (taken)
      throw alreadyExists(`An administrator with this ${taken} already exists.`, [
        { field: taken, message: 'is taken' },
      ]);
    await insertAdmin(transaction, { username, email, passwordHash });
  });
}
