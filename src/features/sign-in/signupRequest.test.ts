import { expect, it } from 'vitest';
import {
  EMPTY_REQUEST,
  findSignupProblems,
  scorePassword,
  strengthOf,
  type SignupRequest,
} from './signupRequest';

const RIGHT: SignupRequest = {
  fullName: 'Ada Obi',
  email: 'ada@kitbridge.example',
  password: 'long enough',
  confirmation: 'long enough',
  agrees: true,
};
it('accepts a complete request', () => {
  expect(findSignupProblems(RIGHT)).toEqual({});
});

it('reports everything that is missing', () => {
  expect(findSignupProblems(EMPTY_REQUEST)).toEqual({
    fullName: 'Full name is required',
    email: 'Email is required',
    password: 'Password is required',
    confirmation: 'Please confirm your password',
    agrees: 'You must agree to the terms and conditions',
  });
});

it.each([
  [{ fullName: '   ' }, { fullName: 'Full name is required' }],
  [{ fullName: ' A ' }, { fullName: 'Name must be at least 2 characters' }],
  [{ fullName: 'Bo' }, {}],
  [{ email: 'ada@' }, { email: 'Invalid email format' }],
  [{ email: ' ada@school.example ' }, {}],
  [{ password: '1234567', confirmation: '1234567' }, { password: 'Password must be at least 8 characters' }],
  [{ password: '12345678', confirmation: '12345678' }, {}],
  [{ password: '        ', confirmation: '        ' }, {}],
  [{ confirmation: 'long enougH' }, { confirmation: 'Passwords do not match' }],
])('reports the problems of %j: %j', (changed, problems) => {
  expect(findSignupProblems({ ...RIGHT, ...changed })).toEqual(problems);
});

it.each([
  ['', 0, 'weak'],
  ['a', 1, 'weak'],
  ['aB', 2, 'weak'],
  ['aB1', 3, 'medium'],
  ['aB1!', 4, 'strong'],
  ['aB1!aB1!', 5, 'strong'],
  ['aaaaaaaa', 2, 'weak'],
  ['éÉ', 2, 'weak'],
  ['a b', 2, 'weak'],
] as const)('scores %s as %i, %s', (password, score, strength) => {
  expect(scorePassword(password)).toBe(score);
  expect(strengthOf(scorePassword(password))).toBe(strength);
});
