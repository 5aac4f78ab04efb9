import { useState, type ReactNode } from 'react';
import { draftKeyOf } from '@/api/draftKey';
import { toApiError } from '@/api/errors';
import { sortRefusal } from '@/api/refusals';
import type { Schemas } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/TextField/TextField';
import { tabDraft } from '@/lib/form/drafts';
import { useForm } from '@/lib/form/useForm';
import { paths } from '@/lib/paths';
import { AuthCard } from './AuthCard';
import { registrationFailure, type Failure } from './failures';
import { PasswordField } from './PasswordField';
import { TextLink } from './TextLink';
import { copy } from './copy';

type Registration = Schemas['RegisterRequest'];

export interface RegisterScreenProps {
  /** The organisation's logo. */
  brand?: ReactNode;
  /** Whether an administrator creates the account. */
  isSignedIn?: boolean;
  /** @param username as typed */
  onRegistered: (response: Schemas['RegisterResponse'], username: string) => void;
}

const { register: text } = copy;

const EMPTY: Registration = { email: '', username: '', password: '' };
const FIELDS = { email: 'email', username: 'username', password: 'password' } as const;
const PLAIN = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
// The session may end while an administrator adds another. The password is never stored.
const KEPT = { email: '', username: '' };

/** /admin/register. The backend decides who may register, so its refusals are shown unchanged. */
export function RegisterScreen({ brand, isSignedIn = false, onRegistered }: RegisterScreenProps) {
  const [draft] = useState(() => tabDraft<Registration>(draftKeyOf('registration'), KEPT));
  const { formRef, ...form } = useForm({ initial: EMPTY, draft });
  const [failure, setFailure] = useState<Failure>();
  const { send } = useApiMutation('post', '/api/auth/register');
  const isSending = form.status === 'sending';

  const register = async ({ email, username, password }: Registration) => {
    const body = { username: username.trim(), email: email.trim(), password };
    setFailure(undefined);
    try {
      const response = await send({ body });
      form.forgetDraft();
      onRegistered(response, body.username);
      return undefined;
    } catch (thrown) {
      const error = toApiError(thrown);
      setFailure(registrationFailure(error));
      form.focus(Object.keys(sortRefusal(error, FIELDS).messages));
      return {};
    }
  };

  return (
    <AuthCard
      heading={text.heading}
      intro={isSignedIn ? text.forAnother : text.forFirst}
      brand={brand}
      below={<TextLink href={paths.adminLogin()}>{text.toSignIn}</TextLink>}
    >
      <form
        ref={formRef}
        aria-label={text.heading}
        method="post"
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => form.submit(event, register)}
      >
        <TextField
          {...form.field('email')}
          {...PLAIN}
          label={text.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          readOnly={isSending}
          isRequired
        />
        <TextField
          {...form.field('username')}
          {...PLAIN}
          label={text.username}
          hint={text.usernameHint}
          autoComplete="username"
          maxLength={100}
          readOnly={isSending}
          isRequired
        />
        <PasswordField
          {...form.field('password')}
          hint={text.passwordHint}
          autoComplete="new-password"
          maxLength={200}
          readOnly={isSending}
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
