import { Button } from '@/components/Button/Button';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { ShareLinkButton } from '@/components/ShareLinkButton/ShareLinkButton';
import { paths } from '@/lib/paths';
import { thankYouCopy as copy } from './copy';

interface VolunteerThankYouScreenProps {
  /** The site's absolute address, for sharing. */
  siteUrl: string;
}

/** /volunteer/thank-you */
export function VolunteerThankYouScreen({ siteUrl }: VolunteerThankYouScreenProps) {
  return (
    <Section>
      <div className="mx-auto max-w-160">
        <span className="grid size-16 place-items-center rounded-full bg-leaf text-success">
          <Icon name="check" className="size-9" />
        </span>
        <h1 className="mt-5 text-28 font-semibold sm:text-36 lg:text-48">{copy.heading}</h1>
        <div className="mt-4 space-y-3 text-18 text-muted">
          <p>{copy.text}</p>
          <p>{copy.nextSteps}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-8">
          <Button asChild variant="outline">
            <Link href={paths.home()}>{copy.home}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link href={paths.about()}>{copy.learnMore}</Link>
          </Button>
          <ShareLinkButton url={siteUrl} />
        </div>
      </div>
    </Section>
  );
}
