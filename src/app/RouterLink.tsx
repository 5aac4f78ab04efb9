import { Link } from 'react-router-dom';
import type { LinkProps } from '@/components/Link/Link';

/** Whether a link leads to a page of the site, which needs no new load. */
export const isPageOfTheSite = (href: string): boolean => /^\/(?!\/|backend\/)/.test(href);

/** Draws the links of the site: to its own pages without a new load, to anything else as a plain anchor. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (isPageOfTheSite(href)) {
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
