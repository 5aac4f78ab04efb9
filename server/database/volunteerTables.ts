import type { CreatedAt, Identity, OfForm } from './columns.ts';
import type { SearchTable, TallyTable } from './listTables.ts';

export interface VolunteerTable extends OfForm {
  id: Identity;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  age: number;
  country: string;
  role: 'computer-tech' | 'lab-tech' | 'medical-tech' | 'others';
  availability: 'full-time' | 'part-time';
  /** A day, and days a week; null for whoever comes full-time or did not say. */
  hours: number | null;
  days: number | null;
  /** The name of a file in the folder of CVs; a row is written after its file. */
  cv_file: string | null;
  cv_media_type: string | null;
  created_at: CreatedAt;
}

/** The name of a CV that no row points to: not yet, or no longer. */
export interface LooseCvTable {
  name: string;
  created_at: CreatedAt;
}

export interface VolunteerTallyTable extends TallyTable {
  /** In lower case. */
  country: string;
  role: VolunteerTable['role'];
  availability: VolunteerTable['availability'];
}

export interface VolunteerSearchTable
  extends SearchTable, Pick<VolunteerTable, 'country' | 'role' | 'availability'> {}
