// @ts-check

/**
 * Sends the call whose answer an administration page shows first, while the page's scripts are loading (src/api/earlyResponse.ts takes it). It
 * is written into the page's HTML, as text, so it uses nothing from outside itself.
 *
 * @param {DOMStringMap} data `ask`: the address of the call, for a page without filters
 */
export function askEarly({ ask = '' }) {
  try {
    const { access_token: token } = JSON.parse(localStorage.getItem('userInfo') ?? '{}');
    if (!token || location.search !== '') return;
    const response = fetch(ask, { headers: { Authorization: `Bearer ${token}` } });
    // The script sends the call again where this one failed.
    response.catch(() => {});
    window.early = { url: new URL(ask, location.href).href, token, response };
  } catch {
    // The browser blocks storage, or it holds something else.
  }
}
