import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { paths } from '@/lib/paths';
import { ForgotPassword } from './ForgotPassword';
import { AuthCard } from './AuthCard';
import { PasswordField } from './PasswordField';
import { Checkbox } from './Checkbox';
import { useSignIn, type SignInAnswer } from './useSignIn';
import { TextLink } from './TextLink';
import { copy } from './copy';

export interface SignInScreenProps {
  /** The organisation's mark. */
  brand?: ReactNode;
  /** The account that has just been created. */
  registered?: string;
  /** Who is signed in already, perhaps in another tab; null when nobody is, empty when the name is not known. */
  signedInAs: string | null;
  onSignedIn: (answer: SignInAnswer) => void;
  /** Goes on as whoever is signed in already. */
  onContinue: () => void;
}

const { signIn: text } = copy;

function SignedInAlready({ name, onContinue }: { name: string; onContinue: () => void }) {
  return (
    <Alert
      kind="info"
      title={text.signedIn(name)}
      action={<Button onClick={onContinue}>{text.goOn}</Button>}
    />
  );
}

function ToRegistration() {
  return (
    <>
      <p className="text-muted">{text.registerNote}</p>
      <TextLink href={paths.adminRegister()}>{text.register}</TextLink>
    </>
  );
}

/** /admin/login. The box to be remembered has no effect; the session ends when the backend says so. */
export function SignInScreen({ brand, registered, signedInAs, onSignedIn, onContinue }: SignInScreenProps) {
  const [username, setUsername] = useState(registered ?? '');
  const [password, setPassword] = useState('');
  const passwordRef = useRef<HTMLInputElement>(null);
  const { signIn, isSending, failure } = useSignIn();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await signIn({ username: username.trim(), password });
    if (answer) return onSignedIn(answer);
    passwordRef.current?.focus();
    return passwordRef.current?.select();
  };

  return (
    <AuthCard heading={text.heading} brand={brand} below={<ToRegistration />}>
      {registered !== undefined && <Alert kind="success" title={text.registered(registered)} />}
      {signedInAs !== null && !isSending && <SignedInAlready name={signedInAs} onContinue={onContinue} />}
      <form
        aria-label={text.heading}
        method="post"
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={text.username} hint={text.usernameHint} isRequired>
          {(control) => (
            <Input
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={254}
              value={username}
              readOnly={isSending}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <PasswordField
          ref={passwordRef}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          readOnly={isSending}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label={text.remember} name="remember" />
          <ForgotPassword />
        </div>
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
