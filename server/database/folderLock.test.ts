import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderInUse, lockFolder } from './folderLock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const LISTEN = `require('node:net').createServer().listen(process.argv[1], () => console.log('listening'))`;

/** Another process that listens on a socket like the lock's. */
async function holdSocket(path: string): Promise<ChildProcess> {
  const holder = spawn(process.execPath, ['-e', LISTEN, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return holder;
}

describe('lockFolder', () => {
  it('grants the lock to one holder at a time', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  it('grants the lock to one of many concurrent callers', async () => {
    for (let round = 0; round < 10; round += 1) {
      const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const held = asked.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(held).toHaveLength(1);
      await held[0]?.release();
    }
  });

  it('locks each folder separately', async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    const locks = await Promise.all([lockFolder(folder), lockFolder(other)]);
    expect(locks).toHaveLength(2);
    await Promise.all(locks.map((lock) => lock.release()));
  });

  describe.skipIf(process.platform === 'win32')('with a holder that was killed', () => {
    beforeEach(async () => {
      const holder = await holdSocket(join(folder, 'lock.sock'));
      holder.kill('SIGKILL');
      await once(holder, 'close');
    });

    it('grants the lock to one of many concurrent callers, and leaves nothing', async () => {
      const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const held = asked.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(held).toHaveLength(1);
      await held[0]?.release();
      expect(readdirSync(folder)).toEqual([]);
    });

    it('grants the lock a while after it was killed while it claimed the folder', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
      writeFileSync(join(folder, 'lock.claimed-100'), '');
      await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
      vi.setSystemTime(1_010_000);
      await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
      vi.setSystemTime(1_020_000);
      await (await lockFolder(folder)).release();
    });
  });

  it.skipIf(process.platform === 'win32')('respects a holder too busy to reply', async () => {
    const holder = await holdSocket(join(folder, 'lock.sock'));
    holder.kill('SIGSTOP');
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    holder.kill('SIGKILL');
    await once(holder, 'close');
  });

  it('supports paths too long for a socket', async () => {
    vi.stubEnv('TMPDIR', folder);
    const deep = join(folder, ...Array.from({ length: 6 }, () => 'a-folder-with-quite-a-long-name'));
    mkdirSync(deep, { recursive: true });
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow(FolderInUse);
    await lock.release();
  });
});
