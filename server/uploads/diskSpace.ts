import { statfs } from 'node:fs/promises';

/** Whether fewer bytes than must stay free are left on the disk of a folder. */
export async function isDiskShort(folder: string, minFreeBytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < minFreeBytes;
}
