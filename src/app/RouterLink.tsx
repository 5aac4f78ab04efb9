import { Link } from 'react-router-dom';
import type { LinkProps } from '@/components/Link/Link';

const PAGE = /^\/(?!\/|backend\/)/;

/** Draws the links of the site: to its own pages without a new load, to anything else as a plain anchor. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (PAGE.test(href)) {
    return (
      <Link to={href} discover="none" {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
