import type { ReactNode } from 'react';
import type { Project } from '@/api/types';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { copy } from './pageCopy';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="max-w-full grow basis-full border-t-3 border-forest pt-3 sm:basis-40">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

/** The column is as wide as its content, so that text breaks only if it is wider than the page. */
function Figure({ children }: { children: ReactNode }) {
  return <span className="figures block text-22 font-semibold wrap-break-word sm:text-28">{children}</span>;
}

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number';

/** The project's impact, budget and beneficiaries. Unknown figures are left out, except the budget. */
export function ProjectFacts({ project }: { project: Project }) {
  const { impact_phrase: phrase, impact_count: figure, beneficiary_count: beneficiaries } = project;
  return (
    <section aria-label={copy.facts}>
      <dl className="flex flex-wrap gap-6">
        {phrase && (
          <Fact label={copy.directImpact}>
            {isKnown(figure) && <Figure>{formatCount(figure)}</Figure>}
            <span className="block wrap-break-word">{phrase}</span>
          </Fact>
        )}
        <Fact label={copy.budget}>
          <Figure>{formatMoney(project.target_amount, project.currency)}</Figure>
        </Fact>
        {isKnown(beneficiaries) && (
          <Fact label={copy.beneficiaries}>
            <Figure>{formatCount(beneficiaries)}</Figure>
          </Fact>
        )}
      </dl>
    </section>
  );
}
