/** A file that was sent with a form. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}
