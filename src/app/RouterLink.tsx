import type { MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import type { LinkProps } from '@/components/Link/Link';

/** Whether a link leads to a page of this site, which needs no document load. */
export const isPageOfTheSite = (href: string): boolean => /^\/(?!\/|backend\/)/.test(href);

/** The router's own link adds 2 KB of prefetching and revalidation that this site does not use. */
function PageLink({ href, onClick, target, children, ...rest }: LinkProps) {
  const goThere = useLinkClickHandler(href, target === undefined ? {} : { target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) goThere(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}

/** A link to a page of the site without a document load, or a plain anchor to anything else. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const Anchor = isPageOfTheSite(href) ? PageLink : 'a';
  return (
    <Anchor href={href} {...rest}>
      {children}
    </Anchor>
  );
}
