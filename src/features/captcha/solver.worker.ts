import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
// Whoever started it waits for its script no longer than for anything else.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a worker's has none
self.postMessage('ready');
