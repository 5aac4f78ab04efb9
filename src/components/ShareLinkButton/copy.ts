/** The copy of `ShareLinkButton`. */
export const copy = {
  share: 'Share',
  copied: 'Link copied to clipboard!',
  copyByHand: 'This browser does not allow copying. The link is selected, so you can copy it yourself.',
  link: 'Link to share',
} as const;
