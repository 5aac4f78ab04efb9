import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { registrationFailure, signInFailure } from './failures';

const http = (status: number, init: object = {}) => new ApiError('http', { status, ...init });

it.each([
  ['the backend’s word on who exists', http(401, { serverMessage: 'No such user.' }), /username or password/],
  ['a short wait', http(429, { retryAfterSeconds: 45 }), /^Try again in 45 seconds\.$/],
  ['one second', http(429, { retryAfterSeconds: 1 }), /^Try again in 1 second\.$/],
  ['a long wait', http(429, { retryAfterSeconds: 800 }), /^Try again in 14 minutes\.$/],
  ['two minutes', http(429, { retryAfterSeconds: 120 }), /^Try again in 2 minutes\.$/],
  ['a wait named only in the message', http(429, { serverMessage: 'Wait an hour.' }), /^Wait an hour\.$/],
  ['a wait of unknown length', http(429), /^Wait a moment/],
  ['a refusal with a message', http(422, { serverMessage: 'The username is too long.' }), /too long/],
  ['a refusal without a message', http(400), /Your password was not checked/],
  ['a fault', http(500, { serverMessage: 'Something went wrong.' }), /Your password was not checked/],
  ['a malformed response', new ApiError('malformed'), /Your password was not checked/],
  ['a time-out', new ApiError('timeout'), /Your password was not checked/],
  ['no network', new ApiError('offline'), /Check your connection/],
])('signing in reports %s', (_case, error, text) => {
  expect(signInFailure(error).text).toMatch(text);
});

it.each([
  ['closed', http(403, { serverMessage: 'Registration is closed.' }), /^Registration is closed\.$/],
  ['taken', http(409, { serverMessage: 'This username already exists.' }), /already exists/],
  ['too many', http(429, { retryAfterSeconds: 9 }), /9 seconds/],
  ['a fault', http(500, { serverMessage: 'Oops.' }), /did not respond properly/],
  ['no network', new ApiError('offline'), /Check your connection\. Before you try again, check whether/],
  [
    'no network at the press',
    new ApiError('offline', { notSent: true }),
    /Check your connection and try again\.$/,
  ],
  ['a time-out', new ApiError('timeout'), /too long to respond\. Before you try again, check whether/],
  ['a malformed response', new ApiError('malformed'), /Before you try again, check whether/],
])('registering reports %s', (_case, error, text) => {
  expect(registrationFailure(error).text).toMatch(text);
});
