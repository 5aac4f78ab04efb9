import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { components } from '@/api/generated/schema';
import type { FileStore } from '../files/fileStore.ts';
import { notFound } from '../http/errors.ts';
import { createRenderQueue } from '../renderQueue.ts';
import { SHARED_COVERS } from './limits.ts';

/** The largest width and height in pixels: large enough for link previews, small enough for those that refuse large files. */
const BOX = 960;
const QUALITY = 80;
export const MAX_WAITING = 50;
const YEAR = 'public, max-age=31536000, immutable';

/** The path of a cover in link previews; null for an external cover. */
export function sharedCoverPath(cover: string | null): string | null {
  const stem = cover && /([^/]+)\.webp$/.exec(cover)?.[1];
  return stem ? `/share/${stem}.jpg` : null;
}

/** The size of a cover in link previews, in pixels; null when unknown. */
export function sharedCoverSize({
  cover_image_width: width,
  cover_image_height: height,
}: Pick<components['schemas']['Project'], 'cover_image_width' | 'cover_image_height'>) {
  if (!width || !height) return null;
  const scale = Math.min(1, BOX / width, BOX / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

async function drawCover(images: FileStore, stem: string): Promise<Buffer | null> {
  const stored = await images.read(`${stem}.webp`, BOX);
  if (!stored) return null;
  return sharp(stored)
    .resize({ width: BOX, height: BOX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/**
 * Serves covers as JPEG for link previews: WhatsApp, Telegram and others do not show WebP, which is all that is stored.
 */
export function sharedCoverRoute(app: FastifyInstance, images: FileStore): void {
  const render = createRenderQueue({
    maxWaiting: MAX_WAITING,
    maxCachedBytes: 8 * 1024 * 1024,
    busyMessage: 'Too many pictures are being created right now.',
    retrySeconds: 3,
  });
  const config = { rateLimit: SHARED_COVERS };
  app.get<{ Params: { stem: string } }>(
    '/share/:stem.jpg',
    { config },
    async ({ params: { stem } }, reply) => {
      const picture = await render(stem, () => drawCover(images, stem));
      if (!picture) throw notFound('This picture does not exist.');
      // Other sites show it beside a shared link.
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return reply.header('Cache-Control', YEAR).type('image/jpeg').send(picture);
    },
  );
}
