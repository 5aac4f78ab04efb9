import { Alert, type AlertProps } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';

export interface RetryAlertProps extends Pick<AlertProps, 'title' | 'ref'> {
  /** Why, if known. */
  reason: string;
  /** A retry is in progress: the button keeps the focus, but ignores presses. */
  isPending?: boolean;
  /** Called when Retry is pressed. */
  onRetry: () => void;
}

const RETRY = 'Retry';

/**
 * Shown instead of content that could not be loaded. The button disappears once the content has loaded, so the caller
 * has to move the focus, for example with `useFocusHandover`.
 */
export function RetryAlert({ reason, isPending = false, onRetry, ...message }: RetryAlertProps) {
  return (
    <Alert
      {...message}
      kind="error"
      action={
        <Button variant="outline" isPending={isPending} onClick={onRetry}>
          {RETRY}
        </Button>
      }
    >
      {reason}
    </Alert>
  );
}
