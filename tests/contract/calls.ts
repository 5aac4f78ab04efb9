import type { OperationId } from '@/mocks/operations';
import { donationCalls } from './donationCalls';
import { peopleCalls } from './peopleCalls';
import { projectCalls } from './projectCalls';
import { signedIn, type Calls } from './sharedCalls';

/**
 * The calls of each operation's mock: a success, and the refusals specific to the operation. `mocks.test.ts` covers
 * refusals that many operations share (no token, not JSON, no such id).
 */
export const CALLS: Record<OperationId, Calls> = {
  wakeUp: [{ when: 'at any time', status: 200 }],
  login: [
    { when: 'for a password', status: 200, json: { username: 'amina', password: 'any pass phrase' } },
    { when: 'for a wrong password', status: 401, json: { username: 'amina', password: 'wrong' } },
    { when: 'without a password', status: 400, json: { username: 'amina' } },
    { when: 'for an empty username', status: 422, json: { username: '', password: 'x' } },
  ],
  register: [
    {
      when: 'for a new administrator',
      status: 201,
      signedIn,
      json: { username: 'bola', password: 'long enough', email: 'bola@kitbridge.example' },
    },
    {
      when: 'while signed out',
      status: 403,
      json: { username: 'bola', password: 'long enough', email: 'bola@kitbridge.example' },
    },
    {
      when: 'for a username that is taken',
      status: 409,
      signedIn,
      json: { username: 'amina', password: 'long enough', email: 'other@kitbridge.example' },
    },
    {
      when: 'for a bad email',
      status: 422,
      signedIn,
      json: { username: 'bola', password: 'long enough', email: 'bola' },
    },
  ],
  getCaptchaChallenge: [
    { when: 'for a form', status: 200, query: { action: 'subscribe' } },
    { when: 'without a form', status: 400 },
    { when: 'for an unknown form', status: 422, query: { action: 'donate' } },
  ],
  submitForm: [
    {
      when: 'for a form',
      status: 303,
      text: 'form=newsletter&email=reader%40news.example',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    },
    { when: 'for JSON', status: 415, json: { form: 'newsletter' } },
  ],
  ...donationCalls,
  ...projectCalls,
  ...peopleCalls,
};
