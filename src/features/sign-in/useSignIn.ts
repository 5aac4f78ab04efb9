import { useState } from 'react';
import { toApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import type { Schemas } from '@/api/types';
import { signInFailure, type Failure } from './failures';

export type Credentials = Schemas['LoginRequest'];
export type SignInAnswer = Schemas['LoginResponse'];

/** Asks the backend to sign in, and knows why it did not. */
export function useSignIn() {
  const { send, isSending } = useApiMutation('post', '/api/auth/login', ['access_token']);
  const [failure, setFailure] = useState<Failure>();
  return {
    isSending,
    failure,
    /** Undefined where it failed. */
    signIn: async (body: Credentials): Promise<SignInAnswer | undefined> => {
      setFailure(undefined);
      try {
        return await send({ body });
      } catch (error) {
        setFailure(signInFailure(toApiError(error)));
        return undefined;
      }
    },
  };
}
