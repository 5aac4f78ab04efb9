import { Link } from '@/components/Link/Link';

/** A link below the card, large enough for touch. */
export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center rounded-control font-semibold text-forest underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
