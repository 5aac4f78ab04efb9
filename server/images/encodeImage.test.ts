import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { HttpError } from '../http/errors.ts';
import { asUpload, drawPicture, photoWithPlace, SECRETS } from '../testing/pictures.ts';
import { encodeImage } from './encodeImage.ts';

const folder = join(tmpdir(), `kitbridge-encode-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

const encode = async (content: Buffer) =>
  encodeImage({ field: 'cover_photo', path: await asUpload(folder, content) });

/** The size of each variant, by stored width. */
async function sizesOf(content: Buffer): Promise<Record<string, string>> {
  const { variants } = await encode(content);
  const sizes = [...variants].map(async ([stored, file]) => {
    const { format, width, height } = await sharp(file).metadata();
    expect(format).toBe('webp');
    return [stored, `${width}×${height}`] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

async function refusalOf(content: Buffer): Promise<HttpError> {
  const refusal: unknown = await encode(content).catch((error: unknown) => error);
  if (!(refusal instanceof HttpError)) throw new Error('The picture was accepted.');
  return refusal;
}

describe('encodeImage', () => {
  it.each([
    [2400, 1600, { 480: '480×320', 960: '960×640', 1600: '1600×1067' }],
    [1600, 900, { 480: '480×270', 960: '960×540', 1600: '1600×900' }],
    [1000, 500, { 480: '480×240', 960: '960×480', 1600: '1000×500' }],
    [700, 500, { 480: '480×343', 960: '700×500' }],
    [480, 480, { 480: '480×480' }],
    [1, 1, { 480: '1×1' }],
    [100, 4000, { 480: '48×1920', 960: '96×3840', 1600: '100×4000' }],
  ])('keeps %d × %d without enlarging it', async (width, height, sizes) => {
    const content = await drawPicture(width, height).png().toBuffer();
    expect(await sizesOf(content)).toEqual(sizes);
    const encoded = await encode(content);
    expect(`${encoded.width}×${encoded.height}`).toBe(Object.values(sizes).at(-1));
  });

  it.each(['jpeg', 'png', 'webp'] as const)('accepts %s', async (format) => {
    expect(await sizesOf(await drawPicture(60, 40).toFormat(format).toBuffer())).toEqual({ 480: '60×40' });
  });

  it('accepts 16-bit greyscale with transparency', async () => {
    const content = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#0008' } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    const file = (await encode(content)).variants.get(480);
    expect(await sharp(file).metadata()).toMatchObject({ width: 30, height: 20, hasAlpha: true });
    expect(await sizesOf(await drawPicture(30, 20).toColourspace('b-w').png().toBuffer())).toEqual({
      480: '30×20',
    });
    expect(await sizesOf(await drawPicture(30, 20).toColourspace('cmyk').jpeg().toBuffer())).toEqual({
      480: '30×20',
    });
  });

  it('accepts a photo with an HDR gain map', async () => {
    // Missing from the types of sharp 0.35.
    const drawing = drawPicture(60, 40).pipelineColourspace('scrgb') as Sharp & { withGainMap(): Sharp };
    const photo = await drawing.withGainMap().jpeg().toBuffer();
    expect((await sharp(photo).metadata()).gainMap).toBeDefined();
    expect(await sizesOf(photo)).toEqual({ 480: '60×40' });
  });

  it('keeps only the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#d00', '#0d0', '#00d'].map((background) =>
        sharp({ create: { width: 40, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(3);
    const file = (await encode(moving)).variants.get(480);
    expect(await sharp(file, { animated: true }).metadata()).toMatchObject({ width: 40, height: 20 });
    const { dominant } = await sharp(file).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g + dominant.b);
  });

  it('applies the orientation and strips all metadata', async () => {
    const photo = await photoWithPlace(800, 600);
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, hasProfile: true });
    for (const secret of SECRETS) expect(photo.includes(secret)).toBe(true);
    const { variants, width, height } = await encode(photo);
    expect([width, height]).toEqual([600, 800]);
    expect(variants.size).toBe(2);
    for (const file of variants.values()) {
      const facts = await sharp(file).metadata();
      expect(facts.exif ?? facts.xmp ?? facts.icc ?? facts.iptc ?? facts.orientation).toBeUndefined();
      for (const secret of [...SECRETS, 'EXIF', 'Exif', 'ICCP', 'XMP'])
        expect(Buffer.from(file).includes(secret)).toBe(false);
    }
    const { data, info } = await sharp(variants.get(480)).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    // The top left quarter is now at the top right.
    expect(redAt(info.width - 20, 20)).toBeGreaterThan(180);
    expect(redAt(20, 20)).toBeLessThan(80);
  });

  it('strips data appended to the file', async () => {
    const page = '<script>alert(1)</script>PK\u0003\u0004';
    const content = Buffer.concat([await drawPicture(60, 40).jpeg().toBuffer(), Buffer.from(page)]);
    const { variants } = await encode(content);
    expect(Buffer.from(variants.get(480) ?? '').includes('script')).toBe(false);
  });
});

describe('encodeImage', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  it.each([
    ['SVG', Buffer.from(svg)],
    ['SVG with a prologue', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
    ['AVIF', Buffer.from('\0\0\0\u001cftypavif\0\0\0\0')],
  ])('refuses %s', async (_name, content) => {
    const { status, message, details } = await refusalOf(content);
    expect([status, message]).toEqual([415, 'Pictures must be JPEG, PNG or WebP.']);
    expect(details).toEqual([{ field: 'cover_photo', message: 'must be JPEG, PNG or WebP' }]);
  });

  it.each(['heic', 'heix', 'mif1'])('refuses HEIC with a hint (%s)', async (brand) => {
    const { status, message } = await refusalOf(Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0`));
    expect([status, message]).toEqual([415, 'HEIC pictures are not supported. Save the picture as a JPEG.']);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('refuses a truncated %s', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } })
      .toFormat(format)
      .toBuffer();
    const { status, details } = await refusalOf(whole.subarray(0, whole.length / 2));
    expect([status, details]).toEqual([422, [{ field: 'cover_photo', message: 'is damaged' }]]);
  });

  it('refuses a file with only a valid signature', async () => {
    const png = await drawPicture(9, 9).png().toBuffer();
    const lies = [
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
      Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]),
      Buffer.concat([Buffer.from('RIFFtextWEBP'), Buffer.from(svg)]),
    ];
    const refusals = await Promise.all(lies.map(refusalOf));
    expect(refusals.map(({ status }) => status)).toEqual([422, 415, 422]);
  });

  it('refuses too many pixels', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { status, message, details } = await refusalOf(bomb);
    expect(status).toBe(422);
    expect(message).toContain('52 million pixels');
    expect(details).toEqual([{ field: 'cover_photo', message: 'has too many pixels' }]);
  });
});
