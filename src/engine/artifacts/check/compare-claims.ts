import { normalized } from "../../../shared/text/combining-marks.ts";
import { claimsOf } from "../../resume/claims.ts";
import type { ResumeDocument } from "../../resume/json-resume.ts";
import type { Section, UsableClaim } from "../types.ts";

/** A claim in a document that its file does not give back unchanged. */
interface Lost {
  claimId: string;
  text: string;
  /** What came back instead; absent if nothing did. */
  readAs?: string;
  /** Its heading, and its line there, counted from 1. */
  place: { section: string; line: number };
}

interface Compared {
  shown: number;
  lost: Lost[];
}

/**
 * Checks that each claim in a document comes back from its file with the same words and dates. Text that did not
 * fit into the file is not a loss.
 */
export function compareClaims(
  sections: readonly Section[],
  claims: readonly UsableClaim[],
  read: ResumeDocument,
  omitted: ReadonlySet<string> = new Set(),
): Compared {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const back = claimsOf(read).map(({ kind, text }) => ({ kind, text, folded: folded(text) }));
  const shown = shownIn(sections).flatMap(({ id, place }) => {
    const claim = byId.get(id);
    return claim && !omitted.has(id) ? [{ claim, place }] : [];
  });
  const lost = shown.flatMap(({ claim, place }): Lost[] => {
    const ofKind = back.filter(({ kind }) => kind === claim.kind);
    const wanted = folded(claim.text);
    if (ofKind.some((one) => one.folded === wanted)) return [];
    const readAs = nearest(wanted, ofKind);
    return [{ claimId: claim.id, text: claim.text, ...(readAs !== undefined && { readAs }), place }];
  });
  return { shown: shown.length, lost };
}

function shownIn(sections: readonly Section[]) {
  const seen = new Set<string>();
  return sections.flatMap(({ heading, lines }) =>
    lines.flatMap(({ claimIds }, at) =>
      claimIds
        .filter((id) => seen.size !== seen.add(id).size)
        .map((id) => ({ id, place: { section: heading, line: at + 1 } })),
    ),
  );
}

const ENOUGH_SHARED = 0.5;

/** The result that shares most of its words. */
function nearest(wanted: string, back: readonly { text: string; folded: string }[]): string | undefined {
  const words = new Set(wanted.match(/[\p{L}\p{N}]+/gu) ?? []);
  const share = ({ folded: text }: { folded: string }) => {
    const found = new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
    return [...words].filter((word) => found.has(word)).length / Math.max(1, words.size);
  };
  const [best] = back
    .map((one) => ({ text: one.text, share: share(one) }))
    .toSorted((left, right) => right.share - left.share);
  return best && best.share >= ENOUGH_SHARED ? best.text : undefined;
}

/** Letter case, white space and the forms of dashes and quotation marks do not count. */
export function folded(text: string): string {
  return normalized(text, "NFKC")
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/^https?:\/\/|\/$/g, "")
    .replace(/\s+/g, " ")
    .replace(/[.;,\s]+$/, "")
    .trim();
}
