import { useRef, useState, type ReactNode } from 'react';
import { toApiError } from '@/api/errors';
import type { Schemas } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { TextField } from '@/components/TextField/TextField';
import { useForm } from '@/lib/form/useForm';
import { paths } from '@/lib/paths';
import { AuthCard } from './AuthCard';
import { signInFailure, type Failure } from './failures';
import { ForgotPassword } from './ForgotPassword';
import { PasswordField } from './PasswordField';
import { TextLink } from './TextLink';
import { copy } from './copy';

export interface SignInScreenProps {
  /** The organisation's logo. */
  brand?: ReactNode;
  /** The account that has just been created. */
  registered?: string;
  /** The user who is already signed in, perhaps in another tab; null for none, empty when the name is unknown. */
  signedInAs: string | null;
  onSignedIn: (response: Schemas['LoginResponse']) => void;
  /** Continues as the user who is already signed in. */
  onContinue: () => void;
}

type Credentials = Schemas['LoginRequest'];

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

/** /admin/login. The remember-me box has no effect: the session ends when the backend says so. */
export function SignInScreen({ brand, registered, signedInAs, onSignedIn, onContinue }: SignInScreenProps) {
  const { formRef, ...form } = useForm({ initial: { username: registered ?? '', password: '' } });
  const [failure, setFailure] = useState<Failure>();
  const passwordRef = useRef<HTMLInputElement>(null);
  const { send } = useApiMutation('post', '/api/auth/login', ['access_token']);
  const isSending = form.status === 'sending';

  const signIn = async ({ username, password }: Credentials) => {
    setFailure(undefined);
    try {
      onSignedIn(await send({ body: { username: username.trim(), password } }));
      return undefined;
    } catch (error) {
      setFailure(signInFailure(toApiError(error)));
      passwordRef.current?.focus();
      passwordRef.current?.select();
      return {};
    }
  };

  return (
    <AuthCard heading={text.heading} brand={brand} below={<ToRegistration />}>
      {registered !== undefined && <Alert kind="success" title={text.registered(registered)} />}
      {signedInAs !== null && !isSending && <SignedInAlready name={signedInAs} onContinue={onContinue} />}
      <form
        ref={formRef}
        aria-label={text.heading}
        method="post"
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => form.submit(event, signIn)}
      >
        <TextField
          {...form.field('username')}
          label={text.username}
          hint={text.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
          readOnly={isSending}
          isRequired
        />
        <PasswordField
          {...form.field('password')}
          ref={passwordRef}
          autoComplete="current-password"
          maxLength={200}
          readOnly={isSending}
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
