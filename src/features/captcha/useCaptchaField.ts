import { useState } from 'react';

/** The captcha of one form: its token, what is wrong with it, and a fresh one once the token is used up. */
export function useCaptchaField() {
  const [token, setToken] = useState<string | null>(null);
  const [key, setKey] = useState(0);
  const [error, setError] = useState<string>();
  return {
    /** Null until it is done; empty when the backend has no captcha. */
    token,
    /** The `key` of the component; a new one starts it over. */
    key,
    error,
    /** Says what is wrong with it, or with undefined that nothing is. */
    complain: setError,
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

/** The captcha as a part of a form sees it. */
export type CaptchaField = ReturnType<typeof useCaptchaField>;
