import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { describeFault, registerRequestLog, withoutEmails } from './logging.ts';

describe('log lines', () => {
  it.each([
    ['Key (donor_email)=(ada.obi+kit@donors.example) exists', 'Key (donor_email)=(<email>) exists'],
    ['/backend/x/ada%40donors.example/y', '/backend/x/<email>/y'],
    ['"a@b.example","c@d.example"', '"<email>","<email>"'],
    ['nothing to hide', 'nothing to hide'],
    [
      '<ada@donors.example>: @ and @ada and ada@, 4%405 of %40',
      '<<email>>: @ and @ada and ada@, <email> of %40',
    ],
  ])('%s loses its emails', (text, expected) => expect(withoutEmails(text)).toBe(expected));

  it('describe an error without the values it carries', () => {
    const fault = Object.assign(new TypeError('no row for ada@donors.example'), {
      code: '23505',
      detail: 'Key (donor_full_name)=(Ada Obi) already exists.',
      parameters: ['Ada Obi'],
    });
    const logged = describeFault(fault);
    expect(logged).toEqual({
      type: 'TypeError',
      code: '23505',
      message: 'no row for <email>',
      stack: expect.stringContaining('logging.test.ts'),
    });
    expect(JSON.stringify(logged)).not.toMatch(/Ada|donors\.example/);
  });

  it('are redacted in linear time', () => {
    const run = 'a'.repeat(500_000);
    expect(withoutEmails(`${run} ${run}@x.example`)).toBe(`${run} <email>`);
  });

  it.each(['a', 'ada@donors.example '])('are short, even for an error that repeats %j', (piece) => {
    const logged = describeFault(new Error(`refused ${piece.repeat(200_000)}`));
    expect(logged.message).toMatch(/^refused /);
    expect(logged.message.length).toBeLessThan(5000);
    expect(logged.stack.length).toBeLessThan(5000);
    expect(JSON.stringify(logged)).not.toContain('@');
  });

  it('keep the stack of an error that quotes a long text', () => {
    const { stack } = describeFault(new Error(`refused ${'a'.repeat(20_000)}`));
    expect(stack).toMatch(/^Error: refused a/);
    expect(stack).toContain('logging.test.ts');
  });
});

/** The lines that are logged of a request. */
async function linesOf(url: string, status = 200): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const formatters = { level: (label: string) => ({ level: label }) };
  const app = Fastify({ logger: { stream, formatters } });
  registerRequestLog(app);
  app.get('/*', (_request, reply) => reply.code(status).send());
  await app.inject(url);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => 'status' in line);
}

describe('response lines', () => {
  it.each([
    [200, 'info'],
    [404, 'info'],
    [429, 'info'],
    [500, 'error'],
    [502, 'error'],
    [503, 'warn'],
  ])('log %i at level %s', async (status, level) => {
    expect(await linesOf('/', status)).toMatchObject([{ status, level }]);
  });

  it("hide the token of a donor's private link", async () => {
    expect(await linesOf('/monthly-gift/12.signature')).toMatchObject([{ path: '/monthly-gift/<token>' }]);
  });
});
