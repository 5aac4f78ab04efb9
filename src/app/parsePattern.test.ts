import { matchRoute } from 'wouter';
import { expect, it } from 'vitest';
import { parsePattern } from './parsePattern';

const match = (pattern: string, path: string) => matchRoute(parsePattern, pattern, path)[1];

it.each([
  ['/', '/'],
  ['/donate', '/donate/'],
  ['/donate', '/Donate//'],
  ['/donate', '/%64onate'],
  ['/admin/*', '/admin'],
  ['/admin/*', '/admin/no/such/page'],
  ['*', '/no/such%0Apage'],
  ['*', '/100%'],
])('%s matches %s', (pattern, path) => {
  expect(match(pattern, path)).toEqual({});
});

it.each([
  ['/donate', '/donate/now'],
  ['/donate', '/donated'],
  ['/admin/*', '/administration'],
  ['/projects/:id', '/projects/'],
  ['/projects/:id', '/projects/7/more'],
])('%s does not match %s', (pattern, path) => {
  expect(match(pattern, path)).toBeNull();
});

it.each([
  ['7', '7'],
  ['%2541', '%41'],
  ['a%2Fb%3D%2b', 'a/b=+'],
  ['Enugu%20%E2%82%A6', 'Enugu ₦'],
])('decodes the parameter %s completely', (segment, id) => {
  expect(match('/projects/:id', `/projects/${segment}`)).toEqual({ id });
});
