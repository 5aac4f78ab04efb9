import { ProviderError } from '../provider.ts';
import {
  createProviderHttp,
  createReader,
  type ProviderCall,
  type ProviderHttpOptions,
  type ProviderResponse,
} from '../providerHttp.ts';

/** A token is renewed this long before it expires. */
const MARGIN_MS = 60_000;
const UNAUTHORIZED = 401;

/** A call with our access token. Every call must be safe to repeat: a POST by its PayPal-Request-Id or its meaning. */
export type PayPalApi = (call: ProviderCall) => Promise<ProviderResponse>;

export type PayPalApiOptions = Pick<ProviderHttpOptions, 'deadline' | 'retryDelayMs'> & {
  clientId: string;
  clientSecret: string;
  apiUrl: string;
};

interface Token {
  value: string;
  expiresAt: number;
}

const readToken = createReader<{ access_token: string; expires_in: number }>("PayPal's token", {
  type: 'object',
  required: ['access_token', 'expires_in'],
  properties: { access_token: { type: 'string', minLength: 1 }, expires_in: { type: 'number' } },
});

/** The header that makes a call repeatable: the same id never has a second effect. */
export const requestId = (id: string) => ({ 'PayPal-Request-Id': id });

/** Creates a client of PayPal's API, which gets its access token by itself and renews it. */
export function createPayPalApi({ clientId, clientSecret, apiUrl, ...options }: PayPalApiOptions): PayPalApi {
  const http = createProviderHttp({ name: 'PayPal', baseUrl: apiUrl, ...options });
  let token: Promise<Token> | undefined;

  async function requestToken(): Promise<Token> {
    const { status, json } = await http({
      method: 'POST',
      path: '/v1/oauth2/token',
      body: 'grant_type=client_credentials',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    if (status !== 200)
      throw new ProviderError(
        `PayPal rejected PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET (status ${status}).`,
      );
    const { access_token: value, expires_in: seconds } = readToken(json);
    return { value, expiresAt: Date.now() + seconds * 1000 - MARGIN_MS };
  }

  /** The current token, or a new one. Calls at the same time share one request. */
  async function currentToken(refused?: Token): Promise<Token> {
    const known = token;
    const current = await known?.catch(() => undefined);
    if (current && current !== refused && current.expiresAt > Date.now()) return current;
    if (!token || token === known) token = requestToken();
    return token;
  }

  return async (call) => {
    const send = ({ value }: Token) =>
      http({ ...call, headers: { ...call.headers, authorization: `Bearer ${value}` } });
    const first = await currentToken();
    const response = await send(first);
    if (response.status !== UNAUTHORIZED) return response;
    const second = await send(await currentToken(first));
    if (second.status === UNAUTHORIZED) throw new ProviderError('PayPal refuses its own access token.');
    return second;
  };
}
