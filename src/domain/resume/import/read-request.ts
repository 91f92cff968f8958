import type { FileContent } from "../../../engine/documents/types.ts";
import { claimsOf } from "../../../engine/resume/claims.ts";
import { placeOfPath, valueAt } from "../../../engine/resume/edit/places.ts";
import { hasMoreValuesThan, leafPaths } from "../../../engine/resume/fields.ts";
import { type ProvedResume, proveResume } from "../../../engine/resume/proof/prove-resume.ts";
import { parseResumeText } from "../../../engine/resume/text/parse.ts";
import { type Apart, keptApart } from "../../../engine/resume/unconfirmed/kept-apart.ts";
import { leftOut } from "../../../engine/resume/unconfirmed/left-out.ts";
import { sourceOf } from "../../../engine/resume/unconfirmed/source.ts";
import { saidIn } from "../../../engine/resume/unconfirmed/words.ts";
import type { Span } from "../../../engine/text/piece.ts";
import { fail } from "../../../operation/errors.ts";
import type { Provenance, ResumeRecord } from "../schema.ts";
import { nearestText } from "../unconfirmed.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { textFormat } from "./sent-file.ts";
import type { UnprovedPart } from "./unproved-schema.ts";

/** What the person confirms of the unsupported values: all, none, or those at these paths. */
export type Accepted = boolean | readonly string[];

interface Request {
  format?: ResumeRecord["format"] | undefined;
  content: unknown;
  file?: FileContent | undefined;
  sourceText?: string | undefined;
  accept?: Accepted | undefined;
}

/** A resume as it was read, with the values that its text does not support and the provenance of each claim. */
export interface ReadRequest {
  record: ResumeRecord;
  /** Absent if no text was sent as proof. */
  unproved: UnprovedPart[] | undefined;
  /** The unproved values that may still be true. */
  apart: Apart[];
  provenanceOf: (identity: string) => Provenance;
}

const MOST_PROVED = 5000;

/** Reads the content of an import. Throws validation.bad_request if there is nothing to store. */
export function readRequest(
  { format, content, file, sourceText, accept = false }: Request,
  at: string,
): ReadRequest {
  const isJson = !file && textFormat(format, content) === "json_resume";
  if (sourceText !== undefined && !isJson) {
    throw fail("validation.bad_request", "sourceText proves a json_resume; send a text alone as content.");
  }
  const record = recordOf({ format, content, file }, at);
  if (sourceText === undefined)
    return { record, unproved: undefined, apart: [], provenanceOf: () => "parsed" };
  // Each value is searched for in the whole text.
  if (hasMoreValuesThan(record.document, MOST_PROVED)) {
    throw fail("validation.bad_request", `With sourceText content may hold at most ${MOST_PROVED} values.`);
  }
  const byText = proveResume(sourceText, record.document);
  const accepts = acceptedIn(accept);
  const result = accepts ? proveResume(sourceText, record.document, accepts) : byText;
  const { document, spans } = result;
  const proved = new Set(claimsOf(byText.document).map(({ identity }) => identity));
  if (proved.size === 0 && !accepts) {
    throw fail(
      "validation.bad_request",
      "sourceText contains nothing of content: send the text that it was read from.",
    );
  }
  const rest = unprovedIn(sourceText, record.document, result);
  // What the user can confirm is not left out either.
  const kept = JSON.stringify([document, rest.apart.map(({ value }) => value)]);
  return {
    record: {
      ...record,
      document,
      fields: leafPaths(document).map((path) => {
        const sourceSpan = spans.get(path);
        return {
          path,
          confidence: 1,
          readBy: "caller" as const,
          ...(sourceSpan && { sourceSpan: [...sourceSpan] }),
        };
      }),
      unread: unreadIn(sourceText, [...spans.values()], kept),
      source: { text: sourceText },
    },
    ...rest,
    provenanceOf: (identity) => (proved.has(identity) ? "proved" : "stated"),
  };
}

/** The values that a text does not support, each with the nearest text, and which of them may be true. */
function unprovedIn(
  text: string,
  given: ResumeRecord["document"],
  proved: ProvedResume,
): { unproved: UnprovedPart[]; apart: Apart[] } {
  if (proved.unproved.length === 0) return { unproved: [], apart: [] };
  const source = sourceOf(text);
  const saidAt = saidIn(given);
  const unproved = proved.unproved.map(({ path, why, isAccepted }) => {
    const nearest = nearestText(text, source.nearestTo(saidAt(path)));
    return {
      ...{ path, why, value: valueAt(given, placeOfPath(path)) },
      ...(nearest && { nearest }),
      ...(isAccepted && { provenance: "stated" as const }),
    };
  });
  return { unproved, apart: keptApart(source, given, proved) };
}

function acceptedIn(accept: Accepted): ((path: string) => boolean) | undefined {
  if (typeof accept === "boolean") return accept ? () => true : undefined;
  const paths = new Set(accept);
  return paths.size > 0 ? (path) => paths.has(path) : undefined;
}

function recordOf({ format, content, file }: Request, at: string): ResumeRecord {
  if (file) return readFileResume(file, at);
  const known = textFormat(format, content);
  return known === "json_resume" ? readJsonResume(content, at) : readTextResume(content, known, at);
}

/** The lines that neither the service nor the caller read, and those that the caller left out of what is kept. */
function unreadIn(text: string, spans: readonly Span[], kept: string): ResumeRecord["unread"] {
  const parsed = parseResumeText(text, "text");
  if ("error" in parsed) return [];
  const lines = leftOut(text, spans, kept);
  const overlaps = (others: readonly Span[], [start, end]: Span) =>
    others.some(([from, to]) => start < to && from < end);
  const covered = [...spans, ...lines.map(({ span }) => span)];
  const own = parsed.unread.filter(({ span }) => !overlaps(covered, span));
  return [...own, ...lines]
    .toSorted((left, right) => left.span[0] - right.span[0])
    .map(({ text: line, span }) => ({ text: line, span: [...span] }));
}

/** Reads a resume from a file's content. Throws validation.bad_request if there is nothing to read. */
function readFileResume(file: FileContent, parsedAt: string): ResumeRecord {
  const { format, text, pages, warnings } = file;
  const source = { text, ...(pages && { pages }) };
  const record = file.document
    ? placedRecord(file, readJsonResume(file.document, parsedAt))
    : readTextResume(text, "text", parsedAt);
  return { ...record, format, source, warnings: [...warnings, ...record.warnings] };
}

/** Each value, with its place in the text. */
function placedRecord({ placed = [] }: FileContent, record: ResumeRecord): ResumeRecord {
  const spans = new Map(placed.map(({ path, span }) => [path, span]));
  const fields = leafPaths(record.document).map((path) => {
    const span = spans.get(path);
    return { path, confidence: 1, readBy: "service" as const, ...(span && { sourceSpan: [...span] }) };
  });
  return { ...record, fields };
}

/** Reads a resume from plain text or Markdown. Throws validation.bad_request if there is nothing to read. */
function readTextResume(content: unknown, format: "text" | "markdown", parsedAt: string): ResumeRecord {
  if (typeof content !== "string") throw fail("validation.bad_request", "content must be the resume's text.");
  const parsed = parseResumeText(content, format);
  if ("error" in parsed) throw fail("validation.bad_request", `content: ${parsed.error}`);
  const { document, fields, confidence, warnings, unread } = parsed;
  return {
    format,
    document: { ...document },
    fields: fields.map(({ path, confidence: sure, sourceSpan }) => ({
      path,
      confidence: sure,
      sourceSpan: [...sourceSpan],
      readBy: "service" as const,
    })),
    confidence,
    warnings,
    unread: unread.map(({ text, span }) => ({ text, span: [...span] })),
    unconfirmed: [],
    parsedAt,
    imported: null,
    source: { text: content },
  };
}
