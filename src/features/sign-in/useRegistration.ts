import { useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import type { Schemas } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { registrationFailure, type Failure } from './failures';

export type Registration = Schemas['RegisterRequest'];
export type RegistrationAnswer = Schemas['RegisterResponse'];

const FIELDS: readonly (keyof Registration)[] = ['email', 'username', 'password'];

/** The field that a refusal is about. Backends differ in whether they name the place: `body/email` is `email`. */
function fieldOf({ details }: ApiError): keyof Registration | undefined {
  const names = new Set(details.map(({ field }) => field.replace(/^\/?(?:body\/)?/, '')));
  return FIELDS.find((field) => names.has(field));
}

/** Asks the backend for an account, and knows why there is none. */
export function useRegistration() {
  const { send, isSending } = useApiMutation('post', '/api/auth/register');
  const [failure, setFailure] = useState<Failure>();
  return {
    isSending,
    failure,
    /** The answer, or the field that was refused, where it was one. */
    register: async (
      body: Registration,
    ): Promise<{ answer: RegistrationAnswer } | { refused: keyof Registration | undefined }> => {
      setFailure(undefined);
      try {
        return { answer: await send({ body }) };
      } catch (error) {
        setFailure(registrationFailure(toApiError(error)));
        return { refused: fieldOf(toApiError(error)) };
      }
    },
  };
}
