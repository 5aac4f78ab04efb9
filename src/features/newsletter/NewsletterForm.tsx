import { FORM_ACTION } from '@/api/backendAddress';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/TextField/TextField';
import { Captcha } from '@/features/captcha/Captcha';
import { paths } from '@/lib/paths';
import { useHydrated } from '@/lib/useHydrated';
import { useNewsletter } from './useNewsletter';
import { copy, withoutScript } from './copy';

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
  const { formRef, form, isReturned, captcha, failure, subscribed, isUsed, open, typeEmail, submit } =
    useNewsletter(!isCompact);
  const field = form.field('email');
  const isReady = useHydrated() || FORM_ACTION !== undefined;
  return (
    <form
      ref={formRef}
      // Before hydration, and without JavaScript.
      action={FORM_ACTION}
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={submit}
      // Styled in src/styles/newsletter.css.
      data-resting={isCompact && !isUsed ? true : undefined}
      className="grid gap-4"
    >
      {isReturned && (
        <Alert kind="info" title={copy.returned}>
          <span className="noscript:hidden">{copy.thenCaptcha}</span>
        </Alert>
      )}
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in HTML rendered for this form, far down the page; React itself never focuses it
        autoFocus={isReturned}
      />
      <div data-captcha className="min-w-0 noscript:hidden">
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
        {import.meta.env.SSR && (
          <p>
            {withoutScript.text}{' '}
            <a href={paths.contact()} className="font-semibold text-forest underline">
              {withoutScript.link}
            </a>
          </p>
        )}
      </noscript>
      <input type="hidden" name="form" value="newsletter" />
    </form>
  );
}
