import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/TextField/TextField';
import { Captcha } from '@/features/captcha/Captcha';
import { useHydrated } from '@/lib/useHydrated';
import { useNewsletter } from './useNewsletter';
import { copy } from './copy';

export interface NewsletterFormProps {
  /** The id of the heading that names the form. */
  labelledBy: string;
  /**
   * Starts as one line, without the captcha. It opens when the field gets the focus or a value, and then stays open.
   */
  isCompact?: boolean;
}

/** Subscribes an address to the newsletter. A page may show it more than once. Put it on a light surface. */
export function NewsletterForm({ labelledBy, isCompact = false }: NewsletterFormProps) {
  const { formRef, form, captcha, failure, subscribed, isUsed, open, typeEmail, submit } = useNewsletter();
  const field = form.field('email');
  // Without the script the browser would submit the form itself and put the email into the URL.
  const isReady = useHydrated();
  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={submit}
      // Styled in src/styles/newsletter.css.
      data-resting={isCompact && !isUsed ? true : undefined}
      className="grid gap-4"
    >
      <TextField
        {...field}
        onChange={typeEmail}
        onFocus={open}
        onBlur={() => {
          // The focus may have come before hydration.
          open();
          field.onBlur();
        }}
        label={copy.email}
        hint={copy.privacy}
        type="email"
        required
        autoComplete="email"
      />
      <div data-captcha className="min-w-0">
        <Captcha key={captcha.key} action="subscribe" onToken={captcha.take} error={captcha.error} />
      </div>
      {/* The toast has announced it; this stays when the toast is gone. */}
      {subscribed !== undefined && (
        <p className="font-semibold wrap-anywhere text-success">{copy.subscribedAs(subscribed)}</p>
      )}
      {failure !== undefined && <Alert kind="error" title={failure} />}
      <Button
        type="submit"
        isWide
        disabled={!isReady}
        isPending={form.status === 'sending'}
        pendingLabel={copy.pending}
      >
        {copy.button}
      </Button>
      <noscript>
        <p>{copy.needsScript}</p>
      </noscript>
    </form>
  );
}
