import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { confirmBeforeLeaving, onHistoryMove, type Confirm } from '@/app/leaveConfirmation';
import { isPageOfTheSite, opensInThisTab } from '@/app/RouterLink';

/** A user who is about to leave and has to confirm it. */
interface Leaving {
  stay: () => void;
  leave: () => void;
}

/** The address that a click opens in this tab, if it is another page of the site. */
function linkToAnotherPage(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || !isPageOfTheSite(href)) return undefined;
  if (!opensInThisTab(event, link.target) || link.hasAttribute('download')) return undefined;
  return link.pathname === window.location.pathname ? undefined : href;
}

function guardLinks(confirm: Confirm, follow: (href: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const href = linkToAnotherPage(event);
    if (href === undefined) return;
    // The router ignores a prevented click.
    event.preventDefault();
    confirm(() => follow(href));
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/**
 * The browser reports Back and Forward only after moving. So this adds the page's entry again before the router reacts;
 * leaving then is one step back.
 */
function guardHistory(confirm: Confirm): () => void {
  const { href, pathname } = window.location;
  const state: unknown = window.history.state;
  let isLeaving = false;
  return onHistoryMove(() => {
    if (isLeaving || window.location.pathname === pathname) return;
    window.history.pushState(state, '', href);
    // The browser is about to restore the other page's scroll position.
    const top = window.scrollY;
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    confirm(() => {
      isLeaving = true;
      window.history.back();
    });
  });
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser itself asks before closing, reloading and leaving the site. */
function guardDocument(): () => void {
  window.addEventListener('beforeunload', preventUnload);
  return () => window.removeEventListener('beforeunload', preventUnload);
}

/**
 * Asks before the page is left by a link, Back, Forward, {@link leavePage} or closing the document. The page's own
 * navigation and a redirect to the sign-in are not held up.
 *
 * @param isActive whether something would be lost
 * @returns the choice to offer; undefined unless the user wants to leave
 */
export function useLeaveGuard(isActive: boolean): Leaving | undefined {
  const [, navigate] = useLocation();
  const [pending, setPending] = useState<{ proceed: () => void }>();

  useEffect(() => {
    if (!isActive) return undefined;
    const confirm: Confirm = (proceed) => setPending({ proceed });
    const cleanups = [
      confirmBeforeLeaving(confirm),
      guardLinks(confirm, navigate),
      guardHistory(confirm),
      guardDocument(),
    ];
    return () => {
      for (const cleanUp of cleanups) cleanUp();
    };
  }, [isActive, navigate]);

  if (!pending) return undefined;
  return {
    stay: () => setPending(undefined),
    leave: () => {
      setPending(undefined);
      // Where leaving loads a document, the browser would ask again.
      window.removeEventListener('beforeunload', preventUnload);
      pending.proceed();
    },
  };
}
