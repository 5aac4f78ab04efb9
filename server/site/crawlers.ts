/**
 * The robots.txt. Crawlers may fetch pictures and projects from the API: those that run scripts would otherwise index a page
 * that failed to load.
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /projects/proof/',
    'Disallow: /sandbox/',
    'Disallow: /backend/',
    'Allow: /backend/files/',
    'Allow: /backend/api/project/',
    'Disallow: /backend/api/project/*/download_report',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
