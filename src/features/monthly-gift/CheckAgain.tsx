import { useState } from 'react';
import { toApiError } from '@/api/errors';
import { Button } from '@/components/Button/Button';
import { copy } from './copy';

const COPY = copy.ending;

/** Checks whether the provider has confirmed the end by now. */
export function CheckAgain({ onCheck }: { onCheck: () => Promise<void> }) {
  const [isChecking, setIsChecking] = useState(false);
  const [result, setResult] = useState<string>();
  const check = async () => {
    setIsChecking(true);
    setResult(undefined);
    try {
      await onCheck();
      setResult(COPY.stillEnding);
    } catch (failure) {
      setResult(COPY.checkFailed(toApiError(failure).message));
    }
    setIsChecking(false);
  };
  return (
    <div className="mt-6">
      <Button
        variant="outline"
        isPending={isChecking}
        pendingLabel={COPY.checking}
        onClick={() => void check()}
      >
        {COPY.check}
      </Button>
      <p role="status" className="mt-2 text-muted">
        {result}
      </p>
    </div>
  );
}
