import { clsx } from 'clsx';
import { organisation } from '@/app/organisation';

interface LogoProps {
  name: string;
  /** Shows the name only to screen readers where very large text leaves no room for it. */
  isNameOptional?: boolean;
}

/** The organisation's logo and name. The logo is decorative. Neither overflows a small screen with large text. */
export function Logo({ name, isNameOptional = false }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-3 max-[22rem]:gap-2">
      <svg viewBox="0 0 32 32" className="size-9 max-w-[12vw] shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-forest" />
        <path
          d={organisation.logo}
          fill="none"
          className="stroke-sand"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span
        className={clsx(
          'text-[min(1.375rem,7vw)]/[1.35] font-semibold tracking-tight wrap-anywhere text-forest max-[22rem]:text-18',
          isNameOptional && '@max-[17rem]:sr-only',
        )}
      >
        {name}
      </span>
    </span>
  );
}
