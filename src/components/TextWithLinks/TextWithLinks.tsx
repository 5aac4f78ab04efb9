import { createElement, Fragment } from 'react';
import { Link } from '@/components/Link/Link';

export interface TextWithLinksProps {
  /** A sentence or more. A link in it is written `[words](address)`; nothing else is markup. */
  text: string;
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
/** The split gives plain words, a link's words and its address, over and over. */
const PARTS_PER_LINK = 3;
const LOOK = 'font-medium text-forest underline underline-offset-4';

/**
 * Words with links in them. Each sentence stays in one piece where it is written down, so that another language can put
 * its links where it needs them.
 */
export function TextWithLinks({ text }: TextWithLinksProps) {
  const parts = text.split(LINK).map((part, index, all) => {
    if (index % PARTS_PER_LINK === 0) return part;
    const href = all[index + 1];
    if (index % PARTS_PER_LINK !== 1 || href === undefined) return null;
    return createElement(Link, { href, className: LOOK }, part);
  });
  return createElement(Fragment, null, ...parts);
}
