interface LogoProps {
  name: string;
}

/**
 * The organisation's mark and name. The mark says nothing that the name does not. Neither outgrows a small screen where
 * letters are large.
 */
export function Logo({ name }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-3">
      <svg viewBox="0 0 32 32" className="size-9 max-w-[12vw] shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-forest" />
        <path
          d="M9.5 7.5v17M23 7.5 13 16l10 8.5"
          fill="none"
          className="stroke-sand"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="text-[min(1.375rem,7vw)]/[1.35] font-bold tracking-tight wrap-anywhere text-forest">
        {name}
      </span>
    </span>
  );
}
