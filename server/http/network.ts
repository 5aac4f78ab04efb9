import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** In bits. A home or a server has a whole network of IPv6 addresses. */
export const IPV6_NETWORK = 64;

/** Addresses of one network count as one, the same as for the limits of routes. What is no address stays as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(`${address}/${IPV6_NETWORK}`);
  return parsed.isMapped4() ? parsed.to4().correctForm() : parsed.startAddress().correctForm();
}
