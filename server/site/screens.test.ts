import { describe, expect, it } from 'vitest';
import { findScreen } from './screens.ts';

const PATTERNS = ['/', '/about', '/projects', '/projects/:id', '/admin/*', '/admin/login'];

describe('findScreen', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/projects/3', '/projects/:id'],
    ['/projects/anything at all', '/projects/:id'],
    ['/admin', '/admin/*'],
    ['/admin/no/such', '/admin/*'],
    ['/admin/login', '/admin/login'],
    ['/abou', undefined],
    ['/about/us', undefined],
    ['/projects/3/more', undefined],
    ['/administration', undefined],
    ['/*', undefined],
  ])('of %s is %s', (path, pattern) => {
    expect(findScreen(path, PATTERNS)).toBe(pattern);
  });
});
