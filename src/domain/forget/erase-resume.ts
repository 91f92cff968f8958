import { claimsOf } from "../../engine/resume/claims.ts";
import { placeOfPath, valueAt, withoutValue, withValue } from "../../engine/resume/edit/places.ts";
import { sentencesIn } from "../../engine/retrieval/topic/sentences.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { isObject } from "../../shared/json.ts";
import { lastFirst } from "../resume/edit.ts";
import { fieldsFor } from "../resume/identified.ts";
import type { ClaimRecord, ResumeRecord } from "../resume/schema.ts";
import { settled } from "../resume/unconfirmed.ts";
import { blanked, textCutter } from "./cut.ts";
import type { JudgeTopic } from "./judge.ts";
import { erasureOf, overlap, proseOf, resumeEntries, SOURCE, UNREAD } from "./resume-entries.ts";

/**
 * Removes entries from the resume, or only their sentences about the topic, together with their source text.
 * Returns the number of entries.
 */
export async function removeEntries(
  { tx }: HandlerContext,
  ids: readonly string[],
  judge: JudgeTopic,
): Promise<number> {
  const record = await tx.resume.get();
  if (!record || ids.length === 0) return 0;
  const known = await tx.resume.claims();
  const listed = known.filter(({ id }) => ids.includes(id));
  const isCut = ({ path }: ClaimRecord) =>
    erasureOf(valueAt(record.document, placeOfPath(path)), judge) === "sentence";
  const gone = listed.filter((claim) => !isCut(claim));
  const source = record.source && {
    ...record.source,
    text: blanked(
      record.source.text,
      await rangesOf(tx, record, ids, new Set(gone.map(({ id }) => id)), judge),
    ),
  };
  const shorter = listed
    .filter(isCut)
    .reduce((document, claim) => shortened(document, claim, judge), record.document);
  const document = withoutPlaces(
    shorter,
    gone.map(({ path }) => path),
  );
  const unread = record.unread.filter((_, at) => !ids.includes(`${UNREAD}${at}`));
  const warnings = record.warnings.filter((text) => judge.hits([{ text, kind: "work" }]).length === 0);
  const claims = claimsAfter(known, shorter, document);
  const kept = record.unconfirmed.filter(({ claimId }) => !ids.includes(claimId));
  const unconfirmed = settled(kept, claims);
  await tx.resume.put({
    ...{ ...record, document, fields: fieldsFor(record, document), unread, unconfirmed, warnings, source },
    imported: null,
  });
  await tx.resume.replaceClaims(claims);
  const apart = record.unconfirmed.length - unconfirmed.length;
  return listed.length + apart + record.unread.length - unread.length;
}

/** The remaining claims, each with its old id. */
function claimsAfter(
  known: readonly ClaimRecord[],
  shorter: Record<string, unknown>,
  document: Record<string, unknown>,
): ClaimRecord[] {
  const identities = new Map(known.map((claim) => [claim.identity, claim]));
  const paths = new Map(known.map((claim) => [claim.path, claim]));
  // As long as entries are only shortened, their positions stay the same.
  const between = claimsOf(shorter).flatMap((draft) => {
    const claim = identities.get(draft.identity) ?? paths.get(draft.path);
    return claim ? [{ ...claim, ...draft }] : [];
  });
  const left = new Map(between.map((claim) => [claim.identity, claim]));
  return claimsOf(document).flatMap((draft) => {
    const claim = left.get(draft.identity);
    return claim ? [{ ...claim, ...draft }] : [];
  });
}

/** The document without one entry's sentences about the topic. */
function shortened(
  document: Record<string, unknown>,
  { path }: ClaimRecord,
  judge: JudgeTopic,
): Record<string, unknown> {
  const place = placeOfPath(path);
  const value = valueAt(document, place);
  const prose = isObject(value) ? proseOf(value) : undefined;
  const at = prose === undefined ? place : [...place, prose];
  const rest = textCutter(judge)(valueAt(document, at));
  const left = rest === undefined ? withoutValue(document, at) : withValue(document, at, rest);
  return isObject(left) ? left : document;
}

/** The ranges of the resume's text to erase: the source of entries erased whole, and sentences about the topic. */
async function rangesOf(
  tx: HandlerContext["tx"],
  record: ResumeRecord,
  ids: readonly string[],
  whole: ReadonlySet<string>,
  judge: JudgeTopic,
): Promise<(readonly number[])[]> {
  const listed = (await resumeEntries(tx)).filter(({ id }) => ids.includes(id));
  const isWhole = (id: string) => whole.has(id) || id.startsWith(UNREAD) || id.startsWith(SOURCE);
  const spans = listed.flatMap(({ spans = [] }) => spans);
  const spoken = sentencesIn(record.source?.text ?? "")
    .filter(({ text }) => judge.hits([{ text, kind: "work" }]).length > 0)
    .map(({ text, at }) => [at, at + text.length])
    .filter((range) => spans.some((span) => overlap(span, range)));
  return [...listed.flatMap(({ id, spans = [] }) => (isWhole(id) ? spans : [])), ...spoken];
}

function withoutPlaces(document: Record<string, unknown>, paths: readonly string[]): Record<string, unknown> {
  const left = paths.map(placeOfPath).sort(lastFirst).reduce<unknown>(withoutValue, document);
  return isObject(left) ? left : {};
}
