/** One file of a form, as it was sent. It is gone when the request has been answered, unless it was moved away. */
export interface UploadedFile {
  /** The name of its part, for refusals. */
  field: string;
  /** What its content is, whatever the client called it: one of the media types of its part. */
  mediaType: string;
  /** Where it lies, on the disk of the data folder. */
  path: string;
  bytes: number;
}
