import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
// Tells the page that the script has loaded, because the page waits for it with a time-out.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window's postMessage takes a target origin
self.postMessage('ready');
