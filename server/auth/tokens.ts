import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';

const ALGORITHM = 'HS256';
const ISSUER = 'kitbridge';
const LIFETIME_SECONDS = 8 * 60 * 60;

/** The administrator of a token. */
export interface TokenSubject {
  adminId: number;
  /** The administrator's `token_version` when issued; tokens with an older one are rejected. */
  tokenVersion: number;
}

export interface AccessToken {
  token: string;
  expiresAt: Date;
}

/** Issues and verifies access tokens. */
export interface Tokens {
  issue(subject: TokenSubject, now?: Date): Promise<AccessToken>;
  /** Null when the token is forged, expired or not ours. */
  read(token: string): Promise<TokenSubject | null>;
}

/** @param secret at least 32 private characters */
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
