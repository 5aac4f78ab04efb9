import { expect, it } from 'vitest';
import { extractTextItems } from 'unpdf';
import { STYLES } from './styles.ts';
import { TaggedPdf } from './taggedPdf.ts';
import { openPdf, pagesOf } from '../testing/readPdf.ts';

const start = () =>
  new TaggedPdf({ title: 'Ẹ̀kọ́', author: 'Kitbridge', subject: 'A test', created: new Date('2026-11-23') });
const finish = (pdf: TaggedPdf, running = 'Kitbridge') =>
  pdf.finish(running, (page, of) => `Page ${page} of ${of}`);

type Node = { role?: string; alt?: string; children?: Node[] };
const outline = ({ role, alt, children = [] }: Node): unknown =>
  alt
    ? `${role}: ${alt}`
    : children.some(({ role: inner }) => inner)
      ? { [role ?? '']: children.map(outline) }
      : role;

it('tags headings, paragraphs, lists, tables and pictures for screen readers', async () => {
  const pdf = start();
  pdf.letterhead('Kitbridge', 'Test');
  pdf.write('Title', STYLES.title, {}, 'H1');
  pdf.heading('Part');
  pdf.list(['One']);
  pdf.facts([{ label: 'Place', value: 'Kano' }]);
  pdf.table(['Currency', 'Total'], [['NGN', '₦5.00']]);
  pdf.progressBar(0.5, 'Half of the goal');
  const page = await (await openPdf(await finish(pdf))).getPage(1);
  expect(outline((await page.getStructTree()) as Node)).toEqual({
    Root: [
      {
        Document: [
          'P',
          'P',
          'H1',
          'H2',
          { L: [{ LI: ['Lbl', 'LBody'] }] },
          { Table: [{ TR: ['TH', 'TD'] }] },
          { Table: [{ TR: ['TH', 'TH'] }, { TR: ['TD', 'TD'] }] },
          'Figure: Half of the goal',
        ],
      },
    ],
  });
});

it('breaks long words and long texts, and numbers the pages', async () => {
  const pdf = start();
  pdf.write(`${'Kilimanjaro'.repeat(60)} ${'word '.repeat(4000)}end`, STYLES.body);
  const file = await finish(pdf);
  const pages = await pagesOf(file);
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  expect(pages.at(-1)).toContain('end');
  const { items } = await extractTextItems(await openPdf(file));
  expect(Math.max(...items.flat().map(({ x, width }) => x + width))).toBeLessThanOrEqual(540);
});

it('puts right-to-left words in their order', async () => {
  const pdf = start();
  pdf.write('שלום עולם', STYLES.body);
  expect((await pagesOf(await finish(pdf))).join()).toContain('שלום עולם');
});

it('cuts off texts that have more lines than there is room for', async () => {
  const pdf = start();
  pdf.write('A clinic with a long name '.repeat(9), STYLES.body, { width: 150, maxLines: 2 });
  const [page] = await pagesOf(await finish(pdf, `${'Kilimanjaro'.repeat(20)} School`));
  expect(page).toMatch(/^(A clinic with a long name )+[\w ]*…/);
  expect(page).toMatch(/(Kilimanjaro){5}\w*… Page 1 of 1/);
});

it('moves a heading to the next page together with what follows', async () => {
  const pdf = start();
  pdf.moveTo(700);
  pdf.heading('Part', 60);
  pdf.write('First line', STYLES.body);
  expect((await pagesOf(await finish(pdf)))[1]).toContain('Part First line');
});
