import { copy } from './copy';

/** A sentence that ends with the address to write to. */
export function WriteTo({ text, contactEmail }: { text: string; contactEmail: string }) {
  return (
    <p>
      {text}{' '}
      <a href={`mailto:${contactEmail}`} className="wrap-anywhere text-forest underline underline-offset-4">
        {contactEmail}
      </a>
    </p>
  );
}

interface WhatToDoProps {
  isOffline: boolean;
  /** Where to write. */
  contactEmail: string;
}

/** What a donor whose payment is not confirmed should do. */
export function WhatToDo({ isOffline, contactEmail }: WhatToDoProps) {
  return (
    <div className="mt-3 space-y-3 text-18 text-muted">
      <p className="noscript:hidden">{isOffline ? copy.whatToDoOffline : copy.whatToDo}</p>
      <noscript>
        <p>{copy.whatToDoWithoutScript}</p>
      </noscript>
      <WriteTo text={copy.write} contactEmail={contactEmail} />
    </div>
  );
}
