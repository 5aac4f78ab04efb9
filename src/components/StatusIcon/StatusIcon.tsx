import { clsx } from 'clsx';

export type StatusIconKind = 'thanks' | 'busy' | 'waiting' | 'failed' | 'returned';

/** The props of {@link StatusIcon}. */
export interface StatusIconProps {
  /** The status. */
  kind: StatusIconKind;
}

const LOOKS: Readonly<Record<StatusIconKind, { path: string; surface: string }>> = {
  thanks: { path: 'm10 17 5 5 9-11', surface: 'bg-leaf text-success' },
  busy: { path: 'M17 8a9 9 0 1 1-9 9', surface: 'bg-leaf text-forest' },
  waiting: {
    path: 'M17 7a10 10 0 1 1 0 20 10 10 0 0 1 0-20M17 11.5V17l3.5 3',
    surface: 'bg-sand-2 text-warning',
  },
  returned: {
    path: 'M12 10 7.500 14.500 12 19M8 14.500h11a5 5 0 0 1 0 10h-4',
    surface: 'bg-sand-2 text-info',
  },
  failed: { path: 'm11 11 12 12M23 11 11 23', surface: 'bg-sand-2 text-danger' },
};

/** An icon for the status. The heading below says the same in words. */
export function StatusIcon({ kind }: StatusIconProps) {
  const { path, surface } = LOOKS[kind];
  return (
    <svg
      viewBox="0 0 34 34"
      width="64"
      height="64"
      className={clsx('size-16 rounded-full', surface, kind === 'busy' && 'animate-spin')}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
