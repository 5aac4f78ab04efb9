import type { Check, Tier } from './suite';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts the checks of a tier by outcome. */
export function countChecks(checks: readonly Check[], tier: Tier): Counts {
  const of = (outcome: Check['outcome']) =>
    checks.filter((check) => check.tier === tier && check.outcome === outcome).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

const line = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Two lines: core and optional. */
export const summary = (checks: readonly Check[]): string =>
  `Core:     ${line(countChecks(checks, 'core'))}\nOptional: ${line(countChecks(checks, 'optional'))}`;

const MARKS = { passed: '✓', failed: '✗', skipped: '–' };

/** One line per check, with the response if it failed, and the summary. */
export function toText(checks: readonly Check[]): string {
  const lines = checks.map(({ operation, tier, expectation, response, outcome }) => {
    const said = `${MARKS[outcome]} ${operation} ${expectation}${tier === 'optional' ? ' (optional)' : ''}`;
    return outcome === 'passed' ? said : `${said}\n    ${response}`;
  });
  return `${lines.join('\n')}\n\n${summary(checks)}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML and HTML. XML cannot contain control characters at all. */
const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign).replaceAll(/[^\P{Cc}\t\n]/gu, '\u{FFFD}');

/** JUnit XML with a test suite for each tier. */
export function toJunit(checks: readonly Check[]): string {
  const suites = (['core', 'optional'] as const).map((tier) => {
    const own = checks.filter((check) => check.tier === tier);
    const { failed, skipped } = countChecks(checks, tier);
    const cases = own.map(({ operation, expectation, response, outcome }) => {
      const name = `<testcase classname="${tier}.${operation}" name="${escape(expectation)}"`;
      if (outcome === 'passed') return `${name}/>`;
      const element = outcome === 'failed' ? 'failure' : 'skipped';
      return `${name}><${element} message="${escape(response)}"/></testcase>`;
    });
    return `<testsuite name="${tier}" tests="${own.length}" failures="${failed}" skipped="${skipped}">\n${cases.join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

const STYLES = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1b1b1b}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem;border-bottom:1px solid #ddd;overflow-wrap:anywhere}
.failed{background:#fdecea}.skipped{color:#595959}`;

/** A self-contained page. */
export function toHtml(checks: readonly Check[], baseUrl: string): string {
  const rows = checks.map(
    ({ operation, tier, expectation, response, outcome }) =>
      `<tr class="${outcome}"><td>${outcome}</td><td>${tier}</td><td>${operation}</td><td>${escape(expectation)}</td><td>${escape(response)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Backend check</title><style>${STYLES}</style></head>
<body><h1>Backend check</h1><p>${escape(baseUrl)}</p><pre>${summary(checks)}</pre>
<table><thead><tr><th>Outcome</th><th>Tier</th><th>Operation</th><th>Expectation</th><th>Response</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></body></html>
`;
}
