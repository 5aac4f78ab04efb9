/** What a path says, or null for one that is no address: an escape in it is cut or is no letter. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
