import { clsx } from 'clsx';
import { copy } from './copy';

export interface UntrustedProps {
  /** Nothing is told in words. */
  children: string | null | undefined;
  className?: string;
}

/**
 * What somebody outside typed, such as a donor's name: whatever its direction or length, it disturbs neither the words
 * around it nor the layout.
 */
export function Untrusted({ children, className }: UntrustedProps) {
  const text = children?.trim() ? children : copy.missing;
  return (
    <bdi dir="auto" className={clsx('wrap-anywhere', className)}>
      {text}
    </bdi>
  );
}
