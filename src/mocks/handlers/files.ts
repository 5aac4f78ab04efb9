import { HttpResponse } from 'msw';
import placeholder from '@/mocks/assets/placeholder.webp?inline';
import { notFound } from '@/mocks/errorBodies';
import { http } from '@/mocks/http';
import { isMissingFile } from '@/mocks/magicValues';
import { isKnownFile } from '@/mocks/records/projects';

/** The bytes of a `data:` URL. */
function bytesOf(dataUrl: string): ArrayBuffer {
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0)).buffer;
}

export const fileHandlers = {
  /** One drawing serves for every image and width. */
  getFile: http.get('/files/{name}', ({ params, response }) =>
    isKnownFile(params.name) && !isMissingFile(params.name)
      ? response.untyped(
          HttpResponse.arrayBuffer(bytesOf(placeholder), { headers: { 'Content-Type': 'image/webp' } }),
        )
      : response(404).json(notFound('file')),
  ),
};
