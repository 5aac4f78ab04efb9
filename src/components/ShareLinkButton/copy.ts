/** The words of `ShareLinkButton`. */
export const copy = {
  share: 'Share',
  copied: 'Link copied to clipboard!',
  copyByHand: 'This browser does not let us copy. The link is selected: copy it yourself.',
  link: 'Link to this site',
} as const;
