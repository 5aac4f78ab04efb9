import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { tooManyRequests } from './errors.ts';
import { IPV6_NETWORK } from './network.ts';

/** Settings of the rate limit plugin; each route declares its own limit. */
export const rateLimiting: RateLimitPluginOptions = {
  global: false,
  ipv6Subnet: IPV6_NETWORK,
  // The contract has only Retry-After; the others would add 80 bytes to every response.
  addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  addHeadersOnExceeding: {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  },
  errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000), 'Too many requests.'),
};
