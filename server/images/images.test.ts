import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { createFileStore, type FileStore } from '../files/fileStore.ts';
import { addProject, describeDomain } from '../testing/domainServer.ts';
import { asUpload, drawPicture } from '../testing/pictures.ts';
import { createImages, keepImages, type Images, type NewImage } from './images.ts';

describeDomain('images', (server) => {
  const log = { error: vi.fn<(problem: unknown) => void>() };
  const uploads = join(tmpdir(), `kitbridge-uploads-${randomUUID()}`);
  let folder: string;
  let files: FileStore;
  let images: Images;
  let picture: NewImage;
  let isFull: boolean;

  beforeEach(async () => {
    folder = join(tmpdir(), `kitbridge-images-${randomUUID()}`);
    files = createFileStore(folder);
    images = createImages({ db: server().db, files, hasNoRoom: async () => isFull, log });
    const path = await asUpload(uploads, await drawPicture(700, 500).jpeg().toBuffer());
    picture = { kind: 'cover', field: 'cover_photo', path };
    log.error.mockClear();
    isFull = false;
  });
  afterAll(() => rm(uploads, { recursive: true, force: true }));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const stored = async () => {
    const names = await readdir(folder).catch((): string[] => []);
    return names.toSorted((a, b) => a.localeCompare(b));
  };
  const loose = async () => {
    const rows = await server().db.selectFrom('orphaned_image').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  const anHourPasses = () =>
    sql`update orphaned_image set created_at = created_at - interval '61 minutes'`.execute(server().db);

  it('get unguessable names, and are recorded as orphaned until a row refers to them', async () => {
    const [image] = await images.store([picture]);
    expect(image).toMatchObject({ width: 700, height: 500 });
    expect(image?.path).toMatch(/^\/files\/cover-[0-9a-f]{20}\.webp$/);
    const stem = image?.path.slice(7, -5) ?? '';
    expect(await stored()).toEqual([`${stem}-480.webp`, `${stem}-960.webp`]);
    expect(await loose()).toEqual([`${stem}.webp`]);
    await inTransaction(server().db, (transaction) => images.claim(transaction, image ? [image] : []));
    expect(await loose()).toEqual([]);
  });

  it('are stored all or none, naming the unreadable one', async () => {
    const path = await asUpload(uploads, Buffer.from('damaged'));
    const damaged = { kind: 'media', field: 'media_files[3]', path } as const;
    const refused = images.store([picture, damaged, picture]);
    await expect(refused).rejects.toMatchObject({ status: 415, details: [{ field: 'media_files[3]' }] });
    expect([await stored(), await loose()]).toEqual([[], []]);
  });

  it('are refused and logged while the disk is full, unlike forms without pictures', async () => {
    isFull = true;
    const refused = images.store([picture]);
    await expect(refused).rejects.toMatchObject({ status: 503, code: 'storage_full' });
    expect(log.error).toHaveBeenCalledWith(expect.stringContaining('MIN_FREE_BYTES'));
    expect([await stored(), await loose()]).toEqual([[], []]);
    expect(await images.store([])).toEqual([]);
  });

  it('are removed when their rows fail', async () => {
    const refused = keepImages({ db: server().db, images }, [picture], async () => {
      throw new Error('no row');
    });
    await expect(refused).rejects.toThrow('no row');
    expect([await stored(), await loose()]).toEqual([[], []]);
  });

  it('are kept while any row refers to them', async () => {
    const [image] = await images.store([picture]);
    const path = image?.path ?? '';
    await inTransaction(server().db, (transaction) => images.claim(transaction, image ? [image] : []));
    const { db } = server();
    const project = await addProject(server(), { cover_image: path });
    await addProject(server(), { cover_image: path });
    const forget = async () => {
      await inTransaction(db, (transaction) => images.release(transaction, [path]));
      await images.discard([path]);
      return (await stored()).length;
    };
    await db.updateTable('project').set({ cover_image: null }).where('id', '=', project).execute();
    expect(await forget()).toBe(2);
    await db.updateTable('project').set({ cover_image: null }).execute();
    await db.insertInto('proof_photo').values({ project_id: project, image: path }).execute();
    expect(await forget()).toBe(2);
    await db.deleteFrom('proof_photo').execute();
    await db.insertInto('project_media').values({ project_id: project, position: 0, file: path }).execute();
    expect(await forget()).toBe(2);
    await db.deleteFrom('project_media').execute();
    expect(await forget()).toBe(0);
    expect(await loose()).toEqual([]);
  });

  it('of interrupted requests are removed after an hour, and nothing else is', async () => {
    await images.store([picture]);
    await anHourPasses();
    const [young] = await images.store([picture]);
    await files.write('drawing-1.webp', new Map([[480, Buffer.from('unrecorded')]]));
    await images.sweep();
    expect(await loose()).toEqual([young?.path.slice(7)]);
    expect(await stored()).toHaveLength(3);
    await anHourPasses();
    await images.sweep();
    expect([await stored(), await loose()]).toEqual([['drawing-1-480.webp'], []]);
  });

  it('older than an hour are removed, and their row is refused', async () => {
    const [image] = await images.store([picture]);
    await anHourPasses();
    await images.sweep();
    const late = inTransaction(server().db, (transaction) => images.claim(transaction, image ? [image] : []));
    await expect(late).rejects.toThrow('waited too long');
  });

  it('are removed later when removal fails', async () => {
    const [image] = await images.store([picture]);
    const paths = [image?.path ?? ''];
    const remove = vi.spyOn(files, 'remove').mockRejectedValueOnce(new Error('disk on fire'));
    await images.discard(paths);
    expect(log.error).toHaveBeenCalledWith(new Error('disk on fire'));
    expect(await loose()).toHaveLength(1);
    await anHourPasses();
    await images.sweep();
    expect(remove).toHaveBeenCalledTimes(2);
    expect([await stored(), await loose()]).toEqual([[], []]);
  });

  it('are encoded one at a time across requests', async () => {
    let writing = 0;
    const write = files.write.bind(files);
    vi.spyOn(files, 'write').mockImplementation(async (...given) => {
      writing += 1;
      expect(writing).toBe(1);
      await write(...given);
      writing -= 1;
    });
    await Promise.all([images.store([picture, picture]), images.store([picture]), images.store([picture])]);
    expect(await loose()).toHaveLength(4);
  });
});
