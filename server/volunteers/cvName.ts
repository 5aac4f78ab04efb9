import type { Selectable } from 'kysely';
import type { VolunteerTable } from '../database/volunteerTables.ts';

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
]);

const LONGEST_NAME = 80;

/** Characters with a meaning in file systems, shells or text direction. */
const ODD = /[\p{C}\p{Z}"'`*/:;<>?\\|%$~.]+/gu;

type Named = Pick<Selectable<VolunteerTable>, 'id' | 'first_name' | 'last_name' | 'cv_media_type'>;

/** The download name of a CV, such as `CV-4-Chidi-Okafor.pdf`; the uploaded file's name is not used. */
export function cvNameOf({ id, first_name: first, last_name: last, cv_media_type: type }: Named): string {
  const letters = Array.from(`${first} ${last}`.normalize('NFC').replaceAll(ODD, '-'));
  const name = letters
    .slice(0, LONGEST_NAME)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
  const stem = ['CV', String(id), name].filter(Boolean).join('-');
  return `${stem}.${ENDINGS.get(type ?? '') ?? 'bin'}`;
}
