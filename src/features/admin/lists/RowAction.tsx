import { clsx } from 'clsx';
import { Button } from '@/components/Button/Button';

export interface RowActionProps {
  label: string;
  /** The accessible name: "Delete reader@news.example". */
  name: string;
  isDangerous?: boolean;
  isPending?: boolean;
  onPress: () => void;
}

/** A button in a row, as plain as a link and large enough for touch. */
export function RowAction({ label, name, isDangerous = false, isPending = false, onPress }: RowActionProps) {
  return (
    <Button
      variant="ghost"
      className={clsx('-mx-2 px-2! text-14! whitespace-nowrap', isDangerous && 'text-danger!')}
      aria-label={name}
      isPending={isPending}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
