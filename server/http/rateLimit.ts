import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { tooManyRequests } from './errors.ts';
import { IPV6_NETWORK } from './network.ts';

/** Settings of the rate limit plugin; each route declares its own limit. */
export const rateLimiting: RateLimitPluginOptions = {
  global: false,
  ipv6Subnet: IPV6_NETWORK,
  errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000), 'Too many requests.'),
};
