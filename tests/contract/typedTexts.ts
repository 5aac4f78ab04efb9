/** Emails that the forms and every backend accept. */
export const EMAILS = [
  'ada@example.org',
  'ADA@Example.ORG',
  'ada.l+gift@mail.example.co.uk',
  "o'brien_1/2=x@sub-domain.example",
  'a@b.co',
  'x@1.2',
  'ada@xn--exmple-cua.org',
  `${'a'.repeat(242)}@example.org`,
];

/** Emails that neither accepts. The forms trim spaces, so no backend receives those. */
export const NO_EMAILS = [
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'ada@example.',
  'ada@.org',
  'ada@example..org',
  'ada@@example.org',
  'ada@b@example.org',
  '.ada@example.org',
  'ada.@example.org',
  'a..da@example.org',
  'a da@example.org',
  'ada@exa mple.org',
  'ada@-example.org',
  'ada@example-.org',
  'ada@exa_mple.org',
  'ada@example.org, bob@example.org',
  'ada@example.org;bob@example.org',
  '"ada"@example.org',
  'Ada <ada@example.org>',
  'ada@[127.0.0.1]',
  'ada@example.org\nbcc:bob@example.org',
  'àda@example.org',
  'ada@exämple.org',
  '艾达@例子.广告',
  '\u0430da@example.org',
  'ada\u200B@example.org',
  'ada\u0000@example.org',
  `${'a'.repeat(243)}@example.org`,
];

/** Names with visible characters. */
export const NAMES = ['Ada Obi', '李', '😀', '-', '\u202EAda', 'عائشة', "='x'", 'Ada\u200B', '1'];

/** Names without visible characters. */
export const NO_NAMES = [
  '',
  ' ',
  '\t\n',
  '\u00A0\u3000',
  '\u200B',
  '\u200C\u200D\u2060\uFEFF',
  '\u202E\u2066',
  '\u00AD',
  '\u0301',
  '\u115F\u1160\u3164\uFFA0\u2800',
  '\u200B \u200B',
];
