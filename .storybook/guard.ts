/** The part of a request that the guard looks at. */
export interface SeenRequest {
  method: string;
  url: string;
}

/**
 * Says what is wrong with a request that no handler answered: it goes to another origin, or to the backend. Undefined
 * for what the workshop itself serves, such as modules and images.
 */
export function judgeRequest({ method, url }: SeenRequest, ownOrigin: string): string | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== ownOrigin) return `request to another origin: ${method} ${url}`;
  if (pathname === '/backend' || pathname.startsWith('/backend/'))
    return `unmocked request: ${method} ${pathname}`;
  return undefined;
}

/** Storybook prints the failed assertion of a play function, which has failed its story already. */
const TOLD_BY_THE_PLAY = new Set(['AssertionError', 'TestingLibraryElementError']);

const isToldAlready = ([first]: unknown[]) => first instanceof Error && TOLD_BY_THE_PLAY.has(first.name);

/** Gathers what goes wrong in a story without throwing. */
export interface Guard {
  report: (problem: string) => void;
  /** Forgets what earlier stories left. */
  reset: () => void;
  /** Reports every `console.error` that `expected` does not match, until the returned function is called. */
  watchConsole: (expected: readonly RegExp[]) => () => void;
  /** Throws when anything was reported since the last {@link Guard.reset}. */
  assertNoProblems: () => void;
}

/** A guard without problems so far. */
export function createGuard(): Guard {
  let problems: string[] = [];
  return {
    report: (problem) => problems.push(problem),
    reset: () => {
      problems = [];
    },
    // `console.warn` is left alone: Storybook prints its own deprecations there.
    watchConsole: (expected) => {
      const original = console.error;
      console.error = (...args: unknown[]) => {
        const text = args.map(String).join(' ');
        const isExpected = isToldAlready(args) || expected.some((pattern) => pattern.test(text));
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
