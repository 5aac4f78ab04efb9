import { useId } from 'react';
import { PageMessage } from '@/app/PageMessage';
import { Button } from '@/components/Button/Button';
import { Input } from '@/components/Input/Input';
import { Link } from '@/components/Link/Link';
import { WovenStrip } from '@/components/WovenStrip/WovenStrip';
import { paths } from '@/lib/paths';

const COPY = {
  heading: 'Oops! Page not found',
  text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  search: 'Search projects',
  submit: 'Search',
  home: 'Return to Home',
  projects: 'See All Projects',
};

/** Finds projects. The browser submits it, so it works before the script has loaded and without JavaScript. */
function ProjectSearch() {
  const fieldId = useId();
  return (
    <form role="search" action={paths.projects()} className="grid gap-2">
      <label htmlFor={fieldId} className="font-semibold">
        {COPY.search}
      </label>
      <div className="flex flex-wrap gap-3">
        <Input id={fieldId} type="search" name="search" className="min-w-0 flex-1 basis-60" />
        <Button type="submit" variant="outline">
          {COPY.submit}
        </Button>
      </div>
    </form>
  );
}

/** The page of every unknown address. */
export function NotFoundScreen() {
  return (
    <PageMessage
      ornament={<WovenStrip />}
      heading={COPY.heading}
      text={COPY.text}
      action={
        <div className="grid gap-8">
          <ProjectSearch />
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link href={paths.home()}>{COPY.home}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link href={paths.projects()}>{COPY.projects}</Link>
            </Button>
          </div>
        </div>
      }
    />
  );
}
