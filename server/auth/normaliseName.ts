/** Invisible characters: joiners, soft hyphens, fillers, direction marks. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Normalises administrators' names and emails for comparison: names with the same result are the same. Ignores case (including `σ` and
 * `ς`, `ß` and `SS`), the encoding of accents and widths, and invisible characters. `İ` becomes `i`, as in databases.
 */
export const normaliseName = (name: string): string =>
  name
    .replaceAll(IGNORABLE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .toUpperCase()
    .normalize('NFKC');
