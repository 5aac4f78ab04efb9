import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SkeletonProps {
  /** Its size and shape: as large as what will stand in its place. */
  className: string;
}

/** The quiet shape of something that is still loading. It stands inside a `SkeletonRegion`. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden="true" className={clsx('rounded-control bg-sand-2', className)} />;
}

export interface SkeletonRegionProps {
  /** What is being loaded, read out: "Loading projects". */
  label: string;
  /** The skeletons. */
  children: ReactNode;
  className?: string;
}

/** Skeletons in the layout of what they stand for, announced once as loading. */
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
