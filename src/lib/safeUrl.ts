function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * An absolute http(s) address that is safe to send the browser to, or undefined: a `javascript:` or `data:`
 * address, a relative one, or no text at all is refused.
 */
export function safeHttpUrl(value: unknown): string | undefined {
  const url = typeof value === 'string' ? parseUrl(value) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
