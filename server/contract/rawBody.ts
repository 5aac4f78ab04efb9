import type { OperationId } from '../../contract/document.ts';

const RAW = ['paypalWebhook', 'paystackWebhook'] as const satisfies readonly OperationId[];

/** Operations whose handlers get the body's bytes, because a signature covers them. */
export type RawOperation = (typeof RAW)[number];

/** The bytes, which are valid JSON, and all headers. */
export interface RawBody {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Whether the operation's handler gets a `RawBody`. */
export const takesRawBody = (id: OperationId): boolean => RAW.some((name) => name === id);
