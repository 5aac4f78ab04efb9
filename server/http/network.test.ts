import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

const sameNetwork = (one: string, other: string) => networkOf(one) === networkOf(other);

describe('networkOf', () => {
  it.each([
    ['addresses of one /64', '2001:db8:1:2::9', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['one address written in two ways', '2001:DB8:0:0:0:0:0:1', '2001:db8::0001'],
    ['an IPv4 address and the same as IPv6', '198.51.100.7', '::ffff:198.51.100.7'],
    ['an IPv4 address and the same as IPv6 in capitals', '198.51.100.7', '::FFFF:198.51.100.7'],
    ['an IPv4 address and the same in hexadecimal', '198.51.100.7', '::ffff:c633:6407'],
    ['addresses of one machine on two of its interfaces', 'fe80::1%eth0', 'fe80::2%eth1'],
    ['addresses of which one ends like IPv4', '2001:db8:1:2:3:4:198.51.100.7', '2001:db8:1:2::9'],
  ])('is the same for %s', (_what, one, other) => {
    expect(sameNetwork(one, other)).toBe(true);
  });

  it.each([
    ['neighbouring /64', '2001:db8:1:2::9', '2001:db8:1:3::9'],
    ['IPv4 addresses', '198.51.100.7', '198.51.100.8'],
    ['IPv4 addresses as IPv6', '::ffff:198.51.100.7', '::ffff:198.51.100.8'],
    ['IPv4 addresses in hexadecimal', '::ffff:c633:6407', '::ffff:c633:6408'],
    ['an IPv4 address in hexadecimal and the machine itself', '::ffff:c633:6407', '::1'],
  ])('differs for %s', (_what, one, other) => {
    expect(sameNetwork(one, other)).toBe(false);
  });

  it.each(['', 'unknown', '198.51.100.999', '2001:db8::1::2', '2001:db8::/32', '::ffff:198.51.100.999'])(
    'returns %j unchanged, because it is not an address',
    (text) => expect(networkOf(text)).toBe(text),
  );
});
