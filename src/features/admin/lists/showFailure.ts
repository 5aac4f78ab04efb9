import { toApiError } from '@/api/errors';
import { failureSentence } from '@/api/failureSentence';
import { showToast } from '@/components/Toast/toastStore';

const UNAUTHORIZED = 401;

interface FailureCopy {
  title: string;
  /** Shown if the server sends no message. */
  reason: string;
}

/** Shows why an action failed, unless by a 401: that leads to the sign-in page, which already explains it. */
export function showFailure(failure: unknown, { title, reason }: FailureCopy): void {
  const error = toApiError(failure);
  if (error.status === UNAUTHORIZED) return;
  showToast({ kind: 'error', title, description: failureSentence(error, reason) });
}
