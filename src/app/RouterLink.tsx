import type { MouseEvent } from 'react';
import { useTabHistory } from '@/app/HistoryRouter';
import type { LinkProps } from '@/components/Link/Link';

/** Whether a link leads to a page of this site, which needs no document load. */
export const isPageOfTheSite = (href: string): boolean => /^\/(?!\/|backend\/)/.test(href);

/** Whether a click on a link opens it in this tab. */
export function opensInThisTab(
  event: MouseEvent | globalThis.MouseEvent,
  target: string | undefined,
): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return !target || target === '_self';
}

function PageLink({ href, onClick, children, ...rest }: LinkProps) {
  const { navigate } = useTabHistory();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!opensInThisTab(event, rest.target)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
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
