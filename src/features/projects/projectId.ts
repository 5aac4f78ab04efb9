/** The largest id that the contract allows. */
const MAX_ID = 2_147_483_647;

/** The id in a URL; undefined if it cannot be one, so that no request is made. */
export function readProjectId(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : MAX_ID + 1;
  return id <= MAX_ID ? id : undefined;
}
