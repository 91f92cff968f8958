import { listFitBriefs } from "../domain/fit-briefs/operations.ts";
import type { FitBrief } from "../domain/fit-briefs/schema.ts";
import { briefOf } from "../shared/view/fit/brief.ts";
import type { Tone } from "./parts/badge.tsx";
import type { Person } from "./person.ts";

/** The fit in a few words. */
export interface FitInShort {
  words: string;
  tone?: Tone;
}

const MOST = 100;

/** How many of an opening's requirements are met according to its fit brief; undefined if too little was read. */
export function fitInShort(brief: Pick<FitBrief, "briefData">): FitInShort | undefined {
  const { score, requirements } = briefOf(brief.briefData);
  if (score === undefined) return undefined;
  const counts = (outcome: string) => requirements.filter((one) => one.outcome === outcome).length;
  const [met, unmet, unknown] = [counts("met"), counts("unmet"), counts("unknown")];
  if (requirements.length === 0) return { words: `${score} of 100` };
  const words = [
    `${met} of ${requirements.length} met`,
    ...(unmet > 0 ? [`${unmet} missing`] : []),
    ...(unknown > 0 ? [`${unknown} unknown`] : []),
  ].join(", ");
  if (met === requirements.length) return { words, tone: "good" };
  return { words, ...(unmet > 0 && { tone: "attention" }) };
}

/** The openings' fit, by the ids of their newest fit briefs. */
export async function fitsOf(person: Person): Promise<ReadonlyMap<string, FitInShort>> {
  const { data } = await person.ask(listFitBriefs, { limit: MOST });
  return new Map(
    data.flatMap((brief) => {
      const fit = fitInShort(brief);
      return fit ? [[brief.id, fit] as const] : [];
    }),
  );
}
