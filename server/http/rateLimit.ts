import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { tooManyRequests } from './errors.ts';
import { networkOf } from './network.ts';

/** How the limits of routes count and refuse; how much a route allows is said where it is. */
export const rateLimiting: RateLimitPluginOptions = {
  global: false,
  keyGenerator: ({ ip }) => networkOf(ip),
  errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000), 'Too many requests.'),
};
