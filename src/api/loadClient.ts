/**
 * The client, as a script of its own: a page that only might send something does not load it. After a failure the next
 * call tries again.
 */
export const loadClient = () => import('@/api/client');
