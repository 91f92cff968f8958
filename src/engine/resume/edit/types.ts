import type { ResumeDocument } from "../json-resume.ts";
import type { Place } from "./places.ts";

/** A document with the ids of the claims that its entries are, by path such as `work[0]`. */
export interface Identified {
  document: ResumeDocument;
  entries: Readonly<Record<string, string>>;
}

/** A correction; see ResumeEdit of the domain. `now` is the entry's key with all corrections. */
export interface Edit {
  section: string;
  entry?: string | undefined;
  now?: string | undefined;
  /** Of a job, the key that another title leaves. */
  job?: string | undefined;
  path: Place;
  offered?: unknown;
  kept?: unknown;
}
