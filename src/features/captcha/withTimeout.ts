/** The same limit as for API calls. A slow connection needs two or three seconds for the captcha. */
const LIMIT_MS = 15_000;

/** Resolves with what `loading` resolves with; rejects if that takes longer than 15 s. */
export function withTimeout<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, LIMIT_MS, new Error('It took too long to load.'));
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}
