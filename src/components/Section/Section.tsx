import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import { Container } from '@/components/Container/Container';

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** The content, with a heading. */
  children?: ReactNode;
  /** The surface behind the section. */
  tone?: 'sand' | 'sand-2' | 'leaf' | 'forest';
}

const TONES = {
  sand: 'bg-sand',
  'sand-2': 'bg-sand-2',
  leaf: 'bg-leaf',
  forest: 'on-dark bg-forest text-white',
};

/** A full-width part of a page, with its content at the page's width. Name it with `aria-labelledby`. */
export function Section({ tone = 'sand', className, children, ...rest }: SectionProps) {
  return (
    <section className={clsx('later py-12 lg:py-20', TONES[tone], className)} {...rest}>
      <Container>{children}</Container>
    </section>
  );
}
