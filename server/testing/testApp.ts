import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig, type Config } from '../config.ts';

/** The public origin of applications under test. */
export const TEST_ORIGIN = 'https://kitbridge.example';

const TERABYTE = 1e12;

/** A configuration without side effects. Its data folder does not exist until something is written. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const env = { LOG_LEVEL: 'silent', AUTH_SECRET: 'for tests alone, '.repeat(3) };
  return { ...readConfig(env), dataDir: join(tmpdir(), `kitbridge-${randomUUID()}`), ...changes };
}

/** The whole application, checking every response against the contract. The caller closes it. */
export function buildTestApp({
  config = testConfig(),
  origin = () => TEST_ORIGIN,
  siteDirectory = null,
  freeBytes = async () => TERABYTE,
  confirmPauseMs = 0,
  listKeptMs = 0,
  ...options
}: Pick<AppOptions, 'db'> & Partial<AppOptions>): Promise<FastifyInstance> {
  return buildApp({
    ...options,
    config,
    origin,
    siteDirectory,
    freeBytes,
    confirmPauseMs,
    listKeptMs,
    checkResponses: true,
  });
}
