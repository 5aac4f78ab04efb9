import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address within the site. */
  href: string;
  /** The link itself. */
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Provides the component for links within the site: the router's in the app, none in a story. */
export const LinkProvider = LinkContext.Provider;

/**
 * A link within the site; without a `LinkProvider` a plain anchor. The caller marks the current page with
 * `aria-current="page"`.
 */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
