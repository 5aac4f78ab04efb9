import { createRoutesFromElements, Route } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { screenPatterns } from './screenPatterns';

describe('screenPatterns', () => {
  it("lists every pattern with a page, without the site's catch-all", () => {
    const routes = createRoutesFromElements(
      <>
        <Route element={<main />}>
          <Route path="/" element={<p />} />
          <Route path="/projects/:id" element={<p />} />
        </Route>
        <Route path="/admin" element={<main />}>
          <Route index element={<p />} />
          <Route path="/admin/login" element={<p />} />
          <Route path="volunteers" element={<p />} />
          <Route path="*" element={<p />} />
        </Route>
        <Route element={<main />}>
          <Route path="*" element={<p />} />
        </Route>
      </>,
    );
    expect(screenPatterns(routes)).toEqual([
      '/',
      '/projects/:id',
      '/admin',
      '/admin/login',
      '/admin/volunteers',
      '/admin/*',
    ]);
  });
});
