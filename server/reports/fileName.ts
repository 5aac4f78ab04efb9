const LONGEST_TITLE = 60;

/** Lower case letters and digits of ASCII with dashes between the words; letters lose their marks. */
function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_TITLE)
    .replaceAll(/^-|-$/g, '');
}

/** The name under which a report is saved: `kitbridge-project-12-microscopes-for-kano.pdf`. Safe in a header. */
export function fileNameOf(organisation: string, id: number, title: string): string {
  return `${[slug(organisation), 'project', String(id), slug(title)].filter(Boolean).join('-')}.pdf`;
}
