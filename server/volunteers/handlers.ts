import { create as contentDisposition } from 'content-disposition';
import type { Kysely, Selectable } from 'kysely';
import type { Captcha } from '../captcha/captcha.ts';
import type { HandlerResponse, Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import type { VolunteerTable } from '../database/volunteerTables.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { exportUrl } from '../lists/exportUrl.ts';
import { readPage } from '../lists/paging.ts';
import type { HasNoRoom } from '../uploads/diskSpace.ts';
import { apply, deleteApplication } from './applications.ts';
import type { CvLinks } from './cvLinks.ts';
import { cvNameOf } from './cvName.ts';
import type { CvStore } from './cvStore.ts';
import { exportVolunteers } from './exportVolunteers.ts';
import { listVolunteers } from './listVolunteers.ts';

interface VolunteerDependencies {
  db: Kysely<Database>;
  captcha: Captcha;
  cvs: CvStore;
  links: CvLinks;
  hasNoRoom: HasNoRoom;
}

type VolunteerOperation =
  | 'applyAsVolunteer'
  | 'listVolunteers'
  | 'exportVolunteers'
  | 'deleteVolunteer'
  | 'downloadVolunteerCv';
type Download = HandlerResponse<'downloadVolunteerCv'>;

const noCv = () => notFound('This CV does not exist.');

/** For clients that only support ASCII. */
const nameless = (volunteer: Selectable<VolunteerTable>) => ({ ...volunteer, first_name: '', last_name: '' });

/** The uploaded file as a download; never rendered, so that nothing in it runs on the site's origin. */
async function download(
  { db, cvs }: Pick<VolunteerDependencies, 'db' | 'cvs'>,
  id: number,
): Promise<Download> {
  const volunteer = await db.selectFrom('volunteer').selectAll().where('id', '=', id).executeTakeFirst();
  const file = volunteer?.cv_file ? await cvs.read(volunteer.cv_file) : null;
  if (!volunteer || !file) throw noCv();
  const { size } = await file.stat();
  return {
    status: 200,
    contentType: volunteer.cv_media_type as Download['contentType'],
    content: file.createReadStream(),
    headers: {
      'Content-Length': String(size),
      'Content-Disposition': contentDisposition(cvNameOf(volunteer), {
        fallback: cvNameOf(nameless(volunteer)),
      }),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  };
}

/** Volunteer applications, their list, and their CVs. */
export function volunteerHandlers({
  db,
  captcha,
  cvs,
  links,
  hasNoRoom,
}: VolunteerDependencies): Pick<Handlers, VolunteerOperation> {
  return {
    applyAsVolunteer: async ({ body: { payload, cv }, header, log }) => {
      await apply({ db, captcha, cvs, hasNoRoom, log }, payload, cv, header['Idempotency-Key']);
      return { status: 201, body: { message: 'Thank you. We have received your application.' } };
    },

    listVolunteers: async ({ query }) => ({
      status: 200,
      body: {
        ...(await listVolunteers({ db, links }, query, readPage(query))),
        export_url: exportUrl('/api/volunteer/export', query),
      },
    }),

    exportVolunteers: ({ query }) => exportVolunteers(db, query),

    deleteVolunteer: async ({ path: { id }, log }) => {
      if (!(await deleteApplication({ db, cvs, log }, id)))
        throw notFound('This application does not exist.');
      return { status: 204 };
    },

    downloadVolunteerCv: async ({ path: { id }, query }) => {
      if (!links.isValid(id, query)) throw forbidden('This link has expired.');
      return download({ db, cvs }, id);
    },
  };
}
