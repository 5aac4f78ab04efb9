import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { showToast } from '@/components/Toast/toastStore';
import { AuthCard } from './AuthCard';
import { PasswordField } from './PasswordField';
import {
  EMPTY_REQUEST,
  findSignupProblems,
  SIGNUP_FIELDS,
  type SignupField,
  type SignupRequest,
} from './signupRequest';
import { StrengthMeter } from './StrengthMeter';
import { Checkbox } from './Checkbox';
import { copy } from './copy';

const TOAST_MS = 5000;
const { request: text } = copy;

/** The form's state, and what is said at its fields: nothing before the first try, then what is still wrong. */
function useSignupRequest() {
  const [request, setRequest] = useState(EMPTY_REQUEST);
  const [tries, setTries] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const problems = findSignupProblems(request);
  const wrong = SIGNUP_FIELDS.find((field) => problems[field] !== undefined);

  const wrongAtTry = useRef<SignupField>(undefined);
  useEffect(() => {
    const control = formRef.current?.elements.namedItem(wrongAtTry.current ?? '');
    if (tries > 0 && control instanceof HTMLElement) control.focus();
  }, [tries]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (wrong) {
      wrongAtTry.current = wrong;
      setTries(tries + 1);
      return;
    }
    setTries(0);
    setRequest(EMPTY_REQUEST);
    showToast({ kind: 'success', ...text.sent, duration: TOAST_MS });
  };

  return {
    request,
    formRef,
    submit,
    change: (changed: Partial<SignupRequest>) => setRequest({ ...request, ...changed }),
    messageAt: (field: SignupField) => (tries > 0 ? problems[field] : undefined),
  };
}

/** /admin/auth: a form that is sent nowhere. */
export function SignupRequestScreen({ brand }: { brand?: ReactNode }) {
  const { request, formRef, submit, change, messageAt } = useSignupRequest();
  return (
    <AuthCard heading={text.heading} intro={text.text} brand={brand}>
      <form
        ref={formRef}
        aria-label={text.heading}
        method="post"
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={submit}
      >
        <Field label={text.fullName} error={messageAt('fullName')} isRequired>
          {(control) => (
            <Input
              {...control}
              name="fullName"
              autoComplete="name"
              value={request.fullName}
              onChange={(event) => change({ fullName: event.target.value })}
            />
          )}
        </Field>
        <Field label={text.email} error={messageAt('email')} isRequired>
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              value={request.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </Field>
        <PasswordField
          name="password"
          autoComplete="new-password"
          error={messageAt('password')}
          value={request.password}
          onChange={(event) => change({ password: event.target.value })}
        />
        <StrengthMeter password={request.password} />
        <PasswordField
          label={text.confirm}
          name="confirmation"
          autoComplete="new-password"
          error={messageAt('confirmation')}
          value={request.confirmation}
          onChange={(event) => change({ confirmation: event.target.value })}
        />
        <Checkbox
          label={text.terms}
          name="agrees"
          error={messageAt('agrees')}
          checked={request.agrees}
          onChange={(event) => change({ agrees: event.target.checked })}
        />
        <Button type="submit" size="large" isWide>
          {text.submit}
        </Button>
      </form>
    </AuthCard>
  );
}
