import { placeOfPath, valueAt } from "../../engine/resume/edit/places.ts";
import { sentencesIn } from "../../engine/retrieval/topic/sentences.ts";
import { isObject, textsIn } from "../../shared/json.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { ClaimRecord, ResumeRecord } from "../resume/schema.ts";
import type { Candidate } from "./candidate.ts";
import { textCutter } from "./cut.ts";
import type { JudgeTopic } from "./judge.ts";
import type { Erases } from "./schema.ts";

/** Starts the id of an unread line of the resume. */
export const UNREAD = "unread/";
/** Starts the id of a sentence in the resume's source text: its start and end. */
export const SOURCE = "source/";

/** The resume's entries, unconfirmed ones, unread lines, and the sentences of its source text. */
export async function resumeEntries(tx: Tx): Promise<Candidate[]> {
  const record = await tx.resume.get();
  if (!record) return [];
  const claims = await tx.resume.claims();
  return [
    ...claims.map((claim): Candidate => {
      const { id, kind, text, path } = claim;
      const value = valueAt(record.document, placeOfPath(path));
      return {
        ...{ kind: "resume_entry", id, title: kind, parts: work([text, ...ownFields(value)]) },
        ...{ erases: (judge) => erasureOf(value, judge), spans: spansOf(claim, record) },
      };
    }),
    ...record.unconfirmed.map(
      ({ claimId, kind, text, value }): Candidate => ({
        ...{ kind: "resume_entry", id: claimId, title: `unconfirmed ${kind}`, erases: "whole" },
        parts: work([text, ...textsIn(value)]),
      }),
    ),
    ...record.unread.map(
      ({ text, span }, at): Candidate => ({
        ...{ kind: "resume_entry", id: `${UNREAD}${at}`, title: "unread line", parts: work([text]) },
        ...{ erases: "whole", spans: [span] },
      }),
    ),
    ...sentencesIn(record.source?.text ?? "").map(
      ({ text, at }): Candidate => ({
        ...{ kind: "resume_source", id: `${SOURCE}${at}-${at + text.length}`, title: "text of the resume" },
        ...{ parts: work([text]), erases: "sentence", spans: [[at, at + text.length]] },
      }),
    ),
  ];
}

function work(texts: readonly string[]): Candidate["parts"] {
  return texts.map((text) => ({ text, kind: "work" as const }));
}

/**
 * Only the sentence is erased if it is one of several in a text or part of an entry's description. Otherwise the
 * entry is.
 */
export function erasureOf(value: unknown, judge: JudgeTopic): Erases {
  if (!isObject(value)) return textCutter(judge)(value) === undefined ? "whole" : "sentence";
  const prose = proseOf(value);
  if (prose === undefined) return "whole";
  const { [prose]: _, ...names } = value;
  return judge.hits(work(ownFields(names))).length > 0 ? "whole" : "sentence";
}

/** The field that describes an entry in sentences, or undefined. */
export function proseOf(entry: Record<string, unknown>): string | undefined {
  return ["summary", "description"].find((field) => typeof entry[field] === "string");
}

/** The texts of an entry that are not claims. */
function ownFields(entry: unknown): string[] {
  if (!isObject(entry)) return [];
  return Object.values(entry).filter((value): value is string => typeof value === "string");
}

/** Where a claim, with its fields and inner claims, was read in the text. */
function spansOf({ path, sourceSpan }: ClaimRecord, { fields }: ResumeRecord): number[][] {
  const within = fields.filter((field) => field.path === path || /^[.[]/.test(restOf(field.path, path)));
  return [sourceSpan, ...within.map((field) => field.sourceSpan)].filter((span) => span !== undefined);
}

function restOf(path: string, start: string): string {
  return path.startsWith(start) ? path.slice(start.length) : "";
}

export function overlap(one: readonly number[], other: readonly number[]): boolean {
  return (one[0] ?? 0) < (other[1] ?? 0) && (other[0] ?? 0) < (one[1] ?? 0);
}
