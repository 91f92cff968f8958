import type { ResumeDocument } from "../json-resume.ts";
import type { Place } from "./places.ts";

/** A document with the claim ids of its entries, by path such as `work[0]`. */
export interface Identified {
  document: ResumeDocument;
  entries: Readonly<Record<string, string>>;
}

/** A correction; see ResumeEdit of the domain. `now` is the entry's key after all corrections. */
export interface Edit {
  section: string;
  entry?: string | undefined;
  now?: string | undefined;
  /** For a job, the key without its title. */
  job?: string | undefined;
  path: Place;
  offered?: unknown;
  kept?: unknown;
}
