import type { components } from '@/api/generated/schema';
import { errorBodies, notFound } from '@/mocks/errorBodies';
import { http } from '@/mocks/http';
import { isValidAuthorization } from '@/mocks/magicValues';
import { pdfResponse } from '@/mocks/pdf';
import { paginate } from '@/mocks/records/lists';
import {
  addPhotos,
  addProject,
  changeProject,
  countProjects,
  findProject,
  isInCategory,
  listed,
  removePhoto,
  removeProject,
  searchProjects,
  sortProjects,
  summarize,
} from '@/mocks/records/projects';
import { madeBy, noteSent, sentFormOf } from '@/mocks/records/sentForms';
import { readRequestBody } from '@/mocks/requestBody';

type Schemas = components['schemas'];

function isAdmin(request: Request): boolean {
  return isValidAuthorization(request.headers.get('Authorization'));
}

/** The payload and the images of a form. The guard has validated both. */
async function readProjectForm(request: Request) {
  const { value, files } = await readRequestBody(request);
  return {
    payload: (value as { payload: unknown }).payload,
    images: {
      hasCover: files.some(({ part }) => part === 'cover_photo'),
      mediaCount: files.filter(({ part }) => part.startsWith('media_files')).length,
    },
    imageCount: files.filter(({ part }) => part === 'image').length,
  };
}

export const projectHandlers = {
  listProjects: http.get('/api/project/', ({ request, query, response }) => {
    const found = searchProjects(query.get('status'), query.get('search'), isAdmin(request));
    const sort = query.get('sort');
    const rows = sortProjects(
      found.filter((row) => isInCategory(row, query.get('category'))),
      sort,
    );
    const page = paginate(rows, { page: query.get('page'), pageSize: query.get('page_size') });
    return response(200).json({
      ...page,
      data: page.data.map((row) => listed(row, sort)),
      summary: summarize(found),
      ...(sort && { sort }),
    });
  }),

  createProject: http.post('/api/project/', async ({ request, response }) => {
    const { payload, images } = await readProjectForm(request);
    return response(201).json({ data: addProject(payload as Schemas['ProjectPayload'], images) });
  }),

  getProjectStats: http.get('/api/project/project_stats/', ({ response }) =>
    response(200).json(countProjects()),
  ),

  deleteProjectPhoto: http.delete('/api/project/photos/{photoId}', ({ params, response }) =>
    removePhoto(Number(params.photoId)) ? response(204).empty() : response(404).json(notFound('proof')),
  ),

  getProject: http.get('/api/project/{id}', ({ request, params, response }) => {
    const found = findProject(Number(params.id), isAdmin(request));
    return found ? response(200).json({ data: found }) : response(404).json(notFound('project'));
  }),

  updateProject: http.put('/api/project/{id}', async ({ request, params, response }) => {
    const found = findProject(Number(params.id), true);
    if (!found) return response(404).json(notFound('project'));
    const form = await readProjectForm(request);
    const payload = form.payload as Schemas['ProjectUpdatePayload'];
    if (payload.version !== undefined && payload.version !== found.version) {
      return response(409).json(errorBodies.staleVersion);
    }
    return response(200).json({ data: changeProject(found, payload, form.images) });
  }),

  deleteProject: http.delete('/api/project/{id}', ({ params, response }) =>
    removeProject(Number(params.id)) ? response(204).empty() : response(404).json(notFound('project')),
  ),

  addProjectPhotos: http.post('/api/project/{id}/photos', async ({ request, params, response }) => {
    const found = findProject(Number(params.id), true);
    if (!found) return response(404).json(notFound('project'));
    const form = await sentFormOf('addProjectPhotos', request);
    const earlier = madeBy(form);
    if (!earlier) return response(422).json(errorBodies.otherProofs);
    const stored = (found.photos ?? []).filter(({ id }) => earlier.includes(id));
    if (stored.length > 0) return response(201).json({ data: stored });
    const { payload, imageCount } = await readProjectForm(request);
    const data = addPhotos(found, payload as Schemas['ProofForm']['payload'], imageCount);
    noteSent(
      form,
      data.map(({ id }) => id),
    );
    return response(201).json({ data });
  }),

  setProjectProgress: http.put('/api/project/{id}/progress', async ({ params, request, response }) => {
    const found = findProject(Number(params.id), true);
    const { shipped_on: shippedOn, photo_id: photoId, working_on: workingOn } = await request.json();
    const photo = found?.photos?.find(({ id }) => id === photoId);
    if (!found || (photoId !== undefined && !photo)) return response(404).json(notFound('project'));
    if (shippedOn !== undefined) found.shipped_on = shippedOn;
    if (photo && workingOn !== undefined) photo.working_on = workingOn;
    return response(200).json({ data: found });
  }),

  downloadProjectReport: http.get('/api/project/{id}/download_report', ({ params, response }) => {
    const found = findProject(Number(params.id), false);
    return found
      ? response.untyped(pdfResponse(`Report of project ${found.id}`))
      : response(404).json(notFound('project'));
  }),
};
