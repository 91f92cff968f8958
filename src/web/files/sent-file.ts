/** A file submitted with a form. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
  /** The source text, if the person sent one. */
  sourceText?: string;
}
