import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface ContainerProps {
  /** The content at the page’s width. */
  children: ReactNode;
  /** Classes for its place in the layout, on the outermost element. */
  className?: string;
}

/** Centres the content at the page's width, with margins that grow with the screen. */
export function Container({ children, className }: ContainerProps) {
  return <div className={clsx('mx-auto w-full max-w-page px-4 sm:px-6 lg:px-8', className)}>{children}</div>;
}
