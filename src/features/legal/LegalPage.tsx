import { Container } from '@/components/Container/Container';
import { TextWithLinks } from '@/components/TextWithLinks/TextWithLinks';
import { copy, type Block, type LegalOrganisation, type LegalSection, type LegalText } from './legalText';
import { SectionHeading } from './SectionHeading';

interface LegalPageProps {
  text: LegalText;
  organisation: LegalOrganisation;
}

function ContentsList({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-forest underline-offset-4 hover:underline lg:min-h-0 lg:text-14"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Beside the text if there is room; collapsed on a small screen, where it would push the text down. */
function Contents({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <>
      <nav aria-label={copy.contents} className="lg:hidden">
        <details className="rounded-control border border-control bg-white">
          <summary className="rounded-control px-4 py-3 font-semibold">{copy.contents}</summary>
          <div className="px-4 pb-3">
            <ContentsList sections={sections} />
          </div>
        </details>
      </nav>
      <nav
        aria-label={copy.contents}
        className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto lg:block"
      >
        <p className="mb-2 font-semibold">{copy.contents}</p>
        <ContentsList sections={sections} />
      </nav>
    </>
  );
}

function BlockOfText({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <TextWithLinks text={block} />
      </p>
    );
  }
  return (
    <ul className="list-disc space-y-2 pl-6 marker:text-clay">
      {block.map((point) => (
        <li key={point}>
          <TextWithLinks text={point} />
        </li>
      ))}
    </ul>
  );
}

function Part({ section: { id, heading, blocks } }: { section: LegalSection }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <SectionHeading id={id} heading={heading} />
      {blocks.map((block) => (
        <BlockOfText key={String(block)} block={block} />
      ))}
    </section>
  );
}

function PostalAddress({ name, address }: Pick<LegalOrganisation, 'name' | 'address'>) {
  return (
    <div>
      <h3 className="font-semibold">{copy.address}</h3>
      <address className="mt-1 not-italic">
        {[name, ...address].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}

/** A legal document with its date, a table of contents and linkable headings. */
export function LegalPage({ text: { heading, summary, sections }, organisation }: LegalPageProps) {
  return (
    <Container className="py-10 lg:py-16">
      <header className="max-w-text">
        <h1 className="text-36 font-semibold lg:text-48">{heading}</h1>
        <p className="mt-3 text-muted">
          <time dateTime={copy.effectiveDate}>{copy.effective}</time>
        </p>
        <p className="mt-5 text-18">
          <TextWithLinks text={summary} />
        </p>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-10 lg:mt-14 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <Contents sections={sections} />
        <div className="grid max-w-text gap-10">
          {sections.map((section) => (
            <Part key={section.id} section={section} />
          ))}
          <PostalAddress {...organisation} />
        </div>
      </div>
    </Container>
  );
}
