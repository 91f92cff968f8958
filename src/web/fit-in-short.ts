import { listFitBriefs } from "../domain/fit-briefs/operations.ts";
import type { FitBrief } from "../domain/fit-briefs/schema.ts";
import { briefOf } from "../shared/view/fit/brief.ts";
import type { Tone } from "./parts/badge.tsx";
import { rowsOf } from "./parts/pager.tsx";
import type { Person } from "./person.ts";

/** The fit in a few words. */
export interface FitInShort {
  words: string;
  tone?: Tone;
  /** The part of what it asks for that is met, 0 to 1; of an opening without requirements the score. */
  share: number;
  /** How much of what it asks for is missing. */
  missing: number;
}

/** As many as openings are collected for one page. */
const MOST = 500;

/** How many of an opening's requirements are met according to its fit brief; undefined if too little was read. */
export function fitInShort(brief: Pick<FitBrief, "briefData">): FitInShort | undefined {
  const { score, requirements } = briefOf(brief.briefData);
  if (score === undefined) return undefined;
  const counts = (outcome: string) => requirements.filter((one) => one.outcome === outcome).length;
  const [met, unmet, unknown] = [counts("met"), counts("unmet"), counts("unknown")];
  if (requirements.length === 0) return { words: `${score} of 100`, share: score / 100, missing: 0 };
  const words = [
    `${met} of ${requirements.length} met`,
    ...(unmet > 0 ? [`${unmet} missing`] : []),
    ...(unknown > 0 ? [`${unknown} unknown`] : []),
  ].join(", ");
  const found = { words, share: met / requirements.length, missing: unmet };
  if (met === requirements.length) return { ...found, tone: "good" };
  return { ...found, ...(unmet > 0 && { tone: "attention" }) };
}

/** The openings' fit, by the ids of their newest fit briefs. */
export async function fitsOf(person: Person): Promise<ReadonlyMap<string, FitInShort>> {
  const fits = new Map<string, FitInShort>();
  for (const brief of (await rowsOf(person, listFitBriefs, MOST)).rows) {
    const fit = fitInShort(brief);
    if (fit) fits.set(brief.id, fit);
  }
  return fits;
}
