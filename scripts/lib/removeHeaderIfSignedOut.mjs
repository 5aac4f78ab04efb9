// @ts-check

/**
 * Removes the header from an admin page's HTML if nobody is signed in. It is written into that HTML, as text, so it uses nothing
 * from outside itself.
 *
 * @param {Element | null} header
 */
export function removeHeaderIfSignedOut(header) {
  try {
    if (JSON.parse(localStorage.getItem('userInfo') ?? '{}').access_token) return;
  } catch {
    // Storage is blocked, or the entry is not a sign-in.
  }
  header?.remove();
}
