/** A webhook event as a provider sends it, to be delivered once, twice, late or never. */
export interface StandInEvent {
  type: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Delivers an event and returns the response's status. */
export async function deliver(url: string, { body, headers }: StandInEvent): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  await response.arrayBuffer();
  return response.status;
}
