import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { getMeta } from 'unpdf';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openConfigured } from '../database/openConfigured.ts';
import { createFileStore } from '../files/fileStore.ts';
import {
  addProject,
  API,
  completeGift,
  describeDomain,
  ngnGift,
  setRate,
  startGift,
} from '../testing/domainServer.ts';
import { refundGift } from '../testing/books.ts';
import { openPdf, pagesOf } from '../testing/readPdf.ts';
import { makeDataFolder } from '../testing/dataFolder.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { TEST_ORIGIN, testConfig } from '../testing/testApp.ts';
import { fileNameOf } from './fileName.ts';
import { drawInThread } from './makeReport.ts';

const dataDir = join(tmpdir(), `kitbridge-reports-${randomUUID()}`);

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e4b3a' } })
    .webp()
    .toBuffer();

describe('fileNameOf', () => {
  it.each([
    ['Microscopes for Kano', 'kitbridge-project-7-microscopes-for-kano.pdf'],
    ['Ẹ̀kọ́ & Ọ̀ṣun “2026”', 'kitbridge-project-7-eko-osun-2026.pdf'],
    ['"; filename=evil.exe\r\nX: y/../..', 'kitbridge-project-7-filename-evil-exe-x-y.pdf'],
    ['مجاهر', 'kitbridge-project-7.pdf'],
    ['a'.repeat(300), `kitbridge-project-7-${'a'.repeat(60)}.pdf`],
  ])('of %j is safe in a header', (title, name) => {
    expect(fileNameOf('Kitbridge', 7, title)).toBe(name);
  });
});

describeDomain(
  'the report of a project',
  (server) => {
    afterAll(() => rm(dataDir, { recursive: true, force: true }));

    const download = (id: number) => server().get(`${API}/project/${id}/download_report`);
    const reportOf = async (id: number) => {
      const response = await download(id);
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.rawPayload;
    };
    const textOf = async (id: number) => (await pagesOf(await reportOf(id))).join(' ');

    it('opens in the browser under a safe name and is never stale', async () => {
      const response = await download(await addProject(server(), { title: 'Ẹ̀kọ́ for Kano' }));
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="kitbridge-project-1-eko-for-kano.pdf"',
        'cache-control': 'no-cache',
      });
    });

    it('shows a change at once', async () => {
      const id = await addProject(server(), { location: 'Kano' });
      expect(await textOf(id)).toContain('Kano');
      await server().db.updateTable('project').set({ location: 'Jos' }).where('id', '=', id).execute();
      expect(await textOf(id)).toContain('Jos');
    });

    it('shows the facts about the project', async () => {
      const id = await addProject(server(), {
        title: 'Ẹ̀kọ́ ọ̀fẹ́: ụlọ akwụkwọ na Ìṣẹ́yìn',
        summary: 'Ìwé tuntun for ƙasa.',
        start_date: '2026-03-01',
        deadline: '2026-12-31',
        impact_phrase: 'technicians trained',
        impact_count: 1240,
        goals: JSON.stringify(['Refurbish twelve microscopes']),
        milestones: JSON.stringify(['Four delivered']),
      });
      const text = await textOf(id);
      for (const part of [
        'Kitbridge',
        'Project report',
        'Ẹ̀kọ́ ọ̀fẹ́: ụlọ akwụkwọ na Ìṣẹ́yìn',
        'Ìwé tuntun for ƙasa.',
        'Healthcare',
        'Active',
        'Kano, Nigeria',
        'Mar 01, 2026',
        'Dec 31, 2026',
        '1,240 technicians trained',
        'Refurbish twelve microscopes',
        'Four delivered',
        `${TEST_ORIGIN}/projects/${id}`,
      ]) {
        expect(text).toContain(part.normalize('NFC'));
      }
    });

    it('says what donations pay for and why they are still needed', async () => {
      const about = {
        status: 'COMPLETED',
        impact_phrase: 'ọmọ ilé-ìwé',
        donation_reason: 'Àwọn ilé-ìwé méjì ṣì ń dúró: ₦1,500 pays for a lens.',
        donation_supports: JSON.stringify(['Spare lenses', 'Ìrìnnà sí Ìṣẹ́yìn']),
      } as const;
      const receiving = await textOf(await addProject(server(), { ...about, receiving_donation: true }));
      const parts = [
        'Direct impact ọmọ ilé-ìwé',
        'Why we are still raising money Àwọn ilé-ìwé méjì ṣì ń dúró: ₦1,500 pays for a lens.',
        'What your gift pays for Spare lenses Ìrìnnà sí Ìṣẹ́yìn',
      ].map((part) => receiving.indexOf(part.normalize('NFC')));
      expect(parts).not.toContain(-1);
      expect(parts).toEqual(parts.toSorted((one, other) => one - other));
      expect(receiving).toContain('Completed, receiving donations');

      const ended = await textOf(await addProject(server(), { ...about, receiving_donation: false }));
      expect(ended).toContain('Completed, not receiving donations');
      expect(ended).toContain('Why we are still raising money');
      expect(ended).not.toContain('What your gift pays for');

      const plain = await textOf(await addProject(server(), { donation_reason: ' 🎉 ' }));
      expect(plain).not.toMatch(/still raising money|What your gift pays for/);
    });

    it('has a title, a language and tagged content', async () => {
      const pdf = await openPdf(await reportOf(await addProject(server())));
      const { info } = await getMeta(pdf);
      expect(info).toMatchObject({ Title: 'Microscopes for Kano', Author: 'Kitbridge', Language: 'en' });
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    });

    it('adds up completed donations by currency', async () => {
      await setRate(server(), '1600');
      const project = await addProject(server(), { currency: 'NGN', target_amount_minor: 100_000_000 });
      await completeGift(server(), { project_id: project });
      await completeGift(server(), { project_id: project, amount: 25.5 });
      await completeGift(server(), { ...ngnGift, project_id: project, amount: 5000 });
      await completeGift(server(), { amount: 999 });
      await startGift(server(), { project_id: project, amount: 333 });
      const text = await textOf(project);
      expect(text).toContain('₦125,800.00 raised');
      expect(text).toContain('12.58% of the ₦1,000,000.00 goal');
      expect(text).toMatch(/US dollars \(USD\) 2 \$75\.50/);
      expect(text).toMatch(/Nigerian naira \(NGN\) 1 ₦5,000\.00/);
      expect(text).not.toMatch(/333|999/);
    });

    it('leaves out what was refunded', async () => {
      const project = await addProject(server());
      await completeGift(server(), { project_id: project, amount: 80 });
      await refundGift(server(), await completeGift(server(), { project_id: project, amount: 30 }), 1050);
      await refundGift(server(), await completeGift(server(), { project_id: project, amount: 500 }), 50_000);
      const text = await textOf(project);
      expect(text).toContain('$99.50 raised');
      expect(text).toMatch(/US dollars \(USD\) 2 \$99\.50/);
    });

    it('contains nothing about any donor', async () => {
      const project = await addProject(server());
      const donor = { donor_full_name: 'Zainab Quartermaine', donor_email: 'zainab@donors.example' };
      const { reference } = await completeGift(server(), { ...donor, project_id: project });
      const pdf = await reportOf(project);
      expect((await pagesOf(pdf)).join(' ')).toContain('$50.00 raised');
      for (const secret of ['Zainab', 'Quartermaine', 'donors.example', reference]) {
        expect((await pagesOf(pdf)).join(' ')).not.toContain(secret);
        expect(pdf.includes(secret)).toBe(false);
      }
    });

    it('shows deliveries, with or without a photo', async () => {
      const store = createFileStore(join(dataDir, 'files'));
      await store.write('proof-1.webp', new Map([[960, await solid(960, 640)]]));
      await store.write('broken-1.webp', new Map([[960, Buffer.from('no picture')]]));
      const id = await addProject(server());
      await server()
        .db.insertInto('proof_photo')
        .values([
          { project_id: id, image: '/files/proof-1.webp', name: 'Ọjà Clinic', deliver_date: '2026-10-02' },
          { project_id: id, image: '/files/broken-1.webp', name: 'Broken Clinic' },
          { project_id: id, image: '/files/gone-1.webp', name: null },
        ])
        .execute();
      const pdf = await reportOf(id);
      const text = (await pagesOf(pdf)).join(' ');
      expect(text).toMatch(/Ọjà Clinic Oct 02, 2026 .*Broken Clinic N\/A .*N\/A N\/A/);
      expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    });

    it('stays under 300 kB with a cover and 12 deliveries', async () => {
      const store = createFileStore(join(dataDir, 'files'));
      const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
      const photo = await sharp({
        create: { width: 960, height: 640, channels: 3, background: '#888', noise },
      })
        .webp()
        .toBuffer();
      await store.write('photo-1.webp', new Map([[960, photo]]));
      const id = await addProject(server(), { cover_image: '/files/photo-1.webp' });
      const delivery = { project_id: id, image: '/files/photo-1.webp', name: 'Ọjà Clinic' };
      await server()
        .db.insertInto('proof_photo')
        .values(Array.from({ length: 12 }, () => delivery))
        .execute();
      const pdf = await reportOf(id);
      expect(pdf.length).toBeLessThan(300_000);
      expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(13);
    });

    it('prints any title', async () => {
      const id = await addProject(server(), {
        title: `مجاهر لمختبر ${'W'.repeat(400)} 😀🎉👩🏽‍⚕️ 漢字 \u202eevil`,
        summary: 'שלום עולם 12',
        location: null,
        currency: 'NGN',
        target_amount_minor: 0,
        amount_raised_minor: Number.MAX_SAFE_INTEGER,
        goals: JSON.stringify(['🎉', '   ', '<b>&"\\()']),
      });
      const text = await textOf(id);
      expect(text).toContain('₦90,071,992,547,409.91 raised');
      expect(text).toContain('This project has no funding goal.');
      expect(text).toContain('No donations yet.');
      expect(text).toContain('No deliveries yet.');
      expect(text).toContain('<b>&"\\()');
    });

    it('does not exist for drafts and unknown projects', async () => {
      const draft = await addProject(server(), { status: 'DRAFT' });
      for (const id of [draft, draft + 1]) {
        const response = await download(id);
        expect(response.statusCode).toBe(404);
        expect(response.headers['content-type']).toContain('application/json');
      }
    });
  },
  { dataDir },
);

describe('the built server', () => {
  it('draws reports in a worker thread', async () => {
    const folder = makeDataFolder();
    const database = await openConfigured(
      testConfig({ dataDir: folder }),
      () => {},
      () => {},
    );
    const id = await addProject(database);
    await database.close();
    const { child, ready, ended } = startServerProcess({ DATA_DIR: folder });
    try {
      const response = await fetch(`${await ready}${API}/project/${id}/download_report`);
      expect(response.status).toBe(200);
      const text = (await pagesOf(new Uint8Array(await response.arrayBuffer()))).join(' ');
      expect(text).toContain('Microscopes for Kano');
    } finally {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);

  it('passes on an error from the worker thread', async () => {
    const script = join(inject('builtServer'), 'reportWorker.js');
    const nothing = {} as Parameters<typeof drawInThread>[1];
    await expect(drawInThread(script, nothing)).rejects.toThrow(TypeError);
  });
});
