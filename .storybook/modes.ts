import { viewports } from './viewports';

const widthOf = (viewport: keyof typeof viewports) => Number.parseInt(viewports[viewport].styles.width, 10);

/** What Chromatic captures of each story: the widths of `npm run visual`, and the toolbar's forced colours. */
export const modes = {
  phone: { viewport: widthOf('phone') },
  desktop: { viewport: widthOf('desktop') },
  'forced colours': { viewport: widthOf('desktop'), forcedColors: 'forced' },
};
