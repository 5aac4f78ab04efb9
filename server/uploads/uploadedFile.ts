/** A file of a form. It is removed after the response unless it was moved away. */
export interface UploadedFile {
  /** The name of its part, for error messages. */
  field: string;
  /** One of the media types that its part accepts. */
  mediaType: string;
  /** On the same disk as the data folder. */
  path: string;
  bytes: number;
}
