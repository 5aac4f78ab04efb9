import { expect, it } from 'vitest';
import { addProject, API, completeGift, describeDomain } from '../testing/domainServer.ts';
import { pagesOf } from '../testing/readPdf.ts';

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);
const paragraphs = (count: number) => Array.from({ length: count }, () => 'A line of its own.').join('\n');

describeDomain('the pages of a report', (server) => {
  const pages = async (id: number) =>
    pagesOf((await server().get(`${API}/project/${id}/download_report`)).rawPayload);
  const deliver = (id: number, recipients: string[]) =>
    server()
      .db.insertInto('proof_photo')
      .values(recipients.map((name) => ({ project_id: id, image: '/files/missing-1.webp', name })))
      .execute();

  it.each([14, 16, 18, 20])('keep the money section together, after %i paragraphs', async (count) => {
    const id = await addProject(server(), { summary: paragraphs(count) });
    await completeGift(server(), { project_id: id });
    const page = (await pages(id)).find((text) => text.includes('Money raised'));
    expect(page).toMatch(/Money raised .* were completed\./);
  });

  it.each([4, 6, 8])('keep the first delivery with its heading, after %i goals', async (count) => {
    const id = await addProject(server(), { goals: JSON.stringify(numbered('Goal', count)) });
    await deliver(id, ['Ọjà Clinic']);
    const page = (await pages(id)).find((text) => text.includes('Deliveries'));
    expect(page).toContain('Deliveries Ọjà Clinic'.normalize('NFC'));
  });

  it('are numbered, and as many as the content needs', async () => {
    const goals = numbered('Goal', 200).map((goal, index) => `${goal} is ${'long '.repeat(index % 40)}`);
    const all = await pages(await addProject(server(), { goals: JSON.stringify(goals) }));
    expect(all.length).toBeGreaterThan(5);
    all.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${all.length}`));
    expect(all.join(' ')).toContain('Goal 200 is long');
  });
});
