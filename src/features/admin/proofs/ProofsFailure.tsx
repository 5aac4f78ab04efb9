import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import type { ApiError } from '@/api/errors';
import { reasonOf } from '@/api/reasonOf';
import { words } from './words';

interface ProofsFailureProps {
  /** Undefined for an address that names no project, about which nothing was asked. */
  error: ApiError | undefined;
  isAsking?: boolean;
  onRetry?: () => void;
}

/** Stands in place of proofs that cannot be shown. */
export function ProofsFailure({ error, isAsking = false, onRetry }: ProofsFailureProps) {
  if (error === undefined || error.status === 404) {
    return (
      <Alert kind="error" title={words.missing}>
        {words.missingText}
      </Alert>
    );
  }
  return (
    <Alert
      kind="error"
      title={words.failed}
      action={
        <Button variant="outline" isPending={isAsking} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {reasonOf(error, words.unknownFailure)}
    </Alert>
  );
}
