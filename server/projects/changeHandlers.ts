import type { Handlers } from '../contract/types.ts';
import { deleteProject, type ChangeDependencies } from './changeProjects.ts';
import { deleteProof } from './proofs.ts';

/** What administrators alone may do with projects. */
export function projectChangeHandlers(
  dependencies: ChangeDependencies,
): Pick<Handlers, 'deleteProject' | 'deleteProjectPhoto'> {
  return {
    deleteProject: async ({ path: { id } }) => {
      await deleteProject(dependencies, id);
      return { status: 204 };
    },

    deleteProjectPhoto: async ({ path: { photoId } }) => {
      await deleteProof(dependencies, photoId);
      return { status: 204 };
    },
  };
}
