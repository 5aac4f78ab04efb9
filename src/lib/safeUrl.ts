function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * An absolute http(s) address, or undefined: `javascript:` and `data:` addresses, relative ones and values that are
 * not text are refused.
 */
export function safeHttpUrl(value: unknown): string | undefined {
  const url = typeof value === 'string' ? parseUrl(value) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
