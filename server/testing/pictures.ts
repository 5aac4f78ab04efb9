import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A picture with a differently coloured top left quarter, so that rotation shows. */
export function drawPicture(width: number, height: number): Sharp {
  const corner = {
    create: { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3, background: '#d33' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#2a6' } }).composite([
    { input: corner, left: 0, top: 0 },
  ]);
}

/** Metadata that the phone's owner does not know about. */
export const SECRETS = ['Amina Bello', 'Nokia 3310', 'W5M0MpCehiHzreSzNTczkc9d'];

/** A phone's photo: rotated, with location, owner, device, colour profile and comments. */
export function photoWithPlace(width = 800, height = 600): Promise<Buffer> {
  return drawPicture(width, height)
    .withIccProfile('p3')
    .withXmp(
      '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>',
    )
    .withExifMerge({
      IFD0: { Artist: 'Amina Bello', Model: 'Nokia 3310' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '12/1 0/1 8/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '8/1 31/1 1/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Writes content to a file like an upload; returns its path. */
export async function asUpload(folder: string, content: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  await writeFile(path, content);
  return path;
}
