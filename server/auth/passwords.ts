import { hash, verify, type Options } from '@node-rs/argon2';

/** OWASP's recommended parameters for argon2id, the library's default algorithm. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of an unknown password, with the same parameters. */
const UNKNOWN_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$A1MmoxEXYMdQJ9zyUK5RWg$KIsRnC21sMbm2RmMKLlziZt+9taQpXotNG0uB+9rJLE';

/** Whether a password is only blanks, which would be guessed early. */
export const isBlank = (password: string): boolean => !/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(password);

/** Hashes a password with argon2id; includes the salt and parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/**
 * Compares a password with a stored hash. Without a hash (unknown user) it does the same work, so that timing does not reveal who is
 * registered.
 */
export async function passwordMatches(password: string, storedHash: string | undefined): Promise<boolean> {
  const matches = await verify(storedHash ?? UNKNOWN_HASH, password);
  return matches && storedHash !== undefined;
}
