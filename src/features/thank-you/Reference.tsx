import { useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { copyText } from '@/lib/share';
import { copy } from './copy';

/** The reference and a button that copies it or, where the browser does not allow that, selects it. */
export function Reference({ children }: { children: string }) {
  const [outcome, setOutcome] = useState('');
  const ref = useRef<HTMLSpanElement>(null);

  const press = async () => {
    setOutcome('');
    const isCopied = await copyText(children);
    if (!isCopied && ref.current) getSelection()?.selectAllChildren(ref.current);
    setOutcome(isCopied ? copy.referenceCopied : copy.referenceSelected);
  };

  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:justify-end">
      <span ref={ref}>{children}</span>
      <Button variant="outline" className="noscript:hidden" onClick={() => void press()}>
        {copy.copyReference}
      </Button>
      <span aria-live="polite" className="basis-full text-14 font-normal text-muted">
        {outcome}
      </span>
    </span>
  );
}
