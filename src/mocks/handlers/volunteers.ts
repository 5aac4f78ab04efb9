import type { components } from '@/api/generated/schema';
import { db } from '@/mocks/db';
import { errorBodies, notFound } from '@/mocks/errorBodies';
import type { Volunteer } from '@/mocks/fixtures/volunteers';
import { http } from '@/mocks/http';
import { findsNoRoom } from '@/mocks/magicValues';
import { pdfResponse } from '@/mocks/pdf';
import { csvResponse, exportUrl } from '@/mocks/records/exports';
import { contains, matches, paginate } from '@/mocks/records/lists';
import { madeBy, noteSent, sentFormOf } from '@/mocks/records/sentForms';
import { readRequestBody } from '@/mocks/requestBody';

type Payload = components['schemas']['VolunteerPayload'];

const LINK_SECONDS = 300;
const SIGNATURE = 'signed-by-the-mocks';

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function cvLink(id: number): string {
  return `/backend/api/volunteer/${id}/cv?expires=${nowInSeconds() + LINK_SECONDS}&signature=${SIGNATURE}`;
}

/** The row with a temporary link to its CV, if it has one. */
function listed(row: Volunteer): Volunteer {
  return { ...row, cv: row.cv ? cvLink(row.id) : null };
}

/** The row without the CV link, which would have expired by the time the file is opened. */
function exported({ cv, ...row }: Volunteer) {
  return { ...row, has_cv: cv !== null };
}

const EXPORT_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'age',
  'country',
  'role',
  'availability',
  'hours',
  'days',
  'has_cv',
  'created_at',
] as const;

interface Filters {
  get(name: 'search' | 'country' | 'role' | 'availability'): string | null;
}

/** The rows that match the filters, for the list and its export. */
function filtered(query: Filters) {
  return db.tables.volunteers.filter(
    (row) =>
      contains(query.get('search'), [`${row.first_name} ${row.last_name}`, row.email, row.phone_number]) &&
      matches(query.get('country'), row.country) &&
      matches(query.get('role'), row.role) &&
      matches(query.get('availability'), row.availability),
  );
}

export const volunteerHandlers = {
  listVolunteers: http.get('/api/volunteer/', ({ request, query, response }) => {
    const page = paginate(filtered(query), { page: query.get('page'), pageSize: query.get('page_size') });
    return response(200).json({
      ...page,
      data: page.data.map(listed),
      export_url: exportUrl('/api/volunteer/export', request.url),
    });
  }),

  exportVolunteers: http.get('/api/volunteer/export', ({ query, response }) => {
    const rows = filtered(query).map(exported);
    return response.untyped(csvResponse('volunteers_all.csv', EXPORT_COLUMNS, rows));
  }),

  applyAsVolunteer: http.post('/api/volunteer/', async ({ request, response }) => {
    const stored = { message: 'Thank you. We have received your application.' };
    const form = await sentFormOf('applyAsVolunteer', request);
    const earlier = madeBy(form);
    if (!earlier) return response(422).json(errorBodies.otherApplication);
    if (db.tables.volunteers.some(({ id }) => earlier.includes(id))) return response(201).json(stored);
    const { value, files } = await readRequestBody(request);
    const { payload } = value as { payload: Payload };
    const hasCv = files.length > 0;
    const hasNoRoom = findsNoRoom(payload.email);
    if (hasCv && hasNoRoom) return response(503).json(errorBodies.storageFull);
    if (!hasCv && !hasNoRoom) return response(400).json(errorBodies.cvMissing);
    const { captcha_token: _token, hours = null, days = null, ...fields } = payload;
    const id = db.nextId('volunteers');
    noteSent(form, [id]);
    db.tables.volunteers.unshift({
      ...fields,
      id,
      hours,
      days,
      cv: hasCv ? cvLink(id) : null,
      created_at: new Date().toISOString(),
    });
    return response(201).json(stored);
  }),

  deleteVolunteer: http.delete('/api/volunteer/{id}', ({ params, response }) => {
    const { volunteers } = db.tables;
    const index = volunteers.findIndex(({ id }) => id === Number(params.id));
    if (index === -1) return response(404).json(notFound('application'));
    volunteers.splice(index, 1);
    return response(204).empty();
  }),

  downloadVolunteerCv: http.get('/api/volunteer/{id}/cv', ({ params, query, response }) => {
    const isSigned = query.get('signature') === SIGNATURE && Number(query.get('expires')) >= nowInSeconds();
    if (!isSigned) return response(403).json(errorBodies.linkExpired);
    const volunteer = db.tables.volunteers.find(({ id }) => id === Number(params.id));
    if (!volunteer?.cv) return response(404).json(notFound('CV'));
    return response.untyped(
      pdfResponse(`CV of application ${volunteer.id}`, {
        'Content-Disposition': `attachment; filename="cv-${volunteer.id}.pdf"`,
        'X-Content-Type-Options': 'nosniff',
      }),
    );
  }),
};
