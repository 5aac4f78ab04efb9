import type { CreatedAt, IdempotencyColumns, Identity, Searchable } from './columns.ts';

export interface VolunteerTable extends IdempotencyColumns {
  id: Identity;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  age: number;
  country: string;
  role: 'computer-tech' | 'lab-tech' | 'medical-tech' | 'others';
  availability: 'full-time' | 'part-time';
  /** Hours a day and days a week; null for full-time volunteers and when not given. */
  hours: number | null;
  days: number | null;
  /** The file name in the CV folder; a row is written after its file. */
  cv_file: string | null;
  cv_media_type: string | null;
  created_at: CreatedAt;
  searchable: Searchable;
}

/** A CV file that no row refers to: not yet, or no longer. */
export interface OrphanedCvTable {
  name: string;
  created_at: CreatedAt;
}
