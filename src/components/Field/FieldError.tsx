import { Icon } from '@/components/Icon/Icon';

interface FieldErrorProps {
  /** The control's `aria-describedby` names it. */
  id: string;
  /** Undefined if nothing is wrong. */
  message: string | undefined;
}

/** The error of a field or a group. Always rendered, so that its text is announced when it appears. */
export function FieldError({ id, message }: FieldErrorProps) {
  return (
    <div id={id} aria-live="polite">
      {message !== undefined && (
        <p className="mt-1.5 flex gap-1.5 text-14 font-semibold text-danger">
          <Icon name="alert" className="mt-0.5 size-4.5" />
          <span className="min-w-0">{message}</span>
        </p>
      )}
    </div>
  );
}
