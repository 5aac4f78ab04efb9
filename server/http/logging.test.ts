import { describe, expect, it } from 'vitest';
import { describeFault, withoutEmails } from './logging.ts';

describe('a line of the log', () => {
  it.each([
    ['Key (donor_email)=(ada.obi+kit@donors.example) exists', 'Key (donor_email)=(<email>) exists'],
    ['/backend/x/ada%40donors.example/y', '/backend/x/<email>/y'],
    ['"a@b.example","c@d.example"', '"<email>","<email>"'],
    ['nothing to hide', 'nothing to hide'],
  ])('%s has no email in it', (text, expected) => expect(withoutEmails(text)).toBe(expected));

  it('keeps of a fault what helps, and none of the values that it carries', () => {
    const fault = Object.assign(new TypeError('no row for ada@donors.example'), {
      code: '23505',
      detail: 'Key (donor_full_name)=(Ada Obi) already exists.',
      parameters: ['Ada Obi'],
    });
    const told = describeFault(fault);
    expect(told).toEqual({
      type: 'TypeError',
      code: '23505',
      message: 'no row for <email>',
      stack: expect.stringContaining('logging.test.ts'),
    });
    expect(JSON.stringify(told)).not.toMatch(/Ada|donors\.example/);
  });
});
