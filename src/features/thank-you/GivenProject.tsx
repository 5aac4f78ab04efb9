import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Link } from '@/components/Link/Link';
import { Progress } from '@/components/Progress/Progress';
import { ShareLinkButton } from '@/components/ShareLinkButton/ShareLinkButton';
import { formatAmount } from '@/lib/money';
import { paths } from '@/lib/paths';
import type { GivenTo } from './confirmation';
import { copy } from './copy';

interface GivenProjectProps {
  project: GivenTo;
  /** The site's address, with a slash at the end; before hydration only its path. */
  siteUrl: string;
}

const COPY = copy.project;

function FundingProgress({ raised, goal, percent }: NonNullable<GivenTo['funding']>) {
  const funded = COPY.funded(`${formatAmount(percent)}%`);
  return (
    <>
      <p className="figures mt-3 text-22 font-semibold wrap-anywhere text-forest">{COPY.raised(raised)}</p>
      <Progress label={COPY.progress} value={percent} valueLabel={funded} className="mt-3" />
      <p className="figures mt-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{funded}</span>
        <span className="wrap-anywhere text-muted">{COPY.goal(goal)}</span>
      </p>
    </>
  );
}

/** The project after the gift: what it has raised, its page, and Share. */
export function GivenProject({ project: { id, title, funding }, siteUrl }: GivenProjectProps) {
  const headingId = useId();
  return (
    <Card className="mt-8">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-22 font-semibold wrap-anywhere">
          {title}
        </h2>
        {funding && <FundingProgress {...funding} />}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button asChild>
            <Link href={paths.project(id)}>{COPY.see}</Link>
          </Button>
          <ShareLinkButton
            url={siteUrl.replace(/\/$/, paths.project(id))}
            title={title}
            text={COPY.shareText(title)}
          />
        </div>
      </section>
    </Card>
  );
}
