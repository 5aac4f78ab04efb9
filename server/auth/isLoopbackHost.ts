import { isLoopback } from '../http/loopback.ts';

/** Whether a Host header names this machine: `localhost`, `127.x.x.x` or `[::1]`, with any port. */
export function isLoopbackHost(host: string | undefined): boolean {
  const url = `http://${host ?? ''}`;
  return URL.canParse(url) && isLoopback(new URL(url).hostname.replace(/^\[(.+)\]$/, '$1'));
}
