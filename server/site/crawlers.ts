/**
 * What crawlers may ask for. Of the backend they need the pictures, and the projects that a page shows: a crawler that
 * runs the page's script and is refused them would find a page that says it could not be loaded.
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
