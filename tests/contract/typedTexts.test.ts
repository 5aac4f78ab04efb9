import { describe, expect, it } from 'vitest';
import { isEmail } from '@/lib/email';
import { isBlank } from '@/lib/text';
import { refusalFor } from '@/mocks/contract';
import { loadContract, operationsOf } from '../../contract/document';
import { schemasFor } from '../../contract/schemas';
import { donation } from './bodies';
import { EMAILS, NAMES, NO_EMAILS, NO_NAMES } from './typedTexts';

const document = loadContract();
const gift = operationsOf(document).find(({ id }) => id === 'createDonation');
const serverTakes = schemasFor(document).reading.compile(gift?.body?.schemas['application/json'] ?? {});

/** Who takes a gift with these changes: what the donation card asks is told beside it. */
function takers(changes: object) {
  const body = { ...donation, ...changes };
  return {
    mocks: refusalFor('createDonation', { path: {}, query: {}, header: {}, body }) === undefined,
    server: serverTakes(body),
  };
}

const onEmail = (email: string) => ({ form: isEmail(email), ...takers({ donor_email: email }) });
const onName = (name: string) => ({ form: !isBlank(name), ...takers({ donor_full_name: name }) });

const ALL = { form: true, mocks: true, server: true };
const NONE = { form: false, mocks: false, server: false };

describe('an email', () => {
  it.each(EMAILS)('%j is taken by forms, mocks and server', (email) => {
    expect(onEmail(email)).toEqual(ALL);
  });

  it.each(NO_EMAILS)('%j is refused by forms, mocks and server', (email) => {
    expect(onEmail(email)).toEqual(NONE);
  });
});

describe('a name', () => {
  it.each(NAMES)('%j is taken by forms, mocks and server', (name) => {
    expect(onName(name)).toEqual(ALL);
  });

  it.each(NO_NAMES)('%j is refused by forms, mocks and server', (name) => {
    expect(onName(name)).toEqual(NONE);
  });
});
