import { expect, it } from 'vitest';
import { imageSources, reportUrl, wholeImageUrl } from './backendUrls';

it.each(['/files/cover.webp', 'files/cover.webp', '//files/cover.webp', '/backend/files/cover.webp'])(
  'finds the image %s at the backend in each width',
  (path) => {
    expect(imageSources(path)).toEqual({
      src: '/backend/files/cover.webp?w=960',
      srcSet:
        '/backend/files/cover.webp?w=480 480w, /backend/files/cover.webp?w=960 960w, /backend/files/cover.webp?w=1600 1600w',
    });
  },
);

it.each(['/files/bench.webp', '/backend/files/bench.webp'])(
  'finds the image %s as large as there is',
  (path) => {
    expect(wholeImageUrl(path)).toBe('/backend/files/bench.webp?w=1600');
  },
);

it('finds the report of a project', () => {
  expect(reportUrl(3)).toBe('/backend/api/project/3/download_report');
});
