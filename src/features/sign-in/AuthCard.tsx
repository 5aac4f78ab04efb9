import type { ReactNode } from 'react';
import { Card } from '@/components/Card/Card';

interface AuthCardProps {
  heading: string;
  /** Below the heading. */
  intro?: string;
  /** The organisation's logo, above the heading. */
  brand?: ReactNode;
  children: ReactNode;
  /** Links below the card. */
  below?: ReactNode;
}

/** The centred card of the sign-in screens. */
export function AuthCard({ heading, intro, brand, children, below }: AuthCardProps) {
  return (
    <div className="mx-auto w-full max-w-120 px-4 py-8 sm:px-6 sm:py-14">
      {brand !== undefined && <div className="mb-6">{brand}</div>}
      <Card padding="large">
        <h1 className="text-28 font-semibold text-balance">{heading}</h1>
        {intro !== undefined && <p className="mt-2 text-muted">{intro}</p>}
        <div className="mt-6 grid grid-cols-1 gap-5">{children}</div>
      </Card>
      {below !== undefined && <div className="mt-5">{below}</div>}
    </div>
  );
}
