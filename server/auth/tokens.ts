import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';

const ALGORITHM = 'HS256';
const ISSUER = 'kitbridge';
const LIFETIME_SECONDS = 8 * 60 * 60;

/** Whom a token was issued to. */
export interface TokenSubject {
  adminId: number;
  /** The administrator's `token_version` at that time; a token of an older one is worth nothing. */
  tokenVersion: number;
}

export interface AccessToken {
  token: string;
  expiresAt: Date;
}

/** Issues and reads access tokens with one secret. */
export interface Tokens {
  issue(subject: TokenSubject, now?: Date): Promise<AccessToken>;
  /** Null when the token is forged, expired or not one of ours. */
  read(token: string): Promise<TokenSubject | null>;
}

/** @param secret at least 32 characters that nobody else knows */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    async issue({ adminId, tokenVersion }, now = new Date()) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expires = issuedAt + LIFETIME_SECONDS;
      const token = await new SignJWT({ version: tokenVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(String(adminId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(expires)
        .sign(key);
      return { token, expiresAt: new Date(expires * 1000) };
    },

    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['sub', 'exp', 'version'],
        });
        const subject = { adminId: Number(payload.sub), tokenVersion: Number(payload['version']) };
        return Object.values(subject).every(Number.isSafeInteger) ? subject : null;
      } catch (error) {
        if (error instanceof JOSEError) return null;
        throw error;
      }
    },
  };
}
