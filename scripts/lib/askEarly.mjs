// @ts-check

/**
 * Sends the call whose response an admin page shows first, while the page's scripts are loading (see src/api/earlyResponse.ts). It
 * is written into the page's HTML, as text, so it uses nothing from outside itself.
 *
 * @param {string} ask the URL of the call, for a page without filters
 */
export function askEarly(ask) {
  try {
    const { access_token: token } = JSON.parse(localStorage.getItem('userInfo') ?? '{}');
    if (!token || location.search !== '') return;
    // With the whole body, so that a response that breaks off counts as a failure.
    const response = fetch(ask, { headers: { Authorization: `Bearer ${token}` } }).then(
      async (received) => new Response(await received.arrayBuffer(), received),
    );
    // The script sends the call again if this one fails.
    response.catch(() => {});
    window.early = { url: new URL(ask, location.href).href, token, response, sentAt: Date.now() };
  } catch {
    // Storage is blocked, or the entry is not a sign-in.
  }
}
