import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SkeletonProps {
  /** The size and shape of the content that it replaces. */
  className: string;
}

/** A placeholder for content that is still loading. Use it inside a `SkeletonRegion`. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden="true" className={clsx('rounded-control bg-sand-2', className)} />;
}

export interface SkeletonRegionProps {
  /** What is loading, for screen readers: "Loading projects". */
  label: string;
  /** The skeletons. */
  children: ReactNode;
  /** Classes for the layout of the skeletons, as that of the content. */
  className?: string;
}

/** Skeletons in the layout of the content they replace, announced once as loading. */
export function SkeletonRegion({ label, children, className }: SkeletonRegionProps) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-busy="true" className={className}>
        {children}
      </div>
    </div>
  );
}
