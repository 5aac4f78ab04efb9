/** A file of a form. It is removed when the request has been answered, unless it was moved away. */
export interface UploadedFile {
  /** The name of its part, for refusals. */
  field: string;
  /** One of the media types that its part accepts. */
  mediaType: string;
  /** On the same disk as the data folder. */
  path: string;
  bytes: number;
}
