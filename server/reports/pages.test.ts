import { describe, expect, it } from 'vitest';
import { addProject, API, completeGift, describeDomain } from '../testing/domainServer.ts';
import { pagesOf } from './testPages.ts';

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);
const paragraphs = (count: number) => Array.from({ length: count }, () => 'A line of its own.').join('\n');

describeDomain('the pages of a report', (server) => {
  const pages = async (id: number) =>
    pagesOf((await server().get(`${API}/project/${id}/download_report`)).rawPayload);
  const deliver = (id: number, recipients: string[]) =>
    server()
      .db.insertInto('proof_photo')
      .values(recipients.map((name) => ({ project_id: id, image: '/files/gone-1.webp', name })))
      .execute();

  describe('that end in what is said about the money', () => {
    it.each([12, 13, 14, 15])('leave nothing of it alone, after %i paragraphs', async (count) => {
      const all = await pages(await addProject(server(), { summary: paragraphs(count) }));
      const where = all.find((page) => page.includes('Money raised'));
      expect(where).toContain('No gift has been completed yet.');
    });

    // With these the first page ends before the note, or within it.
    it.each([
      [13, 1],
      [12, 10],
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
});
