import type { ResumeDocument } from "../../../src/engine/resume/json-resume.ts";

/**
 * A fictional person with sentences about them. A line of `honest` is `paths | sentence`, with short paths of the
 * claims cited (`w0.1` is work[0].highlights[1]); a line of `fabricated` is `kind | sentence` and cites every claim.
 */
export interface Writer {
  name: string;
  resume: ResumeDocument;
  opening: { title: string; company: string; text: string };
  honest: string;
  fabricated: string;
}
