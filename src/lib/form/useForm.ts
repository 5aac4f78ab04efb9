import { useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { firstControl, readTyped } from './controls';
import type { Draft, Restored } from './drafts';
import type { FieldMessages } from './messages';

type Name<Values> = keyof Values & string;

/** The outcome of a submit: what was refused, by field (perhaps none of them), or undefined once it was accepted. */
export type Refused<Values> = FieldMessages<Values> | undefined;

type Send<Values> = (values: Values) => Refused<Values> | Promise<Refused<Values>>;

interface FormOptions<Values> {
  /** The values before anything is entered. When they change, what was entered stays on top of them. */
  initial: Values;
  /** What is wrong with each value. Shown at a field that was left with something in it, and everywhere after a submit. */
  validate?: (values: Values) => FieldMessages<Values>;
  /** Keeps what is entered until it has been sent. */
  draft?: Draft<Values>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function filter<Values extends object>(
  values: Values,
  test: (name: Name<Values>) => boolean,
): Partial<Values> {
  const kept = Object.entries(values).filter(([name]) => test(name as Name<Values>));
  return Object.fromEntries(kept) as Partial<Values>;
}

/**
 * The state of a form: its values, what is wrong with them, the focus on the first wrong field, and sending it once. Takes
 * over what was typed before the script arrived. Controls carry the names of their values.
 *
 * Put `formRef` on the `<form>` and call `submit` for its submit event. A form cannot be changed while it is being sent,
 * nor after that until it is reset or reopened.
 */
export function useForm<Values extends object>({ initial, validate, draft }: FormOptions<Values>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState<Partial<Values>>({});
  const [restored, setRestored] = useState<Restored<Values>>();
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<FieldMessages<Values>>({});
  const [status, setStatus] = useState<'open' | 'sending' | 'sent'>('open');
  const [toFocus, setToFocus] = useState<readonly string[]>([]);
  // Several events may come before the next render.
  const now = useRef({ changes, status });

  const take = (next: Partial<Values>) => {
    now.current.changes = next;
    setChanges(next);
  };
  const isIn = (wanted: typeof status) => now.current.status === wanted;
  const settle = (next: typeof status) => {
    now.current.status = next;
    setStatus(next);
  };

  const begin = useEffectEvent(() => {
    const typed = formRef.current ? readTyped(formRef.current, initial) : {};
    const found = draft?.read(typed);
    if (found && Object.keys(found.changes).length + found.lostFiles.length > 0) setRestored(found);
    take({ ...found?.changes, ...typed });
    if (Object.keys(typed).length > 0) draft?.keep(now.current.changes);
  });
  useLayoutEffect(() => begin(), []);

  useLayoutEffect(() => {
    // A form may disable its fields while it is being sent.
    if (formRef.current && status !== 'sending') firstControl(formRef.current, toFocus)?.focus();
  }, [toFocus, status]);

  const values: Values = { ...initial, ...changes };
  const isChanged = (name: Name<Values>, among: Partial<Values> = changes) =>
    name in among && !isSame(among[name], initial[name]);
  const messages: FieldMessages<Values> = {
    ...refused,
    ...filter(validate?.(values) ?? {}, (name) => touched.includes(name)),
  };

  /** Puts new values in. What was refused about them goes, because it was about the old ones. */
  const change = (changed: Partial<Values>) => {
    if (!isIn('open')) return;
    const all: Partial<Values> = { ...now.current.changes, ...changed };
    take(filter(all, (name) => isChanged(name, all)));
    draft?.keep(now.current.changes);
    setRefused((before) => filter(before, (name) => !(name in changed)));
  };

  const touch = (name: Name<Values>) => setTouched((before) => [...before, name]);

  const run = async (send: Send<Values>) => {
    if (!isIn('open')) return;
    const entered: Values = { ...initial, ...now.current.changes };
    const wrong = Object.keys(validate?.(entered) ?? {});
    setTouched(Object.keys(initial));
    setToFocus(wrong);
    if (wrong.length > 0) return;

    const answer = send(entered);
    let outcome: Refused<Values> = {};
    if (answer instanceof Promise) {
      settle('sending');
      setRefused({});
      try {
        outcome = await answer;
      } finally {
        // Unless it has been reset in the meantime.
        if (isIn('sending')) settle(outcome ? 'open' : 'sent');
      }
    } else outcome = answer;
    if (outcome === undefined) return;
    setRefused(outcome);
    if (Object.keys(outcome).length > 0) setToFocus(Object.keys(outcome));
  };

  return {
    formRef,
    values,
    messages,
    /** `sent` until it is reset or reopened. */
    status,
    /** What was found of an earlier visit, until the form is reset. */
    restored,
    isChanged: Object.keys(changes).some((name) => isChanged(name as Name<Values>)),
    change,
    touch,
    /** Moves the focus to the first of some controls. */
    focus: (names: readonly string[]) => setToFocus(names),
    /** What a field component needs. */
    field: <Field extends Name<Values>>(name: Field) => ({
      name,
      value: values[name],
      error: messages[name],
      onChange: (value: Values[Field]) => change({ [name]: value } as unknown as Partial<Values>),
      onBlur: () => {
        if (isChanged(name)) touch(name);
      },
    }),
    /**
     * Handles the submit event.
     *
     * @param send is only called with valid values. It may answer at once, when nothing is to be sent
     */
    submit: (event: SubmitEvent<HTMLFormElement>, send: Send<Values>) => {
      event.preventDefault();
      void run(send);
    },
    /** Sends without a submit event, as after a question that was asked first. */
    send: (send: Send<Values>) => void run(send),
    /** Empties the form, forgets the draft and unlocks it. */
    reset: () => {
      take({});
      draft?.keep({});
      setRestored(undefined);
      setTouched([]);
      setRefused({});
      settle('open');
    },
    /** Unlocks a form that was sent, with what is in it. */
    reopen: () => settle('open'),
    forgetDraft: () => draft?.keep({}),
  };
}

/** A form as its parts see it. */
export type Form<Values extends object> = Omit<ReturnType<typeof useForm<Values>>, 'formRef'>;
