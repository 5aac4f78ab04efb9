import { escapeHtml } from '../http/escapeHtml.ts';

/** An email as it is sent. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A POST to it ends these emails; null for those about the donor's own payments, which always go out. */
  unsubscribeUrl: string | null;
}

interface EmailLink {
  label: string;
  href: string;
}

/** What an email says. All text is plain. */
export interface EmailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts such as the amount, one a line. */
  facts?: readonly { label: string; value: string }[];
  links?: readonly EmailLink[];
  /** Why this person gets the email, and where to write. */
  footer: readonly string[];
  unsubscribe?: EmailLink;
}

/** The organisation as every email shows it. */
export interface EmailSender {
  name: string;
  address: readonly string[];
}

/** The site's colours, as in `src/styles/tokens.css`. */
const INK = '#14211b';
const MUTED = '#52605a';
const FOREST = '#0e4b3a';
const LINE = '#ddd2c0';

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Long names and addresses wrap instead of widening the email. */
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';

/** One line: whatever a donor typed adds no lines to a text. */
const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const factLine = ({ label, value }: { label: string; value: string }) => `${label}: ${line(value)}`;
const linkLines = ({ label, href }: EmailLink) => `${label}:\n${href}`;

/** The email as plain text, for email clients and people that prefer it. */
function textOf(content: EmailContent, sender: EmailSender): string {
  const { heading, paragraphs, facts = [], links = [], footer, unsubscribe } = content;
  const blocks = [
    line(heading),
    ...paragraphs.map(line),
    facts.map(factLine).join('\n'),
    ...links.map(linkLines),
    '-- ',
    ...footer.map(line),
    ...(unsubscribe ? [linkLines(unsubscribe)] : []),
    [sender.name, ...sender.address].join(', '),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const paragraph = (text: string, style: string) =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(line(text))}</p>`;
const anchor = ({ label, href }: EmailLink, colour: string) =>
  `<a href="${escapeHtml(href)}" style="color:${colour};text-decoration:underline">${escapeHtml(label)}</a>`;

const factRow = ({ label, value }: { label: string; value: string }) =>
  `<tr><th scope="row" align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:normal;color:${MUTED};white-space:nowrap">${escapeHtml(label)}</th>` +
  `<td valign="top" style="padding:6px 0;font-weight:600;${WRAP}">${escapeHtml(line(value))}</td></tr>`;

/** The same as HTML. Email clients support few styles, and only inline ones; nothing is loaded from anywhere. */
function htmlOf(content: EmailContent, sender: EmailSender): string {
  const { subject, heading, paragraphs, facts = [], links = [], footer, unsubscribe } = content;
  const small = `font-size:14px;line-height:20px;color:${MUTED}`;
  const body = [
    `<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${FOREST}">${escapeHtml(sender.name)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;${WRAP}">${escapeHtml(line(heading))}</h1>`,
    ...paragraphs.map((text) => paragraph(text, WRAP)),
    facts.length > 0
      ? `<table style="margin:0 0 20px;border-collapse:collapse;text-align:left">${facts.map(factRow).join('')}</table>`
      : '',
    ...links.map((link) => `<p style="margin:0 0 12px;font-weight:600">${anchor(link, FOREST)}</p>`),
    `<div style="margin-top:28px;border-top:1px solid ${LINE};padding-top:16px">`,
    ...footer.map((text) => paragraph(text, small)),
    unsubscribe ? `<p style="margin:0 0 16px;${small}">${anchor(unsubscribe, MUTED)}</p>` : '',
    paragraph([sender.name, ...sender.address].join(', '), small),
    '</div>',
  ].join('\n');
  return (
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;background:#ffffff">` +
    `<div style="max-width:560px;margin:0 auto;padding:32px 20px;${FONT};font-size:16px;line-height:24px;color:${INK}">\n${body}\n</div></body></html>\n`
  );
}

/** Lays an email out as text and as HTML, which say the same. */
export function layOut(content: EmailContent, sender: EmailSender): Pick<Email, 'subject' | 'text' | 'html'> {
  return { subject: line(content.subject), text: textOf(content, sender), html: htmlOf(content, sender) };
}
