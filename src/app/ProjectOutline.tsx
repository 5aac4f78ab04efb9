import { Container } from '@/components/Container/Container';

const WORDS = {
  script: 'Progress, deliveries and the donation form appear here when JavaScript is switched on.',
};

/**
 * What a visitor without JavaScript sees of a project. Rendered once, when the site is built: the server puts the words of
 * the project where the braces are, and takes the picture out where there is none.
 */
export function ProjectOutline() {
  return (
    <Container className="py-10 lg:py-14">
      <img
        src="{project.cover}"
        width="{project.width}"
        height="{project.height}"
        // Not fetched ahead: where scripts run nobody sees it.
        loading="lazy"
        alt=""
        className="aspect-3/2 w-full rounded-card bg-sand-2 object-cover sm:aspect-[2/1] lg:aspect-[5/2]"
      />
      <h1 className="mt-6 max-w-200 text-28 font-bold wrap-anywhere sm:text-36 lg:text-48">
        {'{project.title}'}
      </h1>
      <p className="mt-3 max-w-text text-18 text-muted">{'{project.summary}'}</p>
      <p className="mt-6">{WORDS.script}</p>
    </Container>
  );
}
