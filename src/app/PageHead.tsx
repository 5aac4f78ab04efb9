import { useLayoutEffect } from 'react';

interface PageHeadProps {
  title: string;
  description: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

/** A page that is not hydrated brings its own title, so the one in the HTML must go. */
function removeFirstHead(): void {
  for (const tag of document.head.querySelectorAll('[data-first]')) tag.remove();
}

/** Title and description of the page, also for link previews. React moves them into the document's head. */
export function PageHead({ title, description, noIndex = false }: PageHeadProps) {
  useLayoutEffect(removeFirstHead, []);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
