import { create } from 'storybook/theming';

const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** Storybook in the colours of src/styles/tokens.css, which the manager's page does not load. */
export const theme = create({
  base: 'light',
  brandTitle: 'Kitbridge workshop',
  fontBase: SANS,
  colorPrimary: '#0e4b3a',
  colorSecondary: '#0e4b3a',
  appBg: '#f3ece1',
  appContentBg: '#fbf8f3',
  appPreviewBg: '#fbf8f3',
  appBorderColor: '#ddd2c0',
  appBorderRadius: 10,
  textColor: '#14211b',
  textMutedColor: '#52605a',
  barTextColor: '#52605a',
  barHoverColor: '#0e4b3a',
  barSelectedColor: '#0e4b3a',
  barBg: '#ffffff',
  inputBg: '#ffffff',
  inputBorder: '#8a7f6c',
  inputTextColor: '#14211b',
  inputBorderRadius: 10,
});
