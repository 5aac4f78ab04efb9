import { useState } from 'react';

/** The captcha of one form: its token, its error, and a new one once the token is used. */
export function useCaptchaField() {
  const [token, setToken] = useState<string | null>(null);
  const [key, setKey] = useState(0);
  const [error, setError] = useState<string>();
  return {
    /** Null until it is done; empty when the backend has no captcha. */
    token,
    /** The component's `key`; a new one restarts it. */
    key,
    error,
    /** Sets its error, or clears it with undefined. */
    setError,
    take: (next: string | null) => {
      setToken(next);
      if (next !== null) setError(undefined);
    },
    /** A token is good for one request. */
    renew: () => {
      setToken(null);
      setKey((before) => before + 1);
    },
  };
}

export type CaptchaField = ReturnType<typeof useCaptchaField>;
