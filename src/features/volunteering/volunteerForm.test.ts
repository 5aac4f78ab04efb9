import { expect, it } from 'vitest';
import { EMPTY_VALUES, findProblems, toPayload, toPhoneNumber, type VolunteerValues } from './volunteerForm';
import { copy } from './copy';

const cv = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
const filled: VolunteerValues = {
  ...EMPTY_VALUES,
  first_name: ' Chidi ',
  last_name: 'Okafor',
  email: ' chidi@volunteers.example ',
  phone_number: '2348005550123',
  age: '16',
  country: 'Nigeria',
  role: 'others',
  availability: 'part-time',
  cv,
};
const problemOf = (change: Partial<VolunteerValues>, { isCvOptional = false } = {}) =>
  findProblems({ ...filled, ...change }, { isCvOptional });

it('accepts a complete form', () => {
  expect(problemOf({})).toEqual({});
});

it.each([
  ['', copy.missing.age],
  ['15', copy.wrong.tooYoung],
  ['-20', copy.wrong.tooYoung],
  ['16.5', copy.missing.age],
  ['121', copy.wrong.tooOld],
])('reports the age "%s": %s', (age, message) => {
  expect(problemOf({ age })).toEqual({ age: message });
});

it.each(['16', '120'])('accepts the age %s', (age) => {
  expect(problemOf({ age })).toEqual({});
});

it('treats blank values as missing', () => {
  expect(Object.keys(problemOf({ first_name: '  ', last_name: ' ', email: ' ' }))).toEqual([
    'first_name',
    'last_name',
    'email',
  ]);
});

it('validates role, availability and CV', () => {
  expect(problemOf({ role: 'king', availability: 'sometimes', cv: null })).toEqual({
    role: copy.missing.role,
    availability: copy.missing.availability,
    cv: copy.missing.cv,
  });
});

it('does not require a CV if none can be stored, but checks a given one', () => {
  expect(problemOf({ cv: null }, { isCvOptional: true })).toEqual({});
  const program = new File(['MZ'], 'cv.exe', { type: 'application/x-msdownload' });
  expect(problemOf({ cv: program }, { isCvOptional: true })).toEqual({ cv: copy.wrong.cvType('cv.exe') });
});

it.each([
  [{ hours: '25' }, { hours: copy.wrong.hours }],
  [{ hours: '1.5' }, { hours: copy.wrong.hours }],
  [{ days: '8' }, { days: copy.wrong.days }],
  [{ hours: '0', availability: 'full-time' }, {}],
  [{ hours: '24', days: '7' }, {}],
])('checks hours and days for part-time only: %j', (change, problems) => {
  expect(problemOf(change)).toEqual(problems);
});

it.each([
  ['0800 555-0123', '08005550123'],
  [' +234 803 555 0134', '2348035550134'],
  ['00234', '00234'],
  ['1e2-3.4,5', '12345'],
  ['phone', ''],
  ['1'.repeat(30), '1'.repeat(20)],
])('keeps the digits of "%s" as "%s"', (typed, kept) => {
  expect(toPhoneNumber(typed)).toBe(kept);
});

it.each(['', '1234'])('refuses the phone number "%s"', (phone) => {
  expect(problemOf({ phone_number: phone })).toHaveProperty('phone_number');
});

it('sends hours and days as numbers, for part-time only', () => {
  const hoursAndDays = { hours: '4', days: '2' };
  expect(toPayload({ ...filled, ...hoursAndDays }, 'token')).toEqual({
    first_name: 'Chidi',
    last_name: 'Okafor',
    email: 'chidi@volunteers.example',
    phone_number: '2348005550123',
    age: 16,
    country: 'Nigeria',
    role: 'others',
    availability: 'part-time',
    hours: 4,
    days: 2,
    captcha_token: 'token',
  });
  const fullTime = toPayload({ ...filled, ...hoursAndDays, availability: 'full-time' }, '');
  expect(Object.keys(fullTime)).not.toEqual(expect.arrayContaining(['hours']));
  expect(Object.keys(fullTime)).not.toEqual(expect.arrayContaining(['days']));
  expect(Object.keys(fullTime)).not.toEqual(expect.arrayContaining(['captcha_token']));
});
