import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { JOSEError } from 'jose/errors';

/** How long the page with a returned form can be reloaded. */
const LIFETIME = '15 minutes';

const METHOD = { alg: 'dir', enc: 'A256GCM' } as const;

/** Why the API refused a gift, in its own form. */
export interface FormError {
  status: number;
  code: string;
  message: string;
  details?: readonly { field: string; message: string }[] | undefined;
}

/** A form that is shown again with what was typed, by the names of its controls. */
export type ReturnedForm =
  | {
      form: 'donation';
      values: Readonly<Record<string, string>>;
      /** Undefined where the values themselves say what is wrong. */
      error?: FormError | undefined;
    }
  | { form: 'newsletter'; values: { email: string } };

/** Puts a returned form into the address of its page, where only this server can read it. */
export interface SealedForms {
  seal(form: ReturnedForm): Promise<string>;
  /** Null when this server did not seal it, or too long ago. */
  open(sealed: string): Promise<ReturnedForm | null>;
}

/** @param secret at least 32 private characters; the key is derived from it */
export function createSealedForms(secret: string): SealedForms {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'kitbridge returned form', 32));
  return {
    seal: (form) =>
      new EncryptJWT({ form }).setProtectedHeader(METHOD).setExpirationTime(LIFETIME).encrypt(key),

    async open(sealed) {
      try {
        const { payload } = await jwtDecrypt<{ form: ReturnedForm }>(sealed, key, {
          keyManagementAlgorithms: [METHOD.alg],
          contentEncryptionAlgorithms: [METHOD.enc],
          requiredClaims: ['exp'],
        });
        return payload.form;
      } catch (error) {
        if (error instanceof JOSEError) return null;
        throw error;
      }
    },
  };
}
