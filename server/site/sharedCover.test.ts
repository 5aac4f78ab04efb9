import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore, type FileStore } from '../files/fileStore.ts';
import { encodeImage } from '../images/encodeImage.ts';
import { asUpload, drawPicture } from '../testing/pictures.ts';
import { testConfig } from '../testing/testApp.ts';
import type { ProjectRow } from '../projects/projectQueries.ts';
import { MAX_WAITING, sharedCoverPath, sharedCoverRoute, sharedCoverSize } from './sharedCover.ts';

const { dataDir } = testConfig();
const images = createFileStore(join(dataDir, 'files'));

/** Stores a cover as an upload does, and returns its project columns. */
async function store(name: string, picture: Buffer) {
  const upload = { field: 'cover_photo', path: await asUpload(join(dataDir, 'uploads'), picture) };
  const { variants, width, height } = await encodeImage(upload);
  await images.write(`${name}.webp`, variants);
  return {
    cover_image: `/files/${name}.webp`,
    cover_image_width: width,
    cover_image_height: height,
  } as ProjectRow;
}

describe('shared cover', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    sharedCoverRoute(app, images);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    [2400, 1600, 960, 640],
    [600, 400, 600, 400],
    [900, 1800, 480, 960],
  ])('resizes %d × %d to a JPEG of %d × %d', async (width, height, sharedWidth, sharedHeight) => {
    const project = await store(`cover-${width}`, await drawPicture(width, height).png().toBuffer());
    expect(sharedCoverSize(project)).toEqual({ width: sharedWidth, height: sharedHeight });
    const response = await app.inject({ url: sharedCoverPath(project.cover_image) ?? '' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: sharedWidth,
      height: sharedHeight,
    });
  });

  it('fills transparent areas with white', async () => {
    const seeThrough = sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } });
    const { cover_image: cover } = await store('see-through', await seeThrough.png().toBuffer());
    const { rawPayload } = await app.inject({ url: sharedCoverPath(cover) ?? '' });
    expect((await sharp(rawPayload).stats()).dominant).toEqual({ r: 248, g: 248, b: 248 });
  });

  it.each(['/share/nothing.jpg', '/share/..%2Fdatabase.jpg', '/share/cover.png', '/share/.jpg'])(
    'returns 404 at %s',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );

  it('has no path for an external cover, and no size when unknown', () => {
    expect(sharedCoverPath('https://elsewhere.example/cover.png')).toBeNull();
    expect(sharedCoverPath(null)).toBeNull();
    expect(sharedCoverSize({ cover_image_width: null, cover_image_height: null })).toBeNull();
  });
});

const statusesOf = async (responses: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(responses)).map(({ statusCode }) => statusCode);

describe('concurrent covers', () => {
  /** One more than can wait. */
  const stems = Array.from({ length: MAX_WAITING + 1 }, (_, number) => `crowd-${number}`);
  let app: FastifyInstance;
  let open: () => void;
  let read: string[] = [];
  let mostAtOnce = 0;

  /** Reads covers only after `open` was called. */
  function gatedStore(cover: Buffer): FileStore {
    let underWay = 0;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const readGated = async (name: string) => {
      read.push(name);
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      await gate;
      underWay -= 1;
      return name.startsWith('crowd-') ? cover : null;
    };
    return { ...images, read: readGated };
  }
  // An async function sends the request immediately; `inject` alone would wait until its promise is awaited.
  const ask = async (stem: string) => app.inject({ url: `/share/${stem}.jpg` });

  beforeEach(async () => {
    read = [];
    mostAtOnce = 0;
    app = Fastify();
    sharedCoverRoute(app, gatedStore(await drawPicture(30, 20).webp().toBuffer()));
    await app.ready();
  });
  afterEach(() => app.close());

  it('are drawn one at a time', async () => {
    const responses = stems.map(ask);
    open();
    expect(await statusesOf(responses)).toEqual(stems.map(() => 200));
    expect(read).toEqual(stems.map((stem) => `${stem}.webp`));
    expect(mostAtOnce).toBe(1);
  });

  it('are refused while too many are waiting', async () => {
    const responses = stems.map(ask);
    const refused = await ask('crowd-more');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('3');
    expect(refused.json()).toMatchObject({
      message: 'Too many pictures are being created right now. Try again in 3 seconds.',
    });
    open();
    expect(await statusesOf(responses)).toEqual(stems.map(() => 200));
    expect((await ask('crowd-more')).statusCode).toBe(200);
  });

  it('are drawn once for all requests, and cached', async () => {
    const responses = Array.from({ length: 2 * stems.length }, () => ask('crowd-0'));
    open();
    expect(new Set(await statusesOf(responses))).toEqual(new Set([200]));
    await ask('crowd-0');
    expect(read).toEqual(['crowd-0.webp']);
  });

  it('are still drawn after a missing one', async () => {
    const responses = ['nothing', 'crowd-1'].map(ask);
    open();
    expect(await statusesOf(responses)).toEqual([404, 200]);
  });
});
