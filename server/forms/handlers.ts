import {
  EMPTY_VALUES,
  findProblems,
  toDonationCreate,
  type DonationValues,
} from '@/features/donation/donationForm';
import { loadContract } from '../../contract/document.ts';
import { bodyChecker } from '../contract/requests.ts';
import type { Call, Handlers } from '../contract/types.ts';
import { forbidden, HttpError, malformed } from '../http/errors.ts';
import type { GiftKeys } from './giftKeys.ts';
import type { FormError, ReturnedForm, SealedForms } from './sealedForms.ts';

interface FormDependencies {
  origin: () => string;
  forms: SealedForms;
  giftKeys: GiftKeys;
  /** The API's own operation. */
  createDonation: Handlers['createDonation'];
}

type Fields = Call<'submitForm'>['body'];

/** In characters, more than any valid value has: the longest addresses that proxies accept are a few thousand long. */
const LONGEST_RETURNED = 300;
/** The API checks the limits, because they are configured. */
const NO_LIMITS = { min: '0', max: '999999999.99' };

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/** Whether another site's page sent the form. Clients other than browsers send neither header, and no page can make them send a form. */
function isFromElsewhere({ header, host }: Call<'submitForm'>, origin: string): boolean {
  const { 'Sec-Fetch-Site': site, Origin: sender } = header;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return sender !== undefined && sender !== origin && hostOf(sender) !== host;
}

const oneOf = <Value extends string>(text: string | undefined, first: Value, second: Value) =>
  text === second ? second : first;

function valuesOf({ currency, frequency, quickAmount, amount, fullName, email }: Fields): DonationValues {
  return {
    ...EMPTY_VALUES,
    currency: oneOf(currency, 'USD', 'NGN'),
    frequency: oneOf(frequency, 'ONCE', 'MONTHLY'),
    ...(quickAmount !== undefined && { quickAmount }),
    ...(amount !== undefined && { amount }),
    ...(fullName !== undefined && { fullName }),
    ...(email !== undefined && { email }),
  };
}

/** The gift's project. A malformed id is refused, so that the gift does not become a general donation. */
function projectOf({ project }: Fields): number | undefined {
  if (project === undefined || project === '') return undefined;
  if (!/^[1-9]\d{0,9}$/.test(project)) throw malformed('The project id of this gift is malformed.');
  return Number(project);
}

const shorten = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, String(text).slice(0, LONGEST_RETURNED)]),
  );

const errorOf = ({ status, code, message, details }: HttpError): FormError => ({
  status,
  code,
  message,
  details,
});

const goTo = (Location: string) => ({ status: 303, headers: { Location } }) as const;

/** Forms that browsers send without the website's script. */
export function formHandlers({
  origin,
  forms,
  giftKeys,
  createDonation,
}: FormDependencies): Pick<Handlers, 'submitForm'> {
  const checkGift = bodyChecker(loadContract(), 'DonationCreate');
  const showAgain = async (page: string, form: ReturnedForm) =>
    goTo(`${page}?form=${await forms.seal(form)}`);

  async function give(call: Call<'submitForm'>) {
    const { body, address } = call;
    const values = valuesOf(body);
    const project = projectOf(body);
    const page = project === undefined ? '/donate' : `/projects/${project}`;
    const returned = { form: 'donation', values: shorten(values) } as const;
    const problems = findProblems(values, { USD: NO_LIMITS, NGN: NO_LIMITS });
    if (Object.keys(problems).length > 0) return showAgain(page, returned);
    try {
      const gift = toDonationCreate(values, project);
      checkGift(gift);
      const header = { 'Idempotency-Key': await giftKeys(gift, address) };
      const { body: started } = await createDonation({ ...call, body: gift, header });
      return goTo(started.checkout_url);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return showAgain(page, { ...returned, error: errorOf(error) });
    }
  }

  return {
    submitForm: async (call) => {
      if (isFromElsewhere(call, origin())) throw forbidden('This form was sent from another website.');
      if (call.body.form === 'donation') return give(call);
      const email = (call.body.email ?? '').slice(0, LONGEST_RETURNED);
      return showAgain('/', { form: 'newsletter', values: { email } });
    },
  };
}
