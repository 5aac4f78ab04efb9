import { clsx } from 'clsx';

export interface IconProps {
  /** The drawing. */
  name: 'alert' | 'arrow' | 'check' | 'close' | 'expand' | 'info' | 'menu' | 'share' | 'success';
  /** The size and colour. Default: 24 px in the text's colour. */
  className?: string;
}

const DRAWINGS: Readonly<Record<IconProps['name'], string>> = {
  alert: 'M12 9.500v4.500m0 3.250v.01M12 3.500 2.750 19.500h18.500z',
  arrow: 'M4.500 12h15m-6-6 6 6-6 6',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  close: 'm6 6 12 12M18 6 6 18',
  expand: 'M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7',
  info: 'M12 11.250v5.250m0-9v.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  menu: 'M3.500 6.500h17m-17 5.500h17m-17 5.500h17',
  share: 'M12 15V3.500m-4.500 4L12 3l4.500 4.500M7 11H5v9.500h14V11h-2',
  success: 'm7.750 12.250 3 3 5.500-6M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
};

/** A decorative line drawing next to text with the same meaning; hidden from screen readers. */
export function Icon({ name, className = 'size-6' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx('shrink-0', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
