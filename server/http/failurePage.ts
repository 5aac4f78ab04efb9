import type { HttpError } from './errors.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Whether retrying may help. */
const passes = ({ status }: HttpError) => status === 429 || status >= 500;

/** The error page for a link opened in a tab of its own, or a form sent without JavaScript, outside the app. */
export function failurePage(error: HttpError, method: string): string {
  // A link would not send a form again; Back leads to what was typed.
  const again = passes(error) && method === 'GET' ? '<p><a href="">Try again</a></p>\n' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>This page could not be opened</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main>
<h1>This page could not be opened</h1>
<p>${escapeHtml(error.message)}</p>
${again}<p><a href="/">Go to the website</a></p>
</main>
</body>
</html>
`;
}
