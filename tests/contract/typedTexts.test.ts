import { describe, expect, it } from 'vitest';
import { isEmail } from '@/lib/email';
import { isBlank } from '@/lib/text';
import { loadContract, operationsOf } from '../../contract/document';
import { schemasFor } from '../../contract/schemas';
import { isInvisible } from '../../server/sanitizeLine';
import { donation } from './bodies';
import { EMAILS, NAMES, NO_EMAILS, NO_NAMES } from './typedTexts';

const document = loadContract();
const create = operationsOf(document).find(({ id }) => id === 'createDonation');
const isValid = schemasFor(document).reading.compile(create?.body?.schemas['application/json'] ?? {});

/** Whether the donation form and the contract, which mocks and server validate with, accept this email. */
const acceptsEmail = (email: string) => ({
  form: isEmail(email),
  contract: isValid({ ...donation, donor_email: email }),
});

/** Whether the donation form and the server, whose rule is stricter than the contract's, accept this name. */
function acceptsName(name: string) {
  const server = isValid({ ...donation, donor_full_name: name }) && !isInvisible(name);
  return { form: !isBlank(name), server };
}

describe('an email', () => {
  it.each(EMAILS)('%j is accepted by form and contract', (email) => {
    expect(acceptsEmail(email)).toEqual({ form: true, contract: true });
  });

  it.each(NO_EMAILS)('%j is refused by form and contract', (email) => {
    expect(acceptsEmail(email)).toEqual({ form: false, contract: false });
  });
});

describe('a name', () => {
  it.each(NAMES)('%j is accepted by form and server', (name) => {
    expect(acceptsName(name)).toEqual({ form: true, server: true });
  });

  it.each(NO_NAMES)('%j is refused by form and server', (name) => {
    expect(acceptsName(name)).toEqual({ form: false, server: false });
  });
});
