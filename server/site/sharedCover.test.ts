import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from '../files/fileStore.ts';
import { encodeImage } from '../images/encodeImage.ts';
import { asUpload, drawPicture } from '../testing/pictures.ts';
import { testConfig } from '../testing/testApp.ts';
import type { ProjectRow } from '../projects/projectRows.ts';
import { sharedCoverPath, sharedCoverRoute, sharedCoverSize } from './sharedCover.ts';

const { dataDir } = testConfig();
const images = createFileStore(join(dataDir, 'files'));

/** Stores a cover as an upload does, and answers what a project then knows of it. */
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

describe('a cover that is shared', () => {
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
  ])('of %d × %d is a JPEG of %d × %d', async (width, height, sharedWidth, sharedHeight) => {
    const project = await store(`cover-${width}`, await drawPicture(width, height).png().toBuffer());
    expect(sharedCoverSize(project)).toEqual({ width: sharedWidth, height: sharedHeight });
    const answer = await app.inject({ url: sharedCoverPath(project.cover_image) ?? '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: sharedWidth,
      height: sharedHeight,
    });
  });

  it('is white where the cover is see-through', async () => {
    const seeThrough = sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } });
    const { cover_image: cover } = await store('see-through', await seeThrough.png().toBuffer());
    const { rawPayload } = await app.inject({ url: sharedCoverPath(cover) ?? '' });
    expect((await sharp(rawPayload).stats()).dominant).toEqual({ r: 248, g: 248, b: 248 });
  });

  it.each(['/share/nothing.jpg', '/share/..%2Fdatabase.jpg', '/share/cover.png', '/share/.jpg'])(
    'is a 404 at %s',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );

  it('has no address for a cover of another site, and no size where its own is not known', () => {
    expect(sharedCoverPath('https://elsewhere.example/cover.png')).toBeNull();
    expect(sharedCoverPath(null)).toBeNull();
    expect(sharedCoverSize({ cover_image_width: null, cover_image_height: null } as ProjectRow)).toBeNull();
  });
});
