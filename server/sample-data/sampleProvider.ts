/** No provider has this name, so no provider is ever asked about sample gifts. */
export const SAMPLE_PROVIDER = 'sample';
