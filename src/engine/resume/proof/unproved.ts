/** A part of a resume that the text does not carry, by its path in the document as it was given. */
export interface UnprovedPart {
  path: string;
  why: string;
  /** A person's word keeps it all the same. */
  isAccepted?: true;
}

/** Whether a person's word keeps what the text does not carry, by its path. */
export type Accepts = (path: string) => boolean;

/** What the text does not carry, and whether it is kept. */
export function unprovedPart(path: string, why: string, accepts: Accepts): UnprovedPart {
  return { path, why, ...(accepts(path) && { isAccepted: true }) };
}
