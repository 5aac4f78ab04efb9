import { outcomeUnknown, type ApiError } from '@/api/errors';
import { tryAgainIn } from '@/lib/wait';
import { copy } from './copy';

/** The message for a failed attempt. */
export interface Failure {
  title: string;
  text: string;
}

/** A 429 may come without a message, but rarely without its header. */
function tooManyAttempts({ retryAfterSeconds, serverMessage }: ApiError): Failure {
  const { title, text } = copy.failures.tooMany;
  return {
    title,
    text: retryAfterSeconds === undefined ? (serverMessage ?? text) : tryAgainIn(retryAfterSeconds),
  };
}

const isRefusal = ({ status }: ApiError) => status !== undefined && status >= 400 && status < 500;

/** The message for a failed sign-in. A 401 never reveals which field was wrong, whatever the backend sent. */
export function signInFailure(error: ApiError): Failure {
  const { failures } = copy;
  if (error.kind === 'offline') return failures.offline;
  if (error.status === 401) return failures.wrong;
  if (error.status === 429) return tooManyAttempts(error);
  if (isRefusal(error) && error.serverMessage !== undefined)
    return { title: failures.refused, text: error.serverMessage };
  return failures.outage;
}

/** The message for a failed registration; a refusal's message is the backend's. */
export function registrationFailure(error: ApiError): Failure {
  const { failures } = copy;
  if (outcomeUnknown(error)) {
    const { title, toDo } = failures.registrationUnsure;
    return { title, text: `${error.message} ${toDo}` };
  }
  if (error.kind === 'offline') return failures.offline;
  if (error.status === 429) return tooManyAttempts(error);
  if (isRefusal(error) && error.serverMessage !== undefined)
    return { title: failures.registrationRefused, text: error.serverMessage };
  return failures.registrationOutage;
}
