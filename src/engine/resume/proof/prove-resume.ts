import { isObject } from "../../../shared/json.ts";
import type { Span } from "../../text/piece.ts";
import type { ResumeDocument } from "../json-resume.ts";
import { proveBasics } from "./prove-basics.ts";
import { proveEntry } from "./prove-entry.ts";
import { sectionProofs } from "./sections.ts";
import { proofSource } from "./source.ts";
import { type Accepts, type UnprovedPart, unprovedPart } from "./unproved.ts";

/** The part of a resume that its text proves, with the places of its values by path. */
export interface ProvedResume {
  document: ResumeDocument;
  spans: Map<string, Span>;
  unproved: UnprovedPart[];
}

/**
 * Keeps the parts of a resume that are in its source text or that the person states. An entry without its names
 * and dates is omitted as a whole.
 */
export function proveResume(
  text: string,
  given: ResumeDocument,
  accepts: Accepts = () => false,
): ProvedResume {
  const source = proofSource(text);
  const proved: ProvedResume = { document: {}, spans: new Map(), unproved: [] };
  for (const [name, value] of Object.entries(given)) {
    const proof = sectionProofs[name];
    if (value === null || value === undefined || name === "meta") continue;
    if (name === "basics") {
      const basics = proveBasics(source, value, "basics", { ...proved, accepts });
      if (basics !== undefined) proved.document.basics = basics;
    } else if (!proof || !Array.isArray(value)) {
      const part = unprovedPart(name, "section", accepts);
      proved.unproved.push(part);
      if (part.isAccepted) proved.document[name] = value;
    } else {
      const kept: unknown[] = [];
      for (const [at, entry] of value.entries()) {
        if (!isObject(entry)) continue;
        const here = `${name}[${at}]`;
        const found = proveEntry(source, proof, entry, (path) => accepts(here + path));
        for (const part of found.unproved) proved.unproved.push({ ...part, path: here + part.path });
        if (!found.entry) continue;
        for (const [path, span] of found.spans) proved.spans.set(`${name}[${kept.length}]${path}`, span);
        kept.push(found.entry);
      }
      if (kept.length > 0) proved.document[name] = kept;
    }
  }
  return proved;
}
