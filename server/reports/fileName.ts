const LONGEST_TITLE = 60;

/** Lower-case ASCII letters and digits, with dashes between words. */
function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_TITLE)
    .replaceAll(/^-|-$/g, '');
}

/** The file name of a report, safe in a header: `kitbridge-project-12-microscopes-for-kano.pdf`. */
export function fileNameOf(organisation: string, id: number, title: string): string {
  return `${[slug(organisation), 'project', String(id), slug(title)].filter(Boolean).join('-')}.pdf`;
}
