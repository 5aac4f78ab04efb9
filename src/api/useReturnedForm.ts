import { useEffect } from 'react';
import { useEmbeddedResponse } from '@/api/embeddedResponse';

/** The form that was sent without JavaScript and that the server rendered into this page; undefined on any other page. */
export function useReturnedForm(form: 'donation' | 'newsletter' | null): unknown {
  const returned = useEmbeddedResponse(form && `/api/form?form=${form}`);
  useEffect(() => {
    // The script has it now, and a reload must not bring it back.
    if (returned) history.replaceState(history.state, '', location.pathname);
  }, [returned]);
  return returned;
}
