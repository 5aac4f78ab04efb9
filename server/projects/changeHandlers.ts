import type { Handlers } from '../contract/types.ts';
import { createProject, deleteProject, updateProject, type ChangeDependencies } from './changeProjects.ts';
import { presentProof } from './presentProject.ts';
import { addProofs, deleteProof } from './proofs.ts';
import { setProgress } from './progress.ts';
import { readProject } from './readProject.ts';

type Changes =
  | 'createProject'
  | 'updateProject'
  | 'deleteProject'
  | 'addProjectPhotos'
  | 'deleteProjectPhoto'
  | 'setProjectProgress';

/** Project operations for administrators. */
export function projectChangeHandlers(dependencies: ChangeDependencies): Pick<Handlers, Changes> {
  const { db } = dependencies;
  return {
    createProject: async ({ body: { payload, cover_photo: cover, media_files: media = [] } }) => {
      const id = await createProject(dependencies, payload, { cover, media });
      return { status: 201, body: await readProject(db, id, { withDrafts: true }) };
    },

    updateProject: async ({
      path: { id },
      body: { payload, cover_photo: cover, media_files: media = [] },
    }) => {
      await updateProject(dependencies, id, payload, { cover, media });
      return { status: 200, body: await readProject(db, id, { withDrafts: true }) };
    },

    deleteProject: async ({ path: { id } }) => {
      await deleteProject(dependencies, id);
      return { status: 204 };
    },

    addProjectPhotos: async ({ path: { id }, body: { payload, image }, header }) => {
      const proofs = await addProofs(dependencies, id, payload, image, header['Idempotency-Key']);
      return { status: 201, body: { data: proofs.map(presentProof) } };
    },

    setProjectProgress: async ({ path: { id }, body }) => {
      await setProgress(db, id, body);
      return { status: 200, body: await readProject(db, id, { withDrafts: true }) };
    },

    deleteProjectPhoto: async ({ path: { photoId } }) => {
      await deleteProof(dependencies, photoId);
      return { status: 204 };
    },
  };
}
