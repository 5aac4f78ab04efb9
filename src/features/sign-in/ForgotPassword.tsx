import { useId, useState } from 'react';
import { copy } from './copy';

const { question, title, text, command } = copy.forgot;
const [before, after] = text;

/** Short instructions to reset a password, shown on request. */
export function ForgotPassword() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="ml-auto min-h-11 text-right font-semibold text-forest underline underline-offset-4"
      >
        {question}
      </button>
      <div id={id} hidden={!isOpen} className="w-full rounded-control bg-leaf p-4">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1">{before}</p>
        <p className="my-2">
          <code className="wrap-anywhere text-14 font-semibold">{command}</code>
        </p>
        <p>{after}</p>
      </div>
    </>
  );
}
