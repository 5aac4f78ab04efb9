import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import type { Budget, Result } from './budgets.ts';
import type { Visit } from './visit.ts';

const REPORT = 'docs/performance.md';
const rounded = (value: number) => String(Math.round(value * 1000) / 1000);
const ms = (value: number) => value.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** A page's row of the table. */
export function rowOf(name: string, { first, second, stepMs, copy }: Result): string {
  const cells = [
    name,
    ms(first.lcp),
    (first.lcp / copy.lcp).toFixed(2),
    ms(first.usable),
    ms(copy.firstPaint),
    // Rows of a table react to nothing without JavaScript.
    copy.usable === 0 ? '' : ms(copy.usable),
    ms(first.blocking),
    ms(copy.blocking),
    ms(first.longestTask),
    ms(copy.longestTask),
    ms(first.longestScript),
    first.cls.toFixed(3),
    kilobytes(first.script),
    kilobytes(first.bytes),
    kilobytes(first.ahead),
    kilobytes(second.bytes),
    stepMs === null ? '' : ms(stepMs),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A budget and what was measured. */
export interface Checked extends Pick<Budget, 'name' | 'limit'> {
  path: string;
  value: number;
}

/** Writes the document with the results. */
export async function writeReport(
  rows: readonly string[],
  checked: readonly Checked[],
  [minimal, minimalOfAdmin]: readonly [Visit, Visit],
  { runs, adminRuns }: { runs: number; adminRuns: number },
): Promise<void> {
  const text = [
    '# Performance',
    '',
    '`npm run bench` writes this page. It builds the site, serves it from PostgreSQL with a million donations, and loads each',
    `page with an empty cache, a copy of it without JavaScript, and a minimal React page, alternating, ${runs} times each. All come from one`,
    'proxy, over TLS and HTTP/2, through one link of 400 kbit/s each way with a round trip of 400 ms. Each visit has a new',
    'connection: the handshakes of TCP and TLS take two round trips before the first request, and TCP starts slowly, with ten',
    'segments. The processor is slowed down six times. The admin area is measured with 1,600 kbit/s down, 750 kbit/s up,',
    `150 ms and a processor slowed down four times, ${adminRuns} times in turn, because its times vary more. The numbers are medians, and`,
    'only their ratios mean something on another machine.',
    '',
    'Chromium runs with `--no-enable-lazy-source-positions`. Otherwise a debugger, such as Playwright, makes V8 parse React a second',
    'time while it runs, which does not happen to visitors. On a processor that is not slowed down, running React took 25 ms with Playwright,',
    '6 ms without it, and 6 ms with Playwright and this option (medians of 21, 15 and 21 visits).',
    '',
    '| page | LCP, ms | / copy | usable, ms | copy painted, ms | copy usable, ms | blocking, ms | of the copy, ms | longest task, ms | of the copy, ms | longest script, ms | CLS | script, kB | visit, kB | ahead, kB | second, kB | step, ms |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `The minimal React page, rendered in the browser: LCP after ${ms(minimal.lcp)} ms, and usable after ${ms(minimalOfAdmin.usable)} ms in the`,
    'admin area’s profile. “Script”, “visit” and “second” count what a page loads until it is idle; “ahead” is what it then loads',
    'for the next pages. None includes photographs. “Step” follows ten seconds later, on a link that was not hovered beforehand.',
    '“Blocking” and “longest task” include prefetching. The longest script is counted without the layouts that it forces, in',
    'frames of at least 50 ms.',
    '',
    '## Budgets',
    '',
    '| budget | page | limit | measured | |',
    '|---|---|---|---|---|',
    ...checked.map(
      ({ name, path: page, limit, value }) =>
        `| ${name} | \`${page}\` | ${limit} | ${rounded(value)} | ${value <= limit ? 'met' : '**missed**'} |`,
    ),
    '',
  ].join('\n');
  const { code } = await format(REPORT, text);
  await writeFile(REPORT, code);
  console.log(code);
}
