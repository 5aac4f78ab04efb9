import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** How long the page with a returned form can be reloaded, in milliseconds. */
const LIFETIME_MS = 15 * 60_000;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

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
  seal(form: ReturnedForm): string;
  /** Null when this server did not seal it, or too long ago. */
  open(sealed: string): ReturnedForm | null;
}

/** @param secret at least 32 private characters; the key is derived from it */
export function createSealedForms(secret: string): SealedForms {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kitbridge returned form', 32));
  return {
    seal(form) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const text = JSON.stringify({ form, until: Date.now() + LIFETIME_MS });
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
    },

    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const start = IV_BYTES + TAG_BYTES;
      if (bytes.length <= start) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, start));
      try {
        const text = decipher.update(bytes.subarray(start), undefined, 'utf8') + decipher.final('utf8');
        const { form, until } = JSON.parse(text) as { form: ReturnedForm; until: number };
        return until > Date.now() ? form : null;
      } catch {
        return null;
      }
    },
  };
}
