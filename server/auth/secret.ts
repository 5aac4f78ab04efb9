import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../startupProblem.ts';

const FILE = 'auth-secret';
const MIN_LENGTH = 32;

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartupProblem(`${path} cannot be read (${errorCode(error) ?? 'unknown reason'}).`);
  }
}

function readSecret(path: string): string {
  const secret = readText(path).trim();
  if (secret.length >= MIN_LENGTH) return secret;
  throw new StartupProblem(
    `${path} is damaged. Restore it from a backup. If there is none, delete it, and the next start creates a new one: then the links in all emails already sent are invalid, and everyone has to sign in again.`,
  );
}

/**
 * The secret that signs tokens and private links, created on first use in the data folder and readable only by its owner. Keeping it
 * out of the database means that a leaked database copy cannot be used to forge tokens.
 *
 * @throws StartupProblem when the file is damaged or unreadable
 */
export function secretOfDataFolder(dataDir: string): string {
  const path = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, `${randomBytes(48).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readSecret(path);
}
