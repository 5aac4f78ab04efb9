import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { sortRefusal } from './refusals';

const refusal = (...fields: string[]) =>
  sortRefusal(
    new ApiError('http', { status: 422, details: fields.map((field) => ({ field, message: field })) }),
  );

it.each([
  ['payload/title', 'title'],
  ['body/payload/target_amount', 'targetAmount'],
  ['/body/payload/goals/0', 'goals'],
  ['donation_supports', 'donationSupports'],
  ['body/cover_photo', 'cover'],
  ['media_files[2]', 'media'],
  ['body/media_files[12]', 'media'],
])('maps %s to %s', (field, place) => {
  expect(refusal(field)).toEqual({
    messages: { [place]: `This was not accepted: ${field}` },
    isPlaced: true,
  });
});
