/** What cannot be seen in a name: joiners, soft hyphens, fillers, marks of direction. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The form in which names and emails of administrators are compared, here and nowhere else: two that fold alike are one
 * name. Without regard to case, also where letters have more than two (`σ` and `ς`, `ß` and `SS`), to how accents and widths
 * are encoded, and to what cannot be seen. A dotted capital `İ` is an `i`, as it is for databases.
 */
export const foldName = (name: string): string =>
  name
    .replaceAll(IGNORABLE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .toUpperCase()
    .normalize('NFKC');
