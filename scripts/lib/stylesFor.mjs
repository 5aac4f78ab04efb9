// @ts-check
import { PurgeCSS } from 'purgecss';

/** Class names, which may contain nearly any character, and the plain words that name elements and attributes. */
const WORDS = [/[^\s"'`<>]+/g, /[\w-]+/g];

/**
 * The part of a stylesheet that some HTML and scripts can use.
 *
 * @param {string} styles
 * @param {readonly string[]} sources
 * @returns {Promise<string>}
 */
export async function stylesFor(styles, sources) {
  const [used] = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: sources.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: (source) => WORDS.flatMap((word) => source.match(word) ?? []),
    // PurgeCSS would remove what a selector's `:is()` or `:has()` contains, such as `:focus`.
    safelist: { standard: [/^:/] },
    variables: true,
  });
  if (!used) throw new Error('PurgeCSS returned no styles.');
  const { css } = used;
  // PurgeCSS keeps the registrations of all variables.
  return css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    css.includes(`var(${name}`) ? rule : '',
  );
}
