import type { OpenPoint } from "../../fit/opening/open-points.ts";
import type { KeyFactor, KnownOpening } from "../types.ts";

const MOST = 6;
const names: Record<OpenPoint["kind"], (count: number) => string> = {
  failed: (count) => `${count} filter${count === 1 ? "" : "s"} failed`,
  unmet: (count) => `${count} required ${count === 1 ? "thing" : "things"} not shown`,
  not_known: (count) => `${count} not known`,
  not_weighed: (count) => `${count} stated ${count === 1 ? "limit" : "limits"} not weighed`,
};
const said: Record<OpenPoint["kind"], string> = {
  failed: "Speaks against it",
  unmet: "Asked for, and not shown",
  not_known: "Not known",
  not_weighed: "Stated by the user, and not weighed",
};

/** How much is open, by how serious it is; nothing where nothing is. */
export function openSentence(open: readonly OpenPoint[]): string {
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  const counts = kinds.map((kind) => names[kind](open.filter((one) => one.kind === kind).length));
  return counts.length === 0 ? "" : `Open: ${counts.join(", ")}; keyFactors name them, most serious first.`;
}

/** What is open about an opening; words of the posting and of notes stand here alone. */
export function openFactors({ id, brief }: KnownOpening): KeyFactor[] {
  return (brief?.open ?? []).slice(0, MOST).map(({ kind, text }) => ({
    ...{ key: `opening.${id}.${kind}`, text: `${said[kind]}: ${text}`, claimIds: [] },
    effect: kind === "failed" ? "speaks_against" : "gap",
  }));
}
