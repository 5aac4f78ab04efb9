import { Alert, type AlertProps } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';

export interface RetryAlertProps extends Pick<AlertProps, 'title' | 'ref'> {
  /** Why, as far as it is known. */
  reason: string;
  /** It is being asked again: the button keeps the focus, but pressing it does nothing. */
  isPending?: boolean;
  onRetry: () => void;
}

const RETRY = 'Retry';

/**
 * Stands in place of what could not be loaded. When that comes, the button goes with the message: say where the focus
 * is to be then, with `useFocusHandover` for one.
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
