import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { syncDirectory } from '../database/disk.ts';
import { createFileStore } from './fileStore.ts';

// Test files share a worker's modules, so the mock is limited to this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(import('../database/disk.ts'));

const folder = join(tmpdir(), `kitbridge-files-${randomUUID()}`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('flushes the folder before it reports that an image is stored', async () => {
  const synced: string[][] = [];
  vi.mocked(syncDirectory).mockImplementation((path) => void synced.push([path, ...readdirSync(path)]));
  const variants = new Map([
    [480, Buffer.from('small')],
    [960, Buffer.from('medium')],
  ] as const);
  await createFileStore(folder).write('cover-1.webp', variants);
  expect(synced).toEqual([[folder, 'cover-1-480.webp', 'cover-1-960.webp']]);
});
