import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Says how links within the site are drawn: the app hands in its router's link, a story needs none. */
export const LinkProvider = LinkContext.Provider;

/** A link within the site. Without a {@link LinkProvider} it is a plain anchor. */
export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext);
  // oxlint-disable-next-line react/static-components -- taken from the context, not created here
  return <Anchor {...props} />;
}
