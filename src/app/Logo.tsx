interface LogoProps {
  name: string;
}

/** The organisation's mark and name. The mark says nothing that the name does not. */
export function Logo({ name }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-3">
      <svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-forest" />
        <path d="M9.500 7.500v17" className="stroke-sand" strokeWidth="3.500" strokeLinecap="round" />
        <path
          d="M23 7.500 13 16l10 8.500"
          fill="none"
          className="stroke-sand"
          strokeWidth="3.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="text-22 font-bold tracking-tight text-forest">{name}</span>
    </span>
  );
}
