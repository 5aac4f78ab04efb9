import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from '../files/fileStore.ts';
import { addProject, API, completeGift, describeDomain } from '../testing/domainServer.ts';
import { FRAME_WIDTH } from './styles.ts';
import { levelOf, pagesOf } from './testPages.ts';

const dataDir = join(tmpdir(), `kitbridge-pages-${randomUUID()}`);

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);
const paragraphs = (count: number) => Array.from({ length: count }, () => 'A line of its own.').join('\n');

describeDomain(
  'the pages of a report',
  (server) => {
    const reportOf = async (id: number) =>
      (await server().get(`${API}/project/${id}/download_report`)).rawPayload;
    const pages = async (id: number) => pagesOf(await reportOf(id));
    const levelOfSummary = async (id: number) => levelOf(await reportOf(id), 'A line of its own.');
    const deliver = (id: number, recipients: string[]) =>
      server()
        .db.insertInto('proof_photo')
        .values(recipients.map((name) => ({ project_id: id, image: '/files/gone-1.webp', name })))
        .execute();

    describe('that end in what is said about the money', () => {
      it.each([14, 15, 16, 17])('leave nothing of it alone, after %i paragraphs', async (count) => {
        const all = await pages(await addProject(server(), { summary: paragraphs(count) }));
        const where = all.find((page) => page.includes('Money raised'));
        expect(where).toContain('No gift has been completed yet.');
      });

      // With these the first page ends within the note, or before it.
      it.each([
        [13, 1],
        [13, 7],
      ])('keep its note whole and with it, after %i paragraphs and in %i places', async (count, places) => {
        const project = { summary: paragraphs(count), location: numbered('Place', places).join(', ') };
        const id = await addProject(server(), project);
        await completeGift(server(), { project_id: id });
        const where = (await pages(id)).find((page) => page.includes('Money raised'));
        expect(where).toMatch(/US dollars .*Each currency is counted by itself\..* when it was completed\./);
      });
    });

    it.each([4, 6, 8])('keep the first delivery with its heading, after %i goals', async (count) => {
      const id = await addProject(server(), { goals: JSON.stringify(numbered('Goal', count)) });
      await deliver(id, ['Ọjà Clinic']);
      const where = (await pages(id)).find((page) => page.includes('Deliveries'));
      expect(where).toContain('Deliveries Ọjà Clinic'.normalize('NFC'));
    });

    it('are no more for the imprint where the last one has room for it', async () => {
      const id = await addProject(server());
      // Two stand on the first page, and on the second as many as it holds.
      await deliver(id, numbered('Clinic', 8));
      const all = await pages(id);
      expect(all).toHaveLength(2);
      expect(all[1]).toMatch(/Clinic 3 .*Clinic 8 .*Made on /);
    });

    it.each([
      ['of long words', `${'Kilimanjaro'.repeat(12)} School`, /Kitbridge · (Kilimanjaro){5}\w*… Page/],
      ['of short words', 'A school of ours '.repeat(9), /Kitbridge · (A school of ours )+A… Page/],
    ])('show at their foot what has room there of a title %s', async (_, title, foot) => {
      expect((await pages(await addProject(server(), { title }))).at(-1)).toMatch(foot);
    });

    describe('with a cover', () => {
      const cover = '/files/cover-1.webp';
      beforeAll(async () => {
        const picture = sharp({ create: { width: 960, height: 640, channels: 3, background: '#0e4b3a' } });
        const file = await picture.webp().toBuffer();
        await createFileStore(join(dataDir, 'files')).write('cover-1.webp', new Map([[960, file]]));
      });
      afterAll(() => rm(dataDir, { recursive: true, force: true }));

      it.each([1, 30])('show it half as tall as it is wide, above %i paragraphs', async (count) => {
        const project = { summary: paragraphs(count) };
        const plain = await levelOfSummary(await addProject(server(), project));
        const covered = await levelOfSummary(await addProject(server(), { ...project, cover_image: cover }));
        expect(plain - covered).toBeGreaterThan(FRAME_WIDTH / 2);
      });

      it.each([1, 3, 5])('hold the money on the first one, after %i paragraphs', async (count) => {
        const project = { summary: paragraphs(count), title: 'Microscopes '.repeat(5), cover_image: cover };
        const id = await addProject(server(), project);
        await completeGift(server(), { project_id: id });
        const [first] = await pages(id);
        expect(first).toMatch(/Money raised .* when it was completed\./);
      });

      it('hold the facts on the first one where the money has no room there', async () => {
        const project = { summary: paragraphs(12), cover_image: cover };
        const [first, second] = await pages(await addProject(server(), project));
        expect(first).toContain('Location Kano');
        expect(second).toContain('Money raised');
      });
    });
  },
  { dataDir },
);
