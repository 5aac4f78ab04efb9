import { describe, expect, it } from 'vitest';
import { findRoute } from './routes.ts';

const PATTERNS = ['/', '/about', '/projects', '/projects/:id', '/admin/*', '/admin/login'];

describe('findRoute', () => {
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
  ])('matches %s to %s', (path, pattern) => {
    expect(findRoute(path, PATTERNS)).toBe(pattern);
  });
});
