import { isObject } from "../../../shared/json.ts";
import { notHeldReasons } from "../../lexicon/held/types.ts";
import type { Span } from "../../text/piece.ts";
import { identityOf } from "../claim-identity.ts";
import { type ClaimDraft, claimsOf } from "../claims.ts";
import { placeOfPath, valueAt } from "../edit/places.ts";
import { type ResumeDocument, textOf } from "../json-resume.ts";
import type { ProvedResume } from "../proof/prove-resume.ts";
import { sectionProofs } from "../proof/sections.ts";
import type { UnprovedSource } from "./source.ts";
import { wordsIn } from "./words.ts";

/** What a caller read and the text does not support. The person must confirm it before it is used. */
export interface Apart {
  kind: ClaimDraft["kind"];
  text: string;
  /** Its place in the document as sent. */
  path: string;
  identity: string;
  why: string;
  nearest?: Span;
  /** The value for the document once it is confirmed. */
  value: unknown;
  /** If it is part of an entry: the identity of the entry's claim, and the entry's path in the proved part. */
  owner?: { identity: string; path?: string };
}

const OF_UNPROVED = "The entry that this is of is not proved.";

interface Making extends UnprovedSource {
  given: ResumeDocument;
  claims: ReadonlyMap<string, ClaimDraft>;
  wordsAt: (path: string) => string;
  ownerOf: (entry: string) => Apart["owner"];
}

/**
 * The parts of a resume that a text does not prove but that may be true, claim by claim. Excludes what the text
 * denies, plans or says about others.
 */
export function keptApart(source: UnprovedSource, given: ResumeDocument, proved: ProvedResume): Apart[] {
  const parts = proved.unproved.filter(
    ({ isAccepted, because }) => isAccepted !== true && !notHeldReasons.some((reason) => reason === because),
  );
  if (parts.length === 0) return [];
  const claims = new Map(claimsOf(given).map((claim) => [claim.path, claim]));
  const ownerOf = ownersIn(claims, proved);
  const making = { ...source, given, claims, wordsAt: wordsIn(given), ownerOf };
  const known = new Set<string>();
  return parts
    .flatMap(({ path, why }) =>
      isEntry(path) ? entryApart(making, path, why) : partApart(making, path, why),
    )
    .filter(({ identity }) => known.size !== known.add(identity).size);
}

function isEntry(path: string): boolean {
  return /^\w+\[\d+\]$/.test(path);
}

/** The claims of entries: as proved, or else as sent. */
function ownersIn(
  claims: Making["claims"],
  { document, unproved }: ProvedResume,
): (entry: string) => Apart["owner"] {
  const gone = new Set(unproved.flatMap(({ path, isAccepted }) => (isAccepted === true ? [] : [path])));
  const proved = new Map(claimsOf(document).map((claim) => [claim.path, claim.identity]));
  return (entry) => {
    const own = claims.get(entry)?.identity;
    if (gone.has(entry)) return own === undefined ? undefined : { identity: own };
    const [section = "", at = 0] = placeOfPath(entry);
    const before = Array.from({ length: Number(at) }, (_, index) => `${section}[${index}]`);
    const path = `${section}[${before.filter((other) => !gone.has(other)).length}]`;
    const identity = proved.get(path);
    return identity === undefined ? undefined : { identity, path };
  };
}

/** An entry whose names or dates are not in the text: the entry, and each of its lines that is a separate claim. */
function entryApart(making: Making, path: string, why: string): Apart[] {
  const { given, claims, isDenied } = making;
  const entry = valueAt(given, placeOfPath(path));
  const [section = ""] = placeOfPath(path);
  if (!isObject(entry)) return [];
  if (section === "skills") return skillsApart(making, path, why);
  const claim = claims.get(path);
  const { names = [], refuses = [] } = sectionProofs[section] ?? {};
  // What counts only if held, not planned, is checked like a skill.
  const isHeld = refuses.includes("planned");
  if (!claim || names.some((name) => isDenied(textOf(entry[name]), isHeld))) return [];
  const lines = [...claims.keys()].filter((other) => other.startsWith(`${path}.`));
  const fields = Object.entries(entry).flatMap(([field, value]) => {
    if (lines.some((line) => line === `${path}.${field}` || line.startsWith(`${path}.${field}[`))) return [];
    const kept = Array.isArray(value) ? value.filter((item) => !isDenied(textOf(item))) : value;
    return [[field, kept] as const];
  });
  return [
    rowOf(making, claim, { path, why, value: Object.fromEntries(fields) }),
    ...lines.flatMap((line) => partApart(making, line, OF_UNPROVED)),
  ];
}

/** A bullet, a field or a value of the head. */
function partApart(making: Making, path: string, why: string): Apart[] {
  const { given, claims, isDenied, ownerOf, wordsAt } = making;
  const value = valueAt(given, placeOfPath(path));
  if (path.startsWith("skills[")) return skillsApart(making, path, why);
  if (isDenied(textOf(value))) return [];
  if (path.startsWith("basics.")) return basicsApart(making, path, why);
  const entry = path.slice(0, path.indexOf("]") + 1);
  const owner = ownerOf(entry);
  const kind = (claims.get(path) ?? claims.get(entry))?.kind;
  if (!owner || kind === undefined) return [];
  const identity = identityOf(kind, owner.identity, path.slice(entry.length + 1), textOf(value));
  const claim = claims.get(path) ?? { kind, text: wordsAt(path), identity };
  return [rowOf(making, claim, { path, why, value, owner })];
}

/** A value of the head. A profile at another site is confirmed as a whole. */
function basicsApart(making: Making, path: string, why: string): Apart[] {
  const { given, claims, wordsAt } = making;
  const profile = /^basics\.profiles\[\d+\]/.exec(path)?.[0];
  const whole = profile ?? path;
  const value = valueAt(given, placeOfPath(whole));
  const claim = claims.get(whole);
  if (claim) return [rowOf(making, claim, { path: whole, why, value })];
  if (!path.startsWith("basics.location.")) return [];
  const identity = identityOf("contact", path, textOf(value));
  return [rowOf(making, { kind: "contact", text: wordsAt(path), identity }, { path, why, value })];
}

/** A single skill, or each skill in a group with the group's statement about it. */
function skillsApart(making: Making, path: string, why: string): Apart[] {
  const { given, claims, isDenied } = making;
  const group = valueAt(given, placeOfPath(path).slice(0, 2));
  if (!isObject(group)) return [];
  const { keywords: _, ...heading } = group;
  return [...claims].flatMap(([at, claim]) => {
    if (at !== path && !at.startsWith(`${path}.`)) return [];
    const said = textOf(valueAt(given, placeOfPath(at))) || textOf(group.name);
    if (isDenied(said, true)) return [];
    const value = isEntry(at) ? group : { ...heading, keywords: [said] };
    return [rowOf(making, claim, { path: at, why, value })];
  });
}

type Told = Pick<Apart, "path" | "why" | "value"> & { owner?: NonNullable<Apart["owner"]> };

function rowOf(
  { nearestTo }: Making,
  { kind, text, identity }: Pick<ClaimDraft, "kind" | "text" | "identity">,
  told: Told,
): Apart {
  const nearest = nearestTo(text);
  return { kind, text, identity, ...told, ...(nearest && { nearest }) };
}
