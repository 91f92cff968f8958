import { isObject } from "../../../shared/json.ts";
import type { Span } from "../../text/span.ts";
import type { ResumeDocument } from "../json-resume.ts";
import { proveBasics } from "./prove-basics.ts";
import { proveEntry } from "./prove-entry.ts";
import { sectionProofs } from "./sections.ts";
import { proofSource } from "./source.ts";

/** A part of a resume that the text does not carry, by its path in the document as it was given. */
export interface UnprovedPart {
  path: string;
  why: string;
}

/** The part of a resume that its text proves, with the places of its values by their paths in that part. */
export interface ProvedResume {
  document: ResumeDocument;
  spans: Map<string, Span>;
  unproved: UnprovedPart[];
}

/** Keeps of a resume what stands in the text it was read from; an entry without its names and dates is left out whole. */
export function proveResume(text: string, given: ResumeDocument): ProvedResume {
  const source = proofSource(text);
  const proved: ProvedResume = { document: {}, spans: new Map(), unproved: [] };
  for (const [name, value] of Object.entries(given)) {
    const proof = sectionProofs[name];
    if (value === null || value === undefined || name === "meta") continue;
    if (name === "basics") {
      const basics = proveBasics(source, value, "basics", proved);
      if (basics !== undefined) proved.document.basics = basics;
    } else if (!proof || !Array.isArray(value)) {
      proved.unproved.push({ path: name, why: "This section is none that a text can prove." });
    } else {
      const kept: unknown[] = [];
      for (const [at, entry] of value.entries()) {
        if (!isObject(entry)) continue;
        const found = proveEntry(source, proof, entry);
        for (const { path, why } of found.unproved)
          proved.unproved.push({ path: `${name}[${at}]${path}`, why });
        if (!found.entry) continue;
        for (const [path, span] of found.spans) proved.spans.set(`${name}[${kept.length}]${path}`, span);
        kept.push(found.entry);
      }
      if (kept.length > 0) proved.document[name] = kept;
    }
  }
  return proved;
}
