/**
 * What we use of nodemailer. It lets an installation that has not run `npm ci` since nodemailer was added type-check.
 */
declare module 'nodemailer' {
  interface Transport {
    sendMail(message: object): Promise<{ message: Buffer }>;
  }
  export function createTransport(options: object): Transport;
}
