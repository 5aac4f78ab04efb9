import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBrokenRequest } from './errorAnswers.ts';

/** How long a client may take to send a body, in milliseconds. */
export interface BodyTime {
  whole: number;
  /** How long no byte may come. */
  silence: number;
}

export interface BodyTimes {
  plain: BodyTime;
  /** For bodies with files: a CV of 5 MB takes ten minutes on the slowest lines that visitors have. */
  form: BodyTime;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const BODY_TIMES: BodyTimes = {
  plain: { whole: 30 * SECOND, silence: 30 * SECOND },
  form: { whole: 15 * MINUTE, silence: 30 * SECOND },
};

/** For Node, which knows one time for all requests and ends those that nothing else has ended. */
export const LONGEST_REQUEST_MS = BODY_TIMES.form.whole + MINUTE;

const tooSlow = () =>
  Object.assign(new Error('The request did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  // An answer that is out already was a refusal; the client had its time to read it.
  if (reply.raw.headersSent) raw.destroy();
  else answerBrokenRequest(tooSlow(), raw.socket);
}

function watch(request: FastifyRequest, reply: FastifyReply, { whole, silence }: BodyTime): void {
  const { raw } = request;
  const { socket } = raw;
  const end = Date.now() + whole;
  let bytes = socket.bytesRead;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const isSilent = socket.bytesRead === bytes;
    if (isSilent || Date.now() >= end) return giveUp(request, reply);
    bytes = socket.bytesRead;
    wait();
  };
  const wait = () => {
    timer = setTimeout(look, Math.max(0, Math.min(silence, end - Date.now()))).unref();
  };
  const stop = () => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
  wait();
}

/**
 * Ends requests whose bodies do not come in time: at once where nothing comes any more, and after a while in any case.
 * Register it before the routes.
 */
export function limitBodyTime(app: FastifyInstance, times: BodyTimes = BODY_TIMES): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return;
    watch(request, reply, request.routeOptions.config.takesForm ? times.form : times.plain);
  });
}
