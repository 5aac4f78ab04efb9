import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { TextField } from '@/components/TextField/TextField';
import { showToast } from '@/components/Toast/toastStore';
import { useForm } from '@/lib/form/useForm';
import { AuthCard } from './AuthCard';
import { PasswordField } from './PasswordField';
import { EMPTY_REQUEST, findSignupProblems } from './signupRequest';
import { StrengthMeter } from './StrengthMeter';
import { copy } from './copy';

const TOAST_MS = 5000;
const { request: text } = copy;

/** /admin/auth: a demonstration, which sends nothing. */
export function SignupRequestScreen({ brand }: { brand?: ReactNode }) {
  const { formRef, ...form } = useForm({ initial: EMPTY_REQUEST, validate: findSignupProblems });
  const finish = () => {
    form.reset();
    showToast({ kind: 'success', ...text.sent, duration: TOAST_MS });
    return undefined;
  };
  return (
    <AuthCard heading={text.heading} intro={text.text} brand={brand}>
      <form
        ref={formRef}
        aria-label={text.heading}
        method="post"
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => form.submit(event, finish)}
      >
        <TextField {...form.field('fullName')} label={text.fullName} autoComplete="name" isRequired />
        <TextField {...form.field('email')} label={text.email} type="email" autoComplete="email" isRequired />
        <PasswordField {...form.field('password')} autoComplete="new-password" />
        <StrengthMeter password={form.values.password} />
        <PasswordField {...form.field('confirmation')} label={text.confirm} autoComplete="new-password" />
        <Checkbox {...form.field('agrees')} label={text.terms} />
        <Button type="submit" size="large" isWide>
          {text.submit}
        </Button>
      </form>
    </AuthCard>
  );
}
