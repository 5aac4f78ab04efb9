import { afterEach, describe, expect, it, vi } from 'vitest';
import { imageSources, reportUrl, fullSizeImageUrl } from './backendUrls';

describe('an image on the backend', () => {
  it.each(['/files/cover.webp', 'files/cover.webp', '//files/cover.webp', '/backend/files/cover.webp'])(
    'is requested in each width: %s',
    (path) => {
      expect(imageSources(path)).toEqual({
        src: '/backend/files/cover.webp?w=960',
        srcSet:
          '/backend/files/cover.webp?w=480 480w, /backend/files/cover.webp?w=960 960w, /backend/files/cover.webp?w=1600 1600w',
      });
    },
  );

  it.each(['/files/bench.webp', '/backend/files/bench.webp'])('can be requested at full size: %s', (path) => {
    expect(fullSizeImageUrl(path)).toBe('/backend/files/bench.webp?w=1600');
  });

  it('keeps its signed query', () => {
    expect(imageSources('/media/cover.jpg?signature=2f%2Fa')).toEqual({
      src: '/backend/media/cover.jpg?signature=2f%2Fa',
    });
  });
});

it.each([
  'https://cdn.example/cover.jpg',
  'https://bucket.s3.example/media/cover.jpg?X-Amz-Expires=3600&X-Amz-Signature=2f%2Fa',
  'HTTP://cdn.example/cover.jpg',
])('uses the absolute URL %s unchanged', (url) => {
  expect(imageSources(url)).toEqual({ src: url });
  expect(fullSizeImageUrl(url)).toBe(url);
});

it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:image/svg+xml,<svg/>', 'blob:x', 'https:'])(
  'refuses the URL %s',
  (url) => {
    expect(imageSources(url)).toBeUndefined();
    expect(fullSizeImageUrl(url)).toBeUndefined();
  },
);

it("links to a project's report", () => {
  expect(reportUrl(3)).toBe('/backend/api/project/3/download_report');
});

describe('a site built for a backend elsewhere', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('requests images and reports from there', async () => {
    vi.stubEnv('VITE_BACKEND_URL', 'https://api.charity.example/v2/');
    vi.resetModules();
    const elsewhere = await import('./backendUrls');
    expect(elsewhere.fullSizeImageUrl('/backend/files/bench.webp')).toBe(
      'https://api.charity.example/v2/files/bench.webp?w=1600',
    );
    expect(elsewhere.fullSizeImageUrl('https://cdn.example/bench.webp')).toBe(
      'https://cdn.example/bench.webp',
    );
    expect(elsewhere.reportUrl(3)).toBe('https://api.charity.example/v2/api/project/3/download_report');
  });
});
