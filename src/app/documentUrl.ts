/** The URL that the document was requested with. Back can change `location` before the script has loaded. */
export function documentUrl(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
}
