import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '../database/disk.ts';
import { isNotFound } from './isNotFound.ts';

/** In pixels, smallest first. An image is stored in every narrower width, and in its own size under the next one; it is never enlarged. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** An image's content by stored width. */
export type ImageVariants = ReadonlyMap<ImageWidth, Uint8Array>;

/** Stores public images. The content under a name never changes. */
export interface FileStore {
  /**
   * Resolves once the image is safely on disk, so that a row can refer to it.
   *
   * @param name such as `cover-5f0c7a52b1.webp`; it becomes public
   */
  write(name: string, variants: ImageVariants): Promise<void>;
  /** The smallest stored width of at least the wanted one, otherwise the largest; null when there is no such image. */
  read(name: string, width?: number): Promise<Buffer | null>;
  /** Removes all widths of an image and what an interrupted write left. Does nothing when it does not exist. */
  remove(name: string): Promise<void>;
}

/** Letters, digits, dashes and underscores, so that no name points outside the folder. */
const NAME = /^([A-Za-z0-9][A-Za-z0-9_-]{0,90})\.webp$/;

/** Empty if the folder does not exist. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return [];
  }
}

/** The widths to try, best first. */
function inOrderOf(width: number | undefined): ImageWidth[] {
  const wanted = width ?? Number.POSITIVE_INFINITY;
  const enough = IMAGE_WIDTHS.filter((stored) => stored >= wanted);
  const smaller = IMAGE_WIDTHS.filter((stored) => stored < wanted);
  return [...enough, ...smaller.toReversed()];
}

/** Writes a file completely or not at all. */
async function writeAtomically(path: string, content: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content, { flush: true });
  await rename(unfinished, path);
}

/** Stores images in a folder, which is created with the first image. */
export function createFileStore(folder: string): FileStore {
  const pathOf = (stem: string, width: ImageWidth) => join(folder, `${stem}-${width}.webp`);

  async function readFirst(stem: string, [width, ...rest]: ImageWidth[]): Promise<Buffer | null> {
    if (width === undefined) return null;
    try {
      return await readFile(pathOf(stem, width));
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return readFirst(stem, rest);
    }
  }

  return {
    async write(name, variants) {
      const stem = NAME.exec(name)?.[1];
      if (stem === undefined) throw new Error(`${name} is not a valid image name.`);
      await mkdir(folder, { recursive: true });
      await Promise.all(
        [...variants].map(([width, content]) => writeAtomically(pathOf(stem, width), content)),
      );
      syncDirectory(folder);
    },

    async read(name, width) {
      const stem = NAME.exec(name)?.[1];
      return stem === undefined ? null : readFirst(stem, inOrderOf(width));
    },

    async remove(name) {
      const stem = NAME.exec(name)?.[1];
      if (stem === undefined) return;
      const starts = IMAGE_WIDTHS.map((width) => `${stem}-${width}.webp`);
      const own = (file: string) => starts.some((start) => file === start || file.startsWith(`${start}.`));
      const files = (await filesIn(folder)).filter(own);
      await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
    },
  };
}
