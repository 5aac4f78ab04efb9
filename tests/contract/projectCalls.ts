import type { OperationId } from '@/mocks/operations';
import { PHOTO, DRAWING, ELEVEN_MEGABYTES, project, delivery } from './bodies';
import { listRefusals, pastTheEnd, signedIn, type Calls } from './sharedCalls';

/** Calls about projects and their files. */
export const projectCalls = {
  listProjects: [
    { when: 'for the first page', status: 200 },
    { ...pastTheEnd, signedIn: false },
    { when: 'for an administrator', status: 200, signedIn },
    { when: 'for empty filters', status: 200, query: { search: '', category: '', status: '', page: '' } },
    {
      when: 'with the latest deliveries first',
      status: 200,
      query: { sort: 'latest_delivery', page_size: '3' },
    },
    { when: 'with those closest to their goal first', status: 200, query: { sort: 'nearly_funded' } },
    { when: 'for an expired token', status: 401, headers: { Authorization: 'Bearer expired' } },
    ...listRefusals,
  ],
  createProject: [
    {
      when: 'for a form with images',
      status: 201,
      signedIn,
      form: { payload: project, cover_photo: PHOTO, 'media_files[0]': PHOTO },
    },
    { when: 'for a form without images', status: 201, signedIn, form: { payload: project } },
    { when: 'without a payload', status: 400, signedIn, form: { cover_photo: PHOTO } },
    {
      when: 'for a negative goal',
      status: 422,
      signedIn,
      form: { payload: { ...project, target_amount: -1 } },
    },
    {
      when: 'for a date that does not exist',
      status: 422,
      signedIn,
      form: { payload: { ...project, deadline: '2027-02-30' } },
    },
    {
      when: 'for a cover that is an SVG',
      status: 415,
      signedIn,
      form: { payload: project, cover_photo: DRAWING },
    },
    {
      when: 'for a cover of 11 MB',
      status: 413,
      signedIn,
      form: { payload: project, cover_photo: ELEVEN_MEGABYTES },
    },
  ],
  getProjectStats: [{ when: 'for an administrator', status: 200, signedIn }],
  deleteProjectPhoto: [{ when: 'for a proof', status: 204, signedIn, path: { photoId: 12 } }],
  getProject: [
    { when: 'for a project', status: 200, path: { id: 3 } },
    { when: 'for a project with nothing but its title', status: 200, path: { id: 5 } },
    { when: 'for a draft, to an administrator', status: 200, path: { id: 15 }, signedIn },
    { when: 'for a draft, to anyone else', status: 404, path: { id: 15 } },
    {
      when: 'for an expired token',
      status: 401,
      path: { id: 3 },
      headers: { Authorization: 'Bearer expired' },
    },
  ],
  updateProject: [
    {
      when: 'for new fields',
      status: 200,
      signedIn,
      path: { id: 3 },
      form: { payload: { projectId: 3, status: 'COMPLETED', impact_count: 240 }, cover_photo: PHOTO },
    },
    {
      when: 'for an unknown field',
      status: 400,
      signedIn,
      path: { id: 3 },
      form: { payload: { raised: 1 } },
    },
    {
      when: 'for an unknown status',
      status: 422,
      signedIn,
      path: { id: 3 },
      form: { payload: { status: 'DONE' } },
    },
    { when: 'for an unknown project', status: 404, signedIn, path: { id: 999 }, form: { payload: {} } },
  ],
  deleteProject: [{ when: 'for a project', status: 204, signedIn, path: { id: 3 } }],
  addProjectPhotos: [
    {
      when: 'for two images',
      status: 201,
      signedIn,
      path: { id: 3 },
      form: { payload: delivery, image: [PHOTO, PHOTO] },
    },
    { when: 'without an image', status: 400, signedIn, path: { id: 3 }, form: { payload: delivery } },
    {
      when: 'for a blank name',
      status: 422,
      signedIn,
      path: { id: 3 },
      form: { payload: { ...delivery, name: ' ' }, image: PHOTO },
    },
    {
      when: 'for an unknown project',
      status: 404,
      signedIn,
      path: { id: 999 },
      form: { payload: delivery, image: PHOTO },
    },
    {
      when: 'for a short key',
      status: 422,
      signedIn,
      path: { id: 3 },
      form: { payload: delivery, image: PHOTO },
      headers: { 'Idempotency-Key': 'short' },
    },
  ],
  setProjectProgress: [
    { when: 'for a shipment', status: 200, signedIn, path: { id: 3 }, json: { shipped_on: '2026-09-12' } },
    { when: 'for nothing', status: 400, signedIn, path: { id: 3 }, json: {} },
    {
      when: 'for a proof without a date',
      status: 400,
      signedIn,
      path: { id: 3 },
      json: { photo_id: 11 },
    },
  ],
  downloadProjectReport: [
    { when: 'for a project', status: 200, path: { id: 3 } },
    { when: 'for a draft', status: 404, path: { id: 15 }, signedIn },
  ],
  getFile: [
    { when: 'for a cover', status: 200, path: { name: 'cover-healthcare-microscopes.webp' } },
    { when: 'for a width', status: 200, path: { name: 'proof-kano-bench.webp' }, query: { w: 480 } },
    {
      when: 'for a width that is not stored',
      status: 422,
      path: { name: 'proof-kano-bench.webp' },
      query: { w: 500 },
    },
    { when: 'for a file that is missing', status: 404, path: { name: 'missing-cover.webp' } },
  ],
} satisfies Partial<Record<OperationId, Calls>>;
