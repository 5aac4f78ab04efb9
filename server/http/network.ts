import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** In bits. A household or server usually has a whole IPv6 network. */
export const IPV6_NETWORK = 64;

/** Addresses of one network count as one, as in the routes' rate limits. Invalid addresses are returned unchanged. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(`${address}/${IPV6_NETWORK}`);
  return parsed.isMapped4() ? parsed.to4().correctForm() : parsed.startAddress().correctForm();
}
