import type { FastifyInstance, InjectOptions } from 'fastify';

export const signedIn = { authorization: 'Bearer good' };
export const gift = { donor_email: 'ada@donors.example', amount: 50 };

/** Functions that call the small contract once it is built. */
export function callsOf(app: () => FastifyInstance) {
  async function send(options: InjectOptions) {
    const response = await app().inject(options);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json<unknown>() : null,
    };
  }

  const post = (payload: object | string, headers: Record<string, string> = {}) =>
    send({
      method: 'POST',
      url: '/backend/gifts',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  return { send, post };
}
