interface ContactLineProps {
  /** Says when to write; the address follows it. */
  text: string;
  email: string;
}

/** Where to write when the page cannot help. */
export function ContactLine({ text, email }: ContactLineProps) {
  return (
    <p>
      {text}{' '}
      <a href={`mailto:${email}`} className="wrap-anywhere text-forest underline underline-offset-4">
        {email}
      </a>
    </p>
  );
}
