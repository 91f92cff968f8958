import { kindOf } from "../../posting/requirements/kinds/kinds.ts";
import type { FilterResult } from "../types.ts";
import { confirmSentence, type RequirementOutcome, type StatedNote } from "./types.ts";

export const openKinds = ["failed", "unmet", "not_known", "not_weighed"] as const;

/** What prevents an opening from being a good fit. */
export interface OpenPoint {
  kind: (typeof openKinds)[number];
  text: string;
  /** Claims that affect it, and claims the user would have to confirm. */
  claimIds?: string[];
  confirm?: string[];
  /** The note that states the limit. */
  memoryId?: string;
}

/** The opening's demands and the person's limits that are unmet, unknown or not weighed, the most serious first. */
export function openPoints(
  filters: readonly FilterResult[],
  outcomes: readonly RequirementOutcome[],
  notWeighed: readonly StatedNote[],
): OpenPoint[] {
  const required = outcomes.filter(({ necessity }) => necessity === "required");
  // The filters already list the other kinds. No claim can prove a trait such as "reliable", so traits are
  // omitted.
  const own = required.filter(
    ({ kind, outcome, text }) => !(kind === "other" && outcome === "unknown" && isTrait(text)),
  );
  const named = new Set(filters.flatMap((filter) => filter.of ?? []));
  const of = (outcome: FilterResult["outcome"]) =>
    filters
      .filter((filter) => filter.outcome === outcome)
      .map((filter) => ({ text: filter.reason, ...claimsOf(filter.of), ...noteOf(filter.note) }));
  // A limit that fails on a demand quotes it: "No night shifts" settles "Night shifts".
  const settles = filters.filter(({ outcome }) => outcome === "fail").map(({ reason }) => reason);
  const isSettled = ({ text }: RequirementOutcome) => settles.some((reason) => reason.includes(`"${text}"`));
  const asked = (outcome: RequirementOutcome["outcome"]) =>
    own
      .filter((one) => one.outcome === outcome && !named.has(one) && !isSettled(one))
      .map((one) => ({
        text: one.confirm ? `${one.text}. ${confirmSentence(one.confirm)}` : one.text,
        ...claimsOf(one),
      }));
  const points = (kind: OpenPoint["kind"], found: readonly Omit<OpenPoint, "kind">[]) =>
    found.map((point) => ({ kind, ...point }));
  return [
    ...points("failed", of("fail")),
    ...points("unmet", asked("unmet")),
    ...points("not_known", [...of("unknown"), ...asked("unknown")]),
    ...points(
      "not_weighed",
      notWeighed.map((note) => ({ text: note.text, ...noteOf(note) })),
    ),
  ];
}

/** True for a trait of character, such as "reliable". */
export function isTrait(text: string): boolean {
  return kindOf({ text, start: 0, end: text.length })?.isTrait === true && !/\p{Lu}{2}|\d/u.test(text);
}

function claimsOf(found: FilterResult["of"]): Pick<OpenPoint, "claimIds" | "confirm"> {
  const { claimIds = [], confirm } = found ?? {};
  return {
    ...(claimIds.length > 0 && { claimIds: [...claimIds] }),
    ...(confirm && { confirm: [...confirm] }),
  };
}

function noteOf(note: FilterResult["note"]): Pick<OpenPoint, "memoryId"> {
  return note ? { memoryId: note.memoryId } : {};
}

/** The share of the required demands about which something is known, 0..1; 1 without any. */
export function knownShare(outcomes: readonly RequirementOutcome[]): number {
  const required = outcomes.filter(({ necessity }) => necessity === "required");
  const known = required.filter(({ outcome }) => outcome !== "unknown");
  return required.length === 0 ? 1 : known.length / required.length;
}
