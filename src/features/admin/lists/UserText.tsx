import { clsx } from 'clsx';
import { copy } from './copy';

export interface UserTextProps {
  /** Empty text is shown as N/A. */
  children: string | null | undefined;
  className?: string;
}

/** Text typed by a visitor, such as a donor's name. It can have any direction and length without breaking the layout. */
export function UserText({ children, className }: UserTextProps) {
  const text = children?.trim() ? children : copy.missing;
  return (
    <bdi dir="auto" className={clsx('wrap-anywhere', className)}>
      {text}
    </bdi>
  );
}
