/** The part of a request that the guard checks. */
export interface SeenRequest {
  method: string;
  url: string;
}

/**
 * Describes an unhandled request to another origin or the backend; undefined for what Storybook itself serves, such as modules and
 * images.
 */
export function judgeRequest({ method, url }: SeenRequest, ownOrigin: string): string | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== ownOrigin) return `request to another origin: ${method} ${url}`;
  if (pathname === '/backend' || pathname.startsWith('/backend/'))
    return `unmocked request: ${method} ${pathname}`;
  return undefined;
}

/** Storybook prints a play function's failed assertion, which has already failed the story. */
const REPORTED_BY_PLAY = new Set(['AssertionError', 'TestingLibraryElementError']);

/** Matchers such as `toHaveFocus` throw plain errors with what they compared. */
const isAlreadyReported = ([first]: unknown[]) =>
  first instanceof Error && (REPORTED_BY_PLAY.has(first.name) || 'expected' in first);

/** Collects problems during a story without throwing. */
export interface Guard {
  report: (problem: string) => void;
  /** Clears the problems of earlier stories. */
  reset: () => void;
  /** Reports each `console.error` that `expected` does not match, until the returned function is called. */
  watchConsole: (expected: readonly RegExp[]) => () => void;
  /** Throws when anything was reported since the last {@link Guard.reset}. */
  assertNoProblems: () => void;
}

/** Creates a guard without problems. */
export function createGuard(): Guard {
  let problems: string[] = [];
  return {
    report: (problem) => problems.push(problem),
    reset: () => {
      problems = [];
    },
    // `console.warn` is ignored, because Storybook prints its own deprecations there.
    watchConsole: (expected) => {
      const original = console.error;
      console.error = (...args: unknown[]) => {
        const text = args.map(String).join(' ');
        const isExpected = isAlreadyReported(args) || expected.some((pattern) => pattern.test(text));
        if (!isExpected) problems.push(`console.error: ${text}`);
        original(...args);
      };
      return () => {
        console.error = original;
      };
    },
    assertNoProblems: () => {
      if (problems.length > 0) throw new Error(`The story had problems:\n${problems.join('\n')}`);
    },
  };
}
