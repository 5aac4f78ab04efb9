/** What the captcha loads is small: a slow line brings it in two or three seconds. It is the limit of every call as well. */
const LIMIT_MS = 15_000;

/**
 * What was to be loaded, once it is there.
 *
 * @throws when that takes longer than 15 s, as on a line that stalls
 */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, LIMIT_MS, new Error('It took too long to load.'));
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}
