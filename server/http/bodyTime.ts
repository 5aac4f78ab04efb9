import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBrokenRequest } from './errorAnswers.ts';

/** How many bytes must come in any so many milliseconds. */
export interface Pace {
  window: number;
  bytes: number;
}

/** How long a client may take to send a body, in milliseconds. */
export interface BodyTime {
  whole: number;
  /** How long no byte may come. */
  silence: number;
  pace?: Pace;
}

export interface BodyTimes {
  plain: BodyTime;
  /** For bodies with files: a CV of 5 MB takes ten minutes on the slowest lines that visitors have. */
  form: BodyTime;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const BODY_TIMES: BodyTimes = {
  plain: { whole: 30 * SECOND, silence: 30 * SECOND },
  // 4 kbit/s: less than half of a slow phone's, so that a stall on a train is made up for by the rest of a minute.
  form: { whole: 15 * MINUTE, silence: 30 * SECOND, pace: { window: MINUTE, bytes: 30_000 } },
};

const LOOKS_PER_SILENCE = 6;

/** For Node, which knows one time for all requests and ends those that nothing else has ended. */
export const LONGEST_REQUEST_MS = BODY_TIMES.form.whole + MINUTE;

const tooSlow = () =>
  Object.assign(new Error('The request did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  // An answer that is out already was a refusal; the client had its time to read it.
  if (reply.raw.headersSent) raw.destroy();
  else answerBrokenRequest(tooSlow(), raw.socket);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Judges by how many bytes each look has found.
 *
 * @param every how many milliseconds are between two looks
 */
function paceJudge(every: number, { silence, pace }: BodyTime): (bytes: number) => 'too slow' | 'fine' {
  const ofSilence = Math.round(silence / every);
  const ofPace = pace ? Math.round(pace.window / every) : 0;
  let heard: number[] = [];
  return (bytes) => {
    heard = [...heard, bytes].slice(-Math.max(ofSilence, ofPace));
    const isSilent = heard.length >= ofSilence && sumOf(heard.slice(-ofSilence)) === 0;
    const isSlow = pace && heard.length >= ofPace && sumOf(heard.slice(-ofPace)) < pace.bytes;
    return isSilent || isSlow ? 'too slow' : 'fine';
  };
}

/** While it waits for its turn, or for the disk, the client cannot go on sending, however quick it is. */
const waitsForUs = ({ raw }: FastifyRequest, reply: FastifyReply) =>
  raw.readableFlowing !== true && !reply.raw.headersSent;

function watch(request: FastifyRequest, reply: FastifyReply, time: BodyTime): void {
  const { raw } = request;
  const { socket } = raw;
  const end = Date.now() + time.whole;
  const every = time.silence / LOOKS_PER_SILENCE;
  const judge = paceJudge(every, time);
  let bytes = socket.bytesRead;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const isTooSlow = !waitsForUs(request, reply) && judge(socket.bytesRead - bytes) === 'too slow';
    if (isTooSlow || Date.now() >= end) return giveUp(request, reply);
    bytes = socket.bytesRead;
    wait();
  };
  const wait = () => {
    timer = setTimeout(look, Math.max(0, Math.min(every, end - Date.now()))).unref();
  };
  const stop = () => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
  wait();
}

/**
 * Ends requests whose bodies do not come in time: soon where nothing or next to nothing comes any more, and after a while
 * in any case.
 * Register it before the routes.
 */
export function limitBodyTime(app: FastifyInstance, times: BodyTimes = BODY_TIMES): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return;
    watch(request, reply, request.routeOptions.config.takesForm ? times.form : times.plain);
  });
}
