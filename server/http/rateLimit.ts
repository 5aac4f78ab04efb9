import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { tooManyRequests } from './errors.ts';

/** How the limits of routes count and refuse; how much a route allows is said where it is. */
export const rateLimiting: RateLimitPluginOptions = {
  global: false,
  // A home or a server has a whole one.
  ipv6Subnet: 64,
  errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000), 'Too many requests.'),
};
