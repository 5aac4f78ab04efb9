/** The copy of the image picker. */
export const copy = {
  choose: { one: 'Choose a photo', several: 'Choose photos', replace: 'Choose another photo' },
  drop: 'or drop it here',
  dropSeveral: 'or drop them here',
  limits: 'JPEG, PNG or WebP, up to 10 MB.',
  limitsEach: 'JPEG, PNG or WebP, up to 10 MB each.',
  required: 'Required.',
  chosen: (label: string) => `Chosen photos: ${label}`,
  noPreview: 'No preview',
  remove: (name: string) => `Remove ${name}`,
  added: (names: string) => `Added: ${names}.`,
  removed: (name: string) => `Removed: ${name}.`,
  refused: {
    heic: (name: string) =>
      `${name} is a HEIC photo, which browsers cannot show. Save it as a JPEG and choose it again. To take JPEGs on an iPhone, go to Settings, Camera, Formats, Most Compatible.`,
    'not-an-image': (name: string) => `${name} is not an image. Choose a JPEG, PNG or WebP file.`,
    'too-large': (name: string) => `${name} is larger than 10 MB. Choose a smaller one.`,
    'too-many': (name: string, max: number) =>
      max === 1
        ? `${name} was not added: choose only one photo.`
        : `${name} was not added: choose up to ${max} photos.`,
    unreadable: (name: string) => `${name} could not be read. Choose it again.`,
  },
} as const;
