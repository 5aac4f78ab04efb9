import type { ContactOrganisation } from './ContactScreen';
import { copy } from './copy';

const LINK = 'inline-flex min-h-11 items-center text-forest underline underline-offset-4';

/** Where the office is, and how to call or write without the form. */
export function ContactDetails({ name, address, phones, email }: ContactOrganisation) {
  return (
    <address className="grid content-start gap-8 not-italic">
      <div>
        <h3 className="font-semibold">{copy.details.office}</h3>
        <p className="mt-1">
          {[name, ...address].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      </div>
      <div>
        <h3 className="font-semibold">{copy.details.phones}</h3>
        <ul className="mt-1">
          {phones.map(({ label, number, href }) => (
            <li key={href} className="flex flex-wrap items-center gap-x-3">
              <span>{label}</span>
              <a href={href} className={`figures ${LINK}`}>
                {number}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">{copy.details.email}</h3>
        <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
          {email}
        </a>
      </div>
    </address>
  );
}
