/** The largest id that the contract knows. */
const MAX_ID = 2_147_483_647;

/** The id that an address names; undefined for what cannot be one, so that nothing need be asked. */
export function readProjectId(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : MAX_ID + 1;
  return id <= MAX_ID ? id : undefined;
}
