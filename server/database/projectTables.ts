import type { Generated, GeneratedAlways } from 'kysely';
import type {
  CalendarDate,
  CreatedAt,
  Currency,
  Identity,
  IdempotencyColumns,
  Searchable,
  TextList,
  UpdatedAt,
} from './columns.ts';

export type ProjectStatus = 'DRAFT' | 'ACTIVE' | 'COMPLETED';

export interface ProjectTable {
  id: Identity;
  title: string;
  summary: string;
  /** Lower case: `education`, `healthcare`, `community` or another. */
  category: string;
  location: string | null;
  deadline: CalendarDate | null;
  start_date: CalendarDate | null;
  status: Generated<ProjectStatus>;
  currency: Currency;
  target_amount_minor: number;
  amount_raised_minor: Generated<number>;
  /** The share of the target that was raised, from 0 to 1; null once it is reached or if no donations are taken. Generated. */
  funded_share: GeneratedAlways<string | null>;
  impact: string | null;
  impact_phrase: string | null;
  impact_count: number | null;
  beneficiary_count: number | null;
  goals: TextList;
  milestones: TextList;
  donation_supports: TextList;
  /** A path under `/backend`, such as `/files/cover.webp`. */
  cover_image: string | null;
  cover_image_width: number | null;
  cover_image_height: number | null;
  donation_reason: string | null;
  receiving_donation: Generated<boolean>;
  /** When its equipment left the workshop, as an administrator says. */
  shipped_on: CalendarDate | null;
  /** Incremented by every update in the admin area, not by donations. */
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  /** Set when a project with donations is deleted; the row stays for them, without texts and pictures. */
  deleted_at: Date | null;
  searchable: Searchable;
}

export interface ProofPhotoTable extends IdempotencyColumns {
  id: Identity;
  project_id: number;
  image: string;
  image_width: number | null;
  image_height: number | null;
  /** The institution that received the delivery. */
  name: string | null;
  deliver_date: CalendarDate | null;
  /** When an administrator last learnt that the delivered equipment works. */
  working_on: CalendarDate | null;
  /** The position among the pictures of its form, from 0; null without a key. */
  idempotency_part: number | null;
  created_at: CreatedAt;
}

export interface ProjectMediaTable {
  id: Identity;
  project_id: number;
  /** The order in which the files were sent, from 0. */
  position: number;
  file: string;
  created_at: CreatedAt;
}

/** A picture that no row refers to: not yet, or no longer. */
export interface OrphanedImageTable {
  name: string;
  created_at: CreatedAt;
}
