import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { findProblem, refusalOf } from './outcomes';

describe('the problem that prevents sending', () => {
  it.each([
    ['', null, 'email', 'Please enter your email address.', 'Error'],
    ['  ', 'token', 'email', 'Please enter your email address.', 'Error'],
    ['reader', null, 'email', 'Please enter a valid email address.', 'Invalid email'],
    ['reader@news.example', null, 'captcha', 'Please complete the captcha.', 'Captcha required'],
  ])('with the email %j and the captcha %j is at %s', (email, token, place, message, title) => {
    const problem = findProblem(email, token);
    expect(problem).toEqual({ place, message, toast: { kind: 'error', title, description: message } });
  });

  it.each(['token', ''])('is undefined with an email and the captcha token %j', (token) => {
    expect(findProblem(' reader@news.example ', token)).toBeUndefined();
  });
});

describe('a failed request', () => {
  const FAILED = 'Could not subscribe. Please try again later.';

  it.each([
    [
      { serverMessage: 'This email already exists.' },
      'This email is already subscribed.',
      'Already subscribed',
    ],
    [{ serverMessage: 'Email is Invalid.' }, 'Invalid email address.', 'Invalid email'],
    [{ serverMessage: 'Closed.' }, FAILED, 'Error'],
    [{}, FAILED, 'Error'],
  ])('with %j is explained', (init, message, title) => {
    const refusal = refusalOf(new ApiError('http', { status: 422, ...init }));
    expect(refusal.message).toBe(message);
    expect(refusal.toast.title).toBe(title);
  });

  it.each([
    [new ApiError('http', { serverMessage: 'Closed.' }), 'Closed.'],
    [new ApiError('http', { status: 500 }), 'Subscription failed'],
    [new ApiError('timeout'), 'The server took too long to respond.'],
    [new ApiError('offline'), 'We could not reach the server. Check your connection.'],
  ])('has its reason in the toast (%s)', (error, reason) => {
    expect(refusalOf(error).toast.description).toBe(reason);
  });

  it('shows our message if the email exists, and the backend’s if it is invalid', () => {
    const exists = refusalOf(new ApiError('http', { serverMessage: 'It exists, dear.' }));
    const invalid = refusalOf(new ApiError('http', { serverMessage: 'It is invalid, dear.' }));
    expect(exists.toast.description).toBe('This email already exists.');
    expect(invalid.toast.description).toBe('It is invalid, dear.');
  });
});
