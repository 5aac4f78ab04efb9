import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askBeforeLeaving, hearMovesFirst } from '@/app/leaving';
import { isPageOfTheSite } from '@/app/RouterLink';

/** Somebody is about to leave, and has to say whether they mean it. */
interface Leaving {
  stay: () => void;
  leave: () => void;
}

type Ask = (goOn: () => void) => void;

/** The link behind a press that opens it here, if it leads to another page of the site. */
function linkToAnotherPage(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || !isPageOfTheSite(href)) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return link.pathname === window.location.pathname ? undefined : href;
}

function guardLinks(ask: Ask, follow: (href: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const href = linkToAnotherPage(event);
    if (href === undefined) return;
    // The router leaves a prevented press alone.
    event.preventDefault();
    ask(() => follow(href));
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/**
 * The browser has moved already when it tells of Back or Forward. The page's own entry is put behind the one that was
 * gone to before the router looks, so that nothing has happened to it, and leaving after all is one step back.
 */
function guardHistory(ask: Ask): () => void {
  const { href, pathname } = window.location;
  const state: unknown = window.history.state;
  let isLeaving = false;
  return hearMovesFirst(() => {
    if (isLeaving || window.location.pathname === pathname) return;
    window.history.pushState(state, '', href);
    // The browser is about to scroll to where the other page was left.
    const top = window.scrollY;
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    ask(() => {
      isLeaving = true;
      window.history.back();
    });
  });
}

const letBrowserAsk = (event: BeforeUnloadEvent) => event.preventDefault();

/** Closing, reloading, and addresses outside the site: the browser asks in its own words. */
function guardDocument(): () => void {
  window.addEventListener('beforeunload', letBrowserAsk);
  return () => window.removeEventListener('beforeunload', letBrowserAsk);
}

/**
 * Lets nobody leave the page unasked while something would be lost: by a link, Back and Forward, {@link leaveWith}, or
 * out of the document. What the page itself navigates to is not held up, nor is a sign-in that has become necessary.
 *
 * @param isActive whether something would be lost
 * @returns the question to ask; undefined unless the user wants to leave
 */
export function useLeaveGuard(isActive: boolean): Leaving | undefined {
  const navigate = useNavigate();
  const [wish, setWish] = useState<{ goOn: () => void }>();

  useEffect(() => {
    if (!isActive) return undefined;
    const ask: Ask = (goOn) => setWish({ goOn });
    const ends = [
      askBeforeLeaving(ask),
      guardLinks(ask, (href) => void navigate(href)),
      guardHistory(ask),
      guardDocument(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [isActive, navigate]);

  if (!wish) return undefined;
  return {
    stay: () => setWish(undefined),
    leave: () => {
      setWish(undefined);
      wish.goOn();
    },
  };
}
