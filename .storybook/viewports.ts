/** Viewport widths, by the name used in a story: `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  w320: { name: 'Smallest phone, 320', type: 'mobile', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 375', type: 'mobile', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet, 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  laptop: { name: 'Laptop, 1024', type: 'desktop', styles: { width: '1024px', height: '768px' } },
  desktop: { name: 'Desktop, 1280', type: 'desktop', styles: { width: '1280px', height: '960px' } },
  wide: { name: 'Wide, 1440', type: 'desktop', styles: { width: '1440px', height: '900px' } },
} as const;

/** A viewport's width and height in px; those of `desktop`, where tests run, when the name is unknown. */
export function sizeOfViewport(name: unknown): { width: number; height: number } {
  const { styles } = Object.entries(viewports).find(([key]) => key === name)?.[1] ?? viewports.desktop;
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}
