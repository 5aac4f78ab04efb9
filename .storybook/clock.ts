/** The current time in every story. */
export const STORY_NOW = Date.UTC(2026, 10, 21, 9, 0, 0);

/**
 * Freezes `Date` at {@link STORY_NOW} until the returned function is called. Timers keep running, so that `findBy…`, `waitFor` and
 * `userEvent` still work.
 */
export function stopClock(): () => void {
  const RealDate = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(STORY_NOW).toString(),
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [STORY_NOW] : args, newTarget) as Date,
    get: (target, key) => (key === 'now' ? () => STORY_NOW : (Reflect.get(target, key) as unknown)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
