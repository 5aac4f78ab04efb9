import { useState } from 'react';
import { tabDraft } from '@/lib/form/drafts';
import type { Form } from '@/lib/form/useForm';
import { useHydrated } from '@/lib/useHydrated';
import { EMPTY_MESSAGE, type ContactMessage } from './message';
import type { PreparedState } from './PreparedEmail';

interface PreparedMessage {
  message: ContactMessage;
  state: PreparedState;
}

const stored = tabDraft<ContactMessage>('contactPrepared', EMPTY_MESSAGE);

function readStored(): PreparedMessage | undefined {
  const { changes } = stored.read({});
  if (Object.keys(changes).length === 0) return undefined;
  return { message: { ...EMPTY_MESSAGE, ...changes }, state: 'earlier' };
}

/** The message shown below the form, until another one replaces it or the visitor removes it. Survives a reload. */
export function usePreparedMessage(form: Form<ContactMessage>) {
  const isHydrated = useHydrated();
  // Null once the visitor removed it.
  const [latest, setLatest] = useState<PreparedMessage | null>();
  const prepared = latest === undefined && isHydrated ? readStored() : latest;

  const keep = (message: ContactMessage, state: PreparedState) => {
    stored.keep(message);
    setLatest({ message, state });
  };

  const forget = () => {
    stored.keep({});
    setLatest(null);
  };

  /** Puts the message back into the form, and keeps the text that was there instead. */
  const restore = ({ message }: PreparedMessage) => {
    if (form.isChanged) keep(form.values, 'aside');
    else forget();
    form.reset();
    form.change(message);
    form.focus(['message']);
  };

  const dismiss = () => {
    forget();
    form.focus(['name']);
  };

  return { prepared, keep, restore, dismiss };
}
