import type { OpenPoint } from "../../../fit/opening/open-points.ts";
import type { KnownOpening } from "../../known-opening.ts";
import type { KeyFactor } from "../../types.ts";

const MOST = 8;
const names: Record<OpenPoint["kind"], (count: number) => string> = {
  failed: (count) => `${count} filter${count === 1 ? "" : "s"} failed`,
  unmet: (count) => `${count} required ${count === 1 ? "thing" : "things"} not shown`,
  not_known: (count) => `${count} not known`,
  not_weighed: (count) => `${count} stated ${count === 1 ? "limit" : "limits"} not weighed`,
};
const said: Record<OpenPoint["kind"], { text: string; effect: string }> = {
  failed: { text: "Speaks against it", effect: "speaks_against" },
  unmet: { text: "Asked for, and not shown", effect: "gap" },
  not_known: { text: "Not known", effect: "unknown" },
  not_weighed: { text: "Stated by the user, and not weighed", effect: "not_weighed" },
};

/** How much is open, by severity; empty if nothing is. */
export function openWords(open: readonly OpenPoint[]): string | undefined {
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  const counts = kinds.map((kind) => names[kind](open.filter((one) => one.kind === kind).length));
  return counts.length === 0 ? undefined : `open: ${counts.join(", ")}`;
}

/** An opening's open points. Only here are words of the posting and of notes. */
export function openFactors({ id, brief }: KnownOpening): KeyFactor[] {
  return (brief?.open ?? []).slice(0, MOST).map(({ kind, text, claimIds = [], confirm = [], memoryId }) => ({
    ...{ key: keyOf(id, kind, memoryId), text: `${said[kind].text}: ${text}` },
    ...{ effect: said[kind].effect, claimIds: [...claimIds, ...confirm] },
  }));
}

/** The limits in notes that an opening meets. */
export function limitFactors({ id, brief }: KnownOpening): KeyFactor[] {
  return (brief?.limitsMet ?? []).map(({ reason, memoryId }) => ({
    ...{ key: keyOf(id, "limit_met", memoryId), text: `A stated limit is met. ${reason}` },
    ...{ effect: "supports", claimIds: [] },
  }));
}

/** A limit of a note names it in its key. */
function keyOf(id: string, kind: string, memoryId: string | undefined): string {
  return `opening.${id}.${kind}${memoryId === undefined ? "" : `.${memoryId}`}`;
}

/** True if a factor's key names a note. */
export function isOfNote(key: string): boolean {
  return key.split(".").length > NAMELESS;
}

/** The key of a factor that several openings have. */
export function sharedKey(key: string): string {
  const [, , ...kind] = key.split(".");
  return ["openings", ...kind].join(".");
}

/** The parts of a key without a note: the opening, its id and the kind. */
const NAMELESS = 3;
