import { useState } from 'react';
import { copy } from './copy';

/** Whether it was said that some files are left out, and whether a person went on all the same. */
type Stage = 'new' | 'told' | 'accepted';

interface LeftOut {
  count: number;
  stage: Stage;
}

/** Makes a form say once that files were not taken, before it is sent without them. */
export interface LeftOutFiles<Name extends string> {
  /** The messages at the fields while it waits for a second press. */
  messages: Partial<Record<Name, string>>;
  /** Hands on what the picker of a field says. */
  note: (name: Name, refused: readonly File[]) => void;
  /** A press on the form's button: the messages for fields of which nothing was said so far; with none, it can be sent. */
  tell: () => Partial<Record<Name, string>>;
}

/** Remembers for each picker of a form what it did not take. */
export function useLeftOut<Name extends string>(): LeftOutFiles<Name> {
  const [leftOut, setLeftOut] = useState<Partial<Record<Name, LeftOut>>>({});
  const entries = Object.entries(leftOut) as [Name, LeftOut][];

  const messagesAt = (stage: Stage) =>
    Object.fromEntries(
      entries
        .filter(([, field]) => field.stage === stage)
        .map(([name, { count }]) => [name, copy.leftOut(count)]),
    ) as Partial<Record<Name, string>>;

  return {
    messages: messagesAt('told'),
    note: (name, { length: count }) =>
      setLeftOut(({ [name]: _past, ...others }) => {
        const rest = others as Partial<Record<Name, LeftOut>>;
        return count === 0 ? rest : { ...rest, [name]: { count, stage: 'new' } };
      }),
    tell: () => {
      const untold = messagesAt('new');
      const isTold = Object.keys(untold).length === 0;
      const [from, to]: [Stage, Stage] = isTold ? ['told', 'accepted'] : ['new', 'told'];
      const moved = entries.map(([name, field]) => [
        name,
        field.stage === from ? { ...field, stage: to } : field,
      ]);
      setLeftOut(Object.fromEntries(moved) as Partial<Record<Name, LeftOut>>);
      return untold;
    },
  };
}
