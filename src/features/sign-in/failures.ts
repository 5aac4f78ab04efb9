import { outcomeUnknown, type ApiError } from '@/api/errors';
import { tryAgainIn } from '@/lib/wait';
import { copy } from './copy';

/** The message of a failed try. */
export interface Failure {
  title: string;
  text: string;
}

/** The backend's message for a 429 may be missing; its header seldom is. */
function tooManyAttempts({ retryAfterSeconds, serverMessage }: ApiError): Failure {
  const { title, text } = copy.failures.tooMany;
  return {
    title,
    text: retryAfterSeconds === undefined ? (serverMessage ?? text) : tryAgainIn(retryAfterSeconds),
  };
}

const isRefusal = ({ status }: ApiError) => status !== undefined && status >= 400 && status < 500;

/** The message of a failed sign-in. A 401 never tells which field was wrong, whatever the backend sent. */
export function signInFailure(error: ApiError): Failure {
  const { failures } = copy;
  if (error.kind === 'offline') return failures.offline;
  if (error.status === 401) return failures.wrong;
  if (error.status === 429) return tooManyAttempts(error);
  if (isRefusal(error) && error.serverMessage !== undefined)
    return { title: failures.refused, text: error.serverMessage };
  return failures.outage;
}

/** The message of a failed registration, in the backend's words if it refused. */
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
