import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { FileStore } from '../files/fileStore.ts';
import { busy, notFound } from '../http/errors.ts';
import { oneAtATime } from '../inTurn.ts';
import type { ProjectRow } from '../projects/projectQueries.ts';
import { SHARED_COVERS } from './limits.ts';
import { sharedWork } from './sharedWork.ts';

/** In pixels, both ways: wide enough for every application, and small enough for those that refuse large files. */
const BOX = 960;
const QUALITY = 80;
/** Each has some hundred kilobytes. */
const MOST_KEPT = 50;
/** Beside the one that is drawn. A drawing takes some fifty milliseconds: nobody waits for long, or is told at once. */
export const MOST_WAITING = 50;
const RETRY_SECONDS = 3;
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
 * Draws one cover after the other, each once for all who ask for it meanwhile, and keeps those that were asked for last.
 *
 * @returns a cover by its name, null where there is none; throws HttpError 503 where more wait than may
 */
function coverDrawing(images: FileStore): (stem: string) => Promise<Buffer | null> {
  const drawn = new LRUCache<string, Buffer>({ max: MOST_KEPT });
  const inTurn = oneAtATime();
  let unfinished = 0;
  const draw = sharedWork(async (stem: string) => {
    if (unfinished > MOST_WAITING) throw busy('Many pictures are being made at the moment.', RETRY_SECONDS);
    unfinished += 1;
    try {
      const picture = await inTurn(() => drawCover(images, stem));
      if (picture) drawn.set(stem, picture);
      return picture;
    } finally {
      unfinished -= 1;
    }
  });
  return async (stem) => drawn.get(stem) ?? draw(stem);
}

/**
 * Answers covers as JPEG. WhatsApp, Telegram and others show no WebP with a link, which is all that is stored; a copy that
 * only they ask for is drawn when they do.
 */
export function sharedCoverRoute(app: FastifyInstance, images: FileStore): void {
  const coverOf = coverDrawing(images);
  const config = { rateLimit: SHARED_COVERS };
  app.get<{ Params: { stem: string } }>(
    '/share/:stem.jpg',
    { config },
    async ({ params: { stem } }, reply) => {
      const picture = await coverOf(stem);
      if (!picture) throw notFound('There is no such picture.');
      return reply.header('Cache-Control', YEAR).type('image/jpeg').send(picture);
    },
  );
}
