import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Says how links within the site are drawn: the app hands in its router's link, a story needs none. */
export const LinkProvider = LinkContext.Provider;

/**
 * A link within the site; without a `LinkProvider` it is a plain anchor. It knows no current page: the caller
 * marks it with `aria-current="page"`.
 */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
