import { useId } from 'react';
import { Questions } from '@/components/Questions/Questions';
import { Section } from '@/components/Section/Section';
import { ContactDetails } from './ContactDetails';
import { ContactForm, type ContactFormProps } from './ContactForm';
import { copy } from './copy';

/** How the organisation is reached. */
export interface ContactOrganisation {
  name: string;
  /** Lines of the postal address. */
  address: readonly string[];
  /** `number` as people read it; `href` as a telephone dials it. */
  phones: readonly { label: string; number: string; href: string }[];
  email: string;
}

interface ContactScreenProps extends Pick<ContactFormProps, 'openMail'> {
  organisation: ContactOrganisation;
}

/** /contact */
export function ContactScreen({ organisation, ...rest }: ContactScreenProps) {
  const detailsId = useId();
  return (
    <>
      <Section className="pt-10 lg:pt-16">
        <h1 className="text-36 font-semibold lg:text-48">{copy.heading}</h1>
        <p className="mt-3 max-w-text text-18 text-muted">{copy.intro}</p>
        <div className="mt-8 grid grid-cols-1 gap-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <ContactForm to={organisation.email} {...rest} />
          <section aria-labelledby={detailsId}>
            <h2 id={detailsId} className="mb-5 text-22 font-semibold">
              {copy.details.heading}
            </h2>
            <ContactDetails {...organisation} />
          </section>
        </div>
      </Section>
      <Questions {...copy.faq} />
    </>
  );
}
