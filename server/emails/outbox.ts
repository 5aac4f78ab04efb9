import type { Selectable, Transaction } from 'kysely';
import type { EmailKind, EmailTable } from '../database/emailTables.ts';
import type { Database } from '../database/tables.ts';

/** A row of the outbox. */
export type QueuedEmail = Selectable<EmailTable>;

interface NewEmail {
  kind: EmailKind;
  /** The id of the row that the email is about. */
  subjectId: number;
  /** Tells emails of one kind about one row apart. */
  occasion?: string;
}

/**
 * Puts an email into the outbox, in the transaction that causes it. The same email is stored once, however often it
 * is requested.
 */
export async function enqueueEmail(
  transaction: Transaction<Database>,
  { kind, subjectId, occasion = '' }: NewEmail,
): Promise<void> {
  await transaction
    .insertInto('email')
    .values({ kind, subject_id: subjectId, occasion })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id', 'occasion']).doNothing())
    .execute();
}
