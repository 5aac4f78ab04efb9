import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { FileStore } from '../files/fileStore.ts';
import { notFound } from '../http/errors.ts';
import type { ProjectRow } from '../projects/projectRows.ts';
import { SHARED_COVERS } from './limits.ts';

/** In pixels, both ways: wide enough for every application, and small enough for those that refuse large files. */
const BOX = 960;
const QUALITY = 80;
/** Each has some hundred kilobytes. */
const MOST_KEPT = 50;
const YEAR = 'public, max-age=31536000, immutable';

/** Where a cover lies for the applications that show links; null for a cover that is not ours. */
export function sharedCoverPath(cover: string | null): string | null {
  const stem = cover && /([^/]+)\.webp$/.exec(cover)?.[1];
  return stem ? `/share/${stem}.jpg` : null;
}

/** The size of a cover as it is shared, in pixels; null where its own is not known. */
export function sharedCoverSize({ cover_image_width: width, cover_image_height: height }: ProjectRow) {
  if (!width || !height) return null;
  const scale = Math.min(1, BOX / width, BOX / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Answers covers as JPEG. WhatsApp, Telegram and others show no WebP with a link, which is all that is stored; a copy that
 * only they ask for is drawn when they do.
 */
export function sharedCoverRoute(app: FastifyInstance, images: FileStore): void {
  const drawn = new LRUCache<string, Buffer>({
    max: MOST_KEPT,
    fetchMethod: async (stem) => {
      const stored = await images.read(`${stem}.webp`, BOX);
      if (!stored) return undefined;
      return sharp(stored)
        .resize({ width: BOX, height: BOX, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer();
    },
  });
  const config = { rateLimit: SHARED_COVERS };
  app.get<{ Params: { stem: string } }>(
    '/share/:stem.jpg',
    { config },
    async ({ params: { stem } }, reply) => {
      const picture = await drawn.fetch(stem);
      if (!picture) throw notFound('There is no such picture.');
      return reply.header('Cache-Control', YEAR).type('image/jpeg').send(picture);
    },
  );
}
