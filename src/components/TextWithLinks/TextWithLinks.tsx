import { createElement, Fragment } from 'react';
import { Link } from '@/components/Link/Link';

export interface TextWithLinksProps {
  /** One or more sentences. A link is written `[words](address)`; there is no other markup. */
  text: string;
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Splitting yields text, a link's words and its address, repeatedly. */
const PARTS_PER_LINK = 3;
const LOOK = 'text-forest underline underline-offset-4';

/**
 * Text with links. Each sentence stays whole in the source, so that a translation can place its links freely.
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
