import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';

interface RuleExample {
  /** The example itself. */
  show: () => ReactNode;
  /** Why it is good or bad, in one sentence. */
  why: string;
}

/** `parameters.rules` of a component's stories. */
export interface ComponentRules {
  /** What it is for. */
  use: string;
  /** When something else is better, and what. */
  avoid: string;
  good: RuleExample;
  bad: RuleExample;
}

const LOOKS = {
  Good: { icon: 'check', color: 'text-success', border: 'border-t-success' },
  Bad: { icon: 'close', color: 'text-danger', border: 'border-t-danger' },
} as const;

function ExampleCard({ verdict, show, why }: RuleExample & { verdict: keyof typeof LOOKS }) {
  const { icon, color, border } = LOOKS[verdict];
  return (
    <figure className={`grid content-between rounded-card border border-t-4 border-line bg-white ${border}`}>
      <div inert className="grid min-h-32 content-center overflow-hidden p-5">
        {show()}
      </div>
      <figcaption className="border-t border-line p-4 text-14">
        <strong className={`flex items-center gap-1 ${color}`}>
          <Icon name={icon} className="size-5" />
          {verdict}
        </strong>
        {why}
      </figcaption>
    </figure>
  );
}

/** When to use a component and when not, with one good and one bad example. */
export function Rules({ use, avoid, good, bad }: ComponentRules) {
  return (
    <Unstyled>
      <div className="mb-10 grid gap-5 font-sans text-16 text-ink">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="font-semibold">Use it</dt>
          <dd>{use}</dd>
          <dt className="font-semibold">Do not use it</dt>
          <dd>{avoid}</dd>
        </dl>
        <div className="grid gap-4 sm:grid-cols-2">
          <ExampleCard verdict="Good" {...good} />
          <ExampleCard verdict="Bad" {...bad} />
        </div>
      </div>
    </Unstyled>
  );
}
