import { outcomeUnknown, type ApiError } from '@/api/errors';
import { tryAgainIn } from '@/lib/wait';
import { copy } from './copy';

/** What is told of a failed try, at the form. */
export interface Failure {
  title: string;
  text: string;
}

/** 429: the backend's own sentence may be missing, its header seldom is. */
function tooManyAttempts({ retryAfterSeconds, serverMessage }: ApiError): Failure {
  const { title, text } = copy.failures.tooMany;
  return {
    title,
    text: retryAfterSeconds === undefined ? (serverMessage ?? text) : tryAgainIn(retryAfterSeconds),
  };
}

const isRefusal = ({ status }: ApiError) => status !== undefined && status >= 400 && status < 500;

/** What to say of a sign-in that failed. A 401 never says which of the two was wrong, whatever the backend wrote. */
export function signInFailure(error: ApiError): Failure {
  const { failures } = copy;
  if (error.kind === 'offline') return failures.offline;
  if (error.status === 401) return failures.wrong;
  if (error.status === 429) return tooManyAttempts(error);
  if (isRefusal(error) && error.serverMessage !== undefined)
    return { title: failures.refused, text: error.serverMessage };
  return failures.outage;
}

/** What to say of a registration that failed: a refusal in the backend's words. */
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
