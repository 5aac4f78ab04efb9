import { useState } from 'react';
import { copy } from './copy';

/** Whether the form has reported the rejected files, and whether the user continued without them. */
type Stage = 'new' | 'reported' | 'accepted';

interface Rejection {
  count: number;
  stage: Stage;
}

/** Makes a form report rejected files once before it is sent without them. */
export interface RejectedFiles<Name extends string> {
  /** The messages at the fields while the form waits for a second press. */
  messages: Partial<Record<Name, string>>;
  /** Records the files that a field's picker rejected; an empty list once it no longer rejects any. */
  record: (name: Name, refused: readonly File[]) => void;
  /** Called on submit: returns messages not shown yet. If there are none, the form can be sent. */
  report: () => Partial<Record<Name, string>>;
}

/** Records the files that a form's pickers rejected. */
export function useRejectedFiles<Name extends string>(): RejectedFiles<Name> {
  const [rejected, setRejected] = useState<Partial<Record<Name, Rejection>>>({});
  const entries = Object.entries(rejected) as [Name, Rejection][];

  const messagesAt = (stage: Stage) =>
    Object.fromEntries(
      entries
        .filter(([, field]) => field.stage === stage)
        .map(([name, { count }]) => [name, copy.rejectedFiles(count)]),
    ) as Partial<Record<Name, string>>;

  return {
    messages: messagesAt('reported'),
    record: (name, { length: count }) =>
      setRejected(({ [name]: _past, ...others }) => {
        const rest = others as Partial<Record<Name, Rejection>>;
        return count === 0 ? rest : { ...rest, [name]: { count, stage: 'new' } };
      }),
    report: () => {
      const unreported = messagesAt('new');
      const isReported = Object.keys(unreported).length === 0;
      const [from, to]: [Stage, Stage] = isReported ? ['reported', 'accepted'] : ['new', 'reported'];
      const moved = entries.map(([name, field]) => [
        name,
        field.stage === from ? { ...field, stage: to } : field,
      ]);
      setRejected(Object.fromEntries(moved) as Partial<Record<Name, Rejection>>);
      return unreported;
    },
  };
}
