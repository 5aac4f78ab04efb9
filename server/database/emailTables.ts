import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Identity } from './columns.ts';

/** The kind of email, and the table of the row that it is about. */
export type EmailKind =
  /** `donation`: thanks for a payment. */
  | 'gift_received'
  /** `monthly_gift`: a payment failed. */
  | 'monthly_gift_failed'
  /** `monthly_gift`: no more payments. */
  | 'monthly_gift_ended'
  /** `donation`: its project has delivered; the occasion is the proofs' ids, separated by commas. */
  | 'delivery'
  /** `subscription`: the newsletter begins. */
  | 'newsletter_welcome';

/** The outbox: emails to send and emails sent, without addresses. */
export interface EmailTable {
  id: Identity;
  kind: EmailKind;
  /** The id of the row that it is about. */
  subject_id: number;
  /** Tells emails of one kind about one row apart; empty when there is only one. */
  occasion: Generated<string>;
  created_at: CreatedAt;
  /** Null once it is sent or given up. */
  next_attempt_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  attempts: Generated<number>;
  sent_at: Date | null;
}
