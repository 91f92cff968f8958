/** A file that was sent with a form. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
  /** The text that it was made from, where the person brought that, too. */
  sourceText?: string;
}
