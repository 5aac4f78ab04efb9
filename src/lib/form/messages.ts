/** Error messages by field. */
export type FieldMessages<Values> = Partial<Record<keyof Values & string, string>>;

/** Drops the fields without a message. */
export function wrongFields<Values>(
  checks: Readonly<Partial<Record<keyof Values & string, string | undefined>>>,
): FieldMessages<Values> {
  const found = Object.entries(checks).filter(([, message]) => message !== undefined);
  return Object.fromEntries(found) as FieldMessages<Values>;
}
