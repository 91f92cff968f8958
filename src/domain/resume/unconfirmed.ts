import type { ClaimDraft as ReadClaim } from "../../engine/resume/claims.ts";
import { placeOfPath } from "../../engine/resume/edit/places.ts";
import type { ResumeDocument } from "../../engine/resume/json-resume.ts";
import { isStored, isWhole } from "../../engine/resume/unconfirmed/confirm.ts";
import type { Apart } from "../../engine/resume/unconfirmed/kept-apart.ts";
import type { NextCall } from "../../operation/handler.ts";
import { cutText } from "../../shared/text/words.ts";
import type { Unconfirmed, UnconfirmedRecord } from "./import/unproved-schema.ts";
import type { ResumeData, ResumeSource } from "./schema.ts";

/** The unconfirmed claims after an import: rows stored earlier, and what its text does not support. */
export interface LeftApart {
  kept: readonly UnconfirmedRecord[];
  fresh: readonly Apart[];
}

/** The rows of both that the document does not contain, each once. */
export function apartFrom(
  { document, claims }: { document: ResumeDocument; claims: readonly ReadClaim[] },
  { kept, fresh }: LeftApart,
): LeftApart {
  const said = new Set(claims.map(({ identity }) => identity));
  const pathOf = ownerPaths(claims);
  const left = fresh.filter(
    (row) =>
      !said.has(row.identity) &&
      (isWhole(row) || !isStored(document, row, placeOfPath(pathOf(row.owner) ?? ""))),
  );
  const now = new Set(left.map(({ identity }) => identity));
  return { kept: kept.filter(({ identity }) => !said.has(identity) && !now.has(identity)), fresh: left };
}

/** True if the same claims were unconfirmed before. */
export function isSameApart(before: readonly UnconfirmedRecord[], { kept, fresh }: LeftApart): boolean {
  const known = new Set(before.map(({ identity }) => identity));
  return known.size === kept.length + fresh.length && fresh.every(({ identity }) => known.has(identity));
}

interface Identified {
  id: string;
  identity: string;
  path: string;
}

/** The rows to store, each with its earlier id and with the claim of its entry. */
export function unconfirmedRecords(
  { kept, fresh }: LeftApart,
  beside: { claims: readonly Identified[]; idOf: (identity: string) => string },
): UnconfirmedRecord[] {
  const { claims, idOf } = beside;
  const ids = new Map<string, string>();
  for (const row of fresh) ids.set(row.identity, idOf(row.identity));
  const claimAt = new Map(claims.map(({ path, id }) => [path, id]));
  const pathOf = ownerPaths(claims);
  const records = fresh.map(({ owner, ...row }): UnconfirmedRecord => {
    const id = owner && (claimAt.get(pathOf(owner) ?? "") ?? ids.get(owner.identity));
    return { ...row, claimId: ids.get(row.identity) ?? "", ...(owner && { owner: id ?? "" }) };
  });
  // No span points into the text of another import.
  const older = kept.map(({ nearest: _, ...row }): UnconfirmedRecord => row);
  return settled([...older, ...records], claims);
}

/** The rows that no claim contains and whose entries exist or may be added. */
export function settled(
  rows: readonly UnconfirmedRecord[],
  claims: readonly Pick<Identified, "id" | "identity">[],
): UnconfirmedRecord[] {
  const said = new Set(claims.map(({ identity }) => identity));
  const open = rows.filter(({ identity }) => !said.has(identity));
  const owners = new Set([...claims.map(({ id }) => id), ...open.map(({ claimId }) => claimId)]);
  return open.filter(({ owner }) => owner === undefined || owners.has(owner));
}

function ownerPaths(
  claims: readonly Pick<Identified, "identity" | "path">[],
): (owner: Apart["owner"]) => string | undefined {
  const byIdentity = new Map(claims.map(({ identity, path }) => [identity, path]));
  const paths = new Set(claims.map(({ path }) => path));
  return (owner) => {
    if (!owner) return undefined;
    const there = owner.path !== undefined && paths.has(owner.path) ? owner.path : undefined;
    return byIdentity.get(owner.identity) ?? there;
  };
}

const LONGEST = 300;

/** The source text at a position. */
export function nearestText(
  text: string | undefined,
  span: readonly number[] | undefined,
): Unconfirmed["nearest"] {
  const said = span && text?.slice(span[0], span[1]).trim();
  return said && span ? { text: cutText(said, LONGEST), span: [...span] } : undefined;
}

/** The rows as shown in answers. */
export function shownUnconfirmed(
  rows: readonly UnconfirmedRecord[],
  source: ResumeSource | null,
): Unconfirmed[] {
  return rows.map(({ claimId, kind, text, path, why, nearest: span }) => {
    const nearest = nearestText(source?.text, span);
    return { claimId, kind, text, path, why, ...(nearest && { nearest }) };
  });
}

/** The most ids in the confirming call. The others are in the answer. */
const FEW = 50;

/** The call that confirms the unconfirmed claims. */
export function callToConfirm({ unconfirmed = [] }: Pick<ResumeData, "unconfirmed">): NextCall[] {
  if (unconfirmed.length === 0) return [];
  const confirm = unconfirmed.slice(0, FEW).map(({ claimId }) => claimId);
  const why = "No text proves these: ask the user which are true, and confirm only those.";
  return [{ operation: "resume.update", input: { confirm }, why }];
}
