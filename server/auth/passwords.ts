import { hash, verify, type Options } from '@node-rs/argon2';

/** OWASP's first choice of parameters for argon2id, which is the library's default algorithm. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that nobody knows, with the same parameters. */
const UNKNOWN_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$A1MmoxEXYMdQJ9zyUK5RWg$KIsRnC21sMbm2RmMKLlziZt+9taQpXotNG0uB+9rJLE';

/** Whether a password is nothing but spaces: whoever tries an account with spaces would find it open. */
export const isBlank = (password: string): boolean => !/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(password);

/** The argon2id hash of a password, with its salt and parameters, as text. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/**
 * Compares a password with a stored hash. Without a hash (there is no such user) it does the same work and answers
 * false, so that the time of the answer does not tell who is registered.
 */
export async function passwordMatches(password: string, storedHash: string | undefined): Promise<boolean> {
  const matches = await verify(storedHash ?? UNKNOWN_HASH, password);
  return matches && storedHash !== undefined;
}
