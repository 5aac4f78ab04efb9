import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkWrites } from './full';
import { checkReadOnly } from './readOnly';
import { countChecks, toHtml, toJunit, toText } from './report';
import { createSuite, type Check, type SuiteOptions } from './suite';

/** Checks a backend against the contract. `isFull` also creates and deletes rows, for which it needs a token. */
export async function checkBackend(options: SuiteOptions & { isFull: boolean }): Promise<Check[]> {
  const suite = createSuite(options);
  const hasToken = options.token !== null;
  await checkReadOnly(suite, { isFull: options.isFull, hasToken });
  if (options.isFull && hasToken) await checkWrites(suite, Date.now().toString(36));
  return suite.checks;
}

const USAGE = `Usage: npm run check-backend -- <address> [options]

  <address>       the base URL, for example https://their.server/backend
  --token <t>     an administrator's access token; without it the admin area is not checked
  --full          also create, change and delete; only for a backend without real data
  --junit <file>  write the report as JUnit XML
  --html <file>   write the report as a page

Exit code: 0 if the core keeps the contract, 1 if not, 2 if it could not be checked.
`;

/** The command. Returns the exit code. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      full: { type: 'boolean', default: false },
      junit: { type: 'string' },
      html: { type: 'string' },
    },
  });
  const [baseUrl] = positionals;
  if (baseUrl === undefined || !URL.canParse(baseUrl) || (values.full && values.token === undefined)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const checks = await checkBackend({ baseUrl, token: values.token ?? null, isFull: values.full });
  process.stdout.write(toText(checks));
  if (values.junit !== undefined) await writeFile(values.junit, toJunit(checks));
  if (values.html !== undefined) await writeFile(values.html, toHtml(checks, baseUrl));
  return countChecks(checks, 'core').failed === 0 ? 0 : 1;
}
