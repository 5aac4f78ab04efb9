import type { Handlers } from '../contract/types.ts';
import { notFound } from '../http/errors.ts';
import type { FileStore } from './fileStore.ts';

/** Serves public pictures. The content of a name never changes, so browsers can cache it for good. */
export function fileHandlers(files: FileStore): Pick<Handlers, 'getFile'> {
  return {
    getFile: async ({ path: { name }, query: { w: width } }) => {
      const content = await files.read(name, width);
      if (!content) throw notFound('This image does not exist.');
      return {
        status: 200,
        contentType: 'image/webp',
        content,
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      };
    },
  };
}
