import { useId } from 'react';
import { Accordion } from '@/components/Accordion/Accordion';
import { Section } from '@/components/Section/Section';
import { TextWithLinks } from '@/components/TextWithLinks/TextWithLinks';

interface Question {
  /** Unique on the page: `#id` links to it. */
  id: string;
  /** What people ask. */
  question: string;
  /** Paragraphs; links are written as for `TextWithLinks`. */
  answer: readonly string[];
}

export interface QuestionsProps {
  /** The section’s heading and accessible name. */
  heading: string;
  /** In the order in which they are shown. */
  list: readonly Question[];
}

function Answer({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="grid gap-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <TextWithLinks text={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** A page section of questions that expand to show their answers. */
export function Questions({ heading, list }: QuestionsProps) {
  const headingId = useId();
  return (
    <Section tone="sand-2" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28 font-semibold lg:text-36">
        {heading}
      </h2>
      <Accordion
        className="mt-6 max-w-200 lg:mt-8"
        items={list.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <Answer paragraphs={answer} />,
        }))}
      />
    </Section>
  );
}
