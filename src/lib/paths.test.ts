import { expect, it } from 'vitest';
import { paths } from './paths';

it('builds the addresses that carry an id', () => {
  expect(paths.project(3)).toBe('/projects/3');
  expect(paths.projectProof(3)).toBe('/projects/proof/3');
  expect(paths.adminProjectEdit('3')).toBe('/admin/projects/3/edit');
});

it('keeps an id inside its own segment', () => {
  expect(paths.project('../admin?x=1')).toBe('/projects/..%2Fadmin%3Fx%3D1');
});
