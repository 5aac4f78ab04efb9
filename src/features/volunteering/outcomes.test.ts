import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { outcomeOf } from './outcomes';
import { copy } from './copy';

/** Everything except the last bytes of a form with a CV has been sent. */
const sending = { hasCv: true, isFullySent: false };

const refusal = (field: string, status = 422) =>
  new ApiError('http', { status, serverMessage: 'No.', details: [{ field, message: 'is wrong' }] });

it.each(['email', 'payload/email', 'body/payload/email', '/payload/email', 'payload.email'])(
  'maps %s to its field',
  (field) => {
    expect(outcomeOf(refusal(field), sending)).toEqual({
      place: 'fields',
      fields: { email: copy.wrong.refused('is wrong') },
    });
  },
);

it('reports problems without a field at the form', () => {
  expect(outcomeOf(refusal('payload/shoe_size'), sending)).toMatchObject({
    place: 'form',
    failure: { kind: 'error', title: 'Your application was not sent', text: expect.stringContaining('No.') },
  });
});

it('recognises a refused captcha, whatever field it names', () => {
  const error = new ApiError('http', {
    status: 422,
    code: 'captcha_failed',
    details: [{ field: 'captcha_token', message: 'is used' }],
  });
  expect(outcomeOf(error, sending)).toEqual({ place: 'captcha' });
});

it.each([
  [413, copy.wrong.cvTooLarge],
  [415, copy.wrong.cvRefused],
])('reports a %d at the CV', (status, message) => {
  expect(outcomeOf(refusal('body', status), sending)).toEqual({ place: 'fields', fields: { cv: message } });
});

it.each(['timeout', 'malformed', 'offline'] as const)('reports an unknown outcome after: %s', (kind) => {
  expect(outcomeOf(new ApiError(kind), sending)).toMatchObject({
    failure: { kind: 'error', title: 'We do not know whether your application arrived' },
  });
});

it.each([
  ['before', false, 'Your application was not sent'],
  ['after', true, 'We do not know whether your application arrived'],
] as const)('is not an error after cancelling %s everything had been sent', (_when, isFullySent, title) => {
  const outcome = outcomeOf(new ApiError('aborted'), { hasCv: true, isFullySent });
  expect(outcome).toMatchObject({ failure: { kind: 'info', title } });
});

it('says at the CV that there is no space for it', () => {
  const error = new ApiError('http', {
    status: 503,
    code: 'storage_full',
    details: [{ field: 'cv', message: 'cannot be stored at the moment' }],
  });
  expect(outcomeOf(error, sending)).toEqual({ place: 'fields', fields: { cv: copy.wrong.cvNoRoom } });
});

it.each(['timeout', 'offline', 'aborted'] as const)('does not mention a CV if none was sent (%s)', (kind) => {
  const textOf = (hasCv: boolean) => {
    const outcome = outcomeOf(new ApiError(kind), { ...sending, hasCv });
    return outcome.place === 'form' ? outcome.failure.text : '';
  };
  expect(textOf(true)).toMatch(/Everything you entered is still here, including your CV\.$/);
  expect(textOf(false)).toMatch(/Everything you entered is still here\.$/);
});
