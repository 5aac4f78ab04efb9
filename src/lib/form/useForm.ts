import { useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { firstControl, readTyped } from './controls';
import type { Draft, Restored } from './drafts';
import type { FieldMessages } from './messages';

type Name<Values> = keyof Values & string;

/** The result of a submit: error messages by field (perhaps none), or undefined once it was accepted. */
export type Refused<Values> = FieldMessages<Values> | undefined;

type Send<Values> = (values: Values) => Refused<Values> | Promise<Refused<Values>>;

interface FormOptions<Values> {
  /** The values of an untouched form. When they change, what was entered is kept on top. */
  initial: Values;
  /** Messages by field; shown when a filled field is left, and everywhere after a submit. */
  validate?: (values: Values) => FieldMessages<Values>;
  /** Keeps what is entered until it has been sent. */
  draft?: Draft<Values>;
  /** What was sent without JavaScript and refused; the page was rendered with it. */
  returned?: { values: Partial<Values>; messages?: FieldMessages<Values> } | undefined;
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
 * The state of a form: its values and messages, focus on the first invalid field, and sending once. Keeps what was
 * typed before hydration. Controls are named after their values.
 *
 * Put `formRef` on the `<form>` and call `submit` on its submit event. The form is locked while it is being
 * sent and, once accepted, until it is reset or reopened.
 */
export function useForm<Values extends object>({ initial, validate, draft, returned }: FormOptions<Values>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState<Partial<Values>>(returned?.values ?? {});
  const [restored, setRestored] = useState<Restored<Values>>();
  const [touched, setTouched] = useState<readonly string[]>(returned ? Object.keys(initial) : []);
  const [refused, setRefused] = useState<FieldMessages<Values>>(returned?.messages ?? {});
  const [status, setStatus] = useState<'open' | 'sending' | 'sent'>('open');
  const [toFocus, setToFocus] = useState<readonly string[]>([]);
  // Several events may occur before the next render.
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
    const typed = {
      ...changes,
      ...(formRef.current && readTyped(formRef.current, { ...initial, ...changes })),
    };
    const found = draft?.read(typed);
    if (found && Object.keys(found.changes).length + found.lostFiles.length > 0) setRestored(found);
    const all: Partial<Values> = { ...found?.changes, ...typed };
    // A change before the first paint makes React run everything that could have waited until after it.
    if (!isSame(all, changes)) take(all);
    if (Object.keys(typed).length > 0) draft?.keep(now.current.changes);
  });
  useLayoutEffect(() => begin(), []);

  useLayoutEffect(() => {
    // Fields may be disabled while the form is sent.
    if (formRef.current && status !== 'sending') firstControl(formRef.current, toFocus)?.focus();
  }, [toFocus, status]);

  const values: Values = { ...initial, ...changes };
  const isChanged = (name: Name<Values>, among: Partial<Values> = changes) =>
    name in among && !isSame(among[name], initial[name]);
  const messages: FieldMessages<Values> = {
    ...refused,
    ...filter(validate?.(values) ?? {}, (name) => touched.includes(name)),
  };

  /** Sets values and removes the refusals about their old ones. */
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

    const response = send(entered);
    let outcome: Refused<Values> = {};
    if (response instanceof Promise) {
      settle('sending');
      setRefused({});
      try {
        outcome = await response;
      } finally {
        // It may have been reset while sending.
        if (isIn('sending')) settle(outcome ? 'open' : 'sent');
      }
    } else outcome = response;
    if (outcome === undefined) return;
    setRefused(outcome);
    if (Object.keys(outcome).length > 0) setToFocus(Object.keys(outcome));
  };

  return {
    formRef,
    values,
    messages,
    /** `sent` until the form is reset or reopened. */
    status,
    /** The restored draft, until the form is reset. */
    restored,
    isChanged: Object.keys(changes).some((name) => isChanged(name as Name<Values>)),
    change,
    touch,
    /** Focuses the first of the named controls. */
    focus: (names: readonly string[]) => setToFocus(names),
    /** The props of a field component. */
    field: <Field extends Name<Values>>(name: Field) => ({
      name,
      value: values[name],
      error: messages[name],
      // In the page's HTML; without JavaScript, nothing else would lead to the first invalid field.
      autoFocus: returned && name === Object.keys(messages)[0],
      onChange: (value: Values[Field]) => change({ [name]: value } as unknown as Partial<Values>),
      onBlur: () => {
        if (isChanged(name)) touch(name);
      },
    }),
    /**
     * Handles the submit event.
     *
     * @param send called with valid values only; it may return at once when no request is made
     */
    submit: (event: SubmitEvent<HTMLFormElement>, send: Send<Values>) => {
      event.preventDefault();
      void run(send);
    },
    /** Sends without a submit event, for example after a confirmation. */
    send: (send: Send<Values>) => void run(send),
    /** Clears and unlocks the form, and removes its draft. */
    reset: () => {
      take({});
      draft?.keep({});
      setRestored(undefined);
      setTouched([]);
      setRefused({});
      settle('open');
    },
    /** Unlocks a sent form and keeps its values. */
    reopen: () => settle('open'),
    forgetDraft: () => draft?.keep({}),
  };
}

/** A form as its field components see it. */
export type Form<Values extends object> = Omit<ReturnType<typeof useForm<Values>>, 'formRef'>;
