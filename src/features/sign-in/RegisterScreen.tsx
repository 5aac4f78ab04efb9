import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { paths } from '@/lib/paths';
import { useTextDraft } from '@/lib/useTextDraft';
import { AuthCard } from './AuthCard';
import { PasswordField } from './PasswordField';
import { useRegistration, type RegistrationAnswer } from './useRegistration';
import { TextLink } from './TextLink';
import { copy } from './copy';

export interface RegisterScreenProps {
  /** The organisation's mark. */
  brand?: ReactNode;
  /** @param username as it was typed: the account's name */
  onRegistered: (answer: RegistrationAnswer, username: string) => void;
}

const { register: text } = copy;

const PLAIN = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/**
 * /admin/register. The backend knows whether the caller may: its refusals are shown in its own words. The session may
 * end while an administrator adds another, so what was typed, but for the password, waits in this tab.
 */
export function RegisterScreen({ brand, onRegistered }: RegisterScreenProps) {
  const [email, setEmail] = useTextDraft('registration-email');
  const [username, setUsername] = useTextDraft('registration-username');
  const [password, setPassword] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const { register, isSending, failure } = useRegistration();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { username: username.trim(), email: email.trim(), password };
    const result = await register(body);
    if ('answer' in result) {
      setEmail('');
      setUsername('');
      return onRegistered(result.answer, body.username);
    }
    const control = formRef.current?.elements.namedItem(result.refused ?? '');
    return control instanceof HTMLInputElement ? control.focus() : undefined;
  };

  return (
    <AuthCard
      heading={text.heading}
      intro={text.text}
      brand={brand}
      below={<TextLink href={paths.adminLogin()}>{text.toSignIn}</TextLink>}
    >
      <form
        ref={formRef}
        aria-label={text.heading}
        method="post"
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={text.email} isRequired>
          {(control) => (
            <Input
              {...control}
              {...PLAIN}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              value={email}
              readOnly={isSending}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={text.username} hint={text.usernameHint} isRequired>
          {(control) => (
            <Input
              {...control}
              {...PLAIN}
              name="username"
              autoComplete="username"
              maxLength={100}
              value={username}
              readOnly={isSending}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <PasswordField
          name="password"
          hint={text.passwordHint}
          autoComplete="new-password"
          maxLength={200}
          value={password}
          readOnly={isSending}
          onChange={(event) => setPassword(event.target.value)}
        />
        {failure !== undefined && (
          <Alert kind="error" title={failure.title}>
            {failure.text}
          </Alert>
        )}
        <Button type="submit" size="large" isWide isPending={isSending} pendingLabel={text.pending}>
          {text.submit}
        </Button>
      </form>
    </AuthCard>
  );
}
