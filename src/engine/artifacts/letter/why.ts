import { openingWords } from "../opening-words.ts";
import type { AskedRequirement, Material } from "../types.ts";
import { saidDemand } from "./demands.ts";

/** Words by which postings say that anybody may apply, which are no part of a title. */
const forAnybody = /\s*[([][mwfdhxi](?:\s*[/|,*]\s*(?:[mwfdhxi]|div|gn))+[)\]]/giu;

/** What the letter is about, and those of its demands that the person can answer. */
export function whyThisOpening(material: Material, demands: readonly AskedRequirement[]): string {
  const { asked, words } = material;
  const { letter } = words;
  const title = titleOf(asked.title, material);
  const company = openingWords(asked.company ?? "") || undefined;
  if (!asked.isOpening) return letter.aboutWork(title ?? "");
  const about = letter.about(title, company);
  return demands.length === 0
    ? about
    : `${about}${letter.space}${letter.asks(demands.map((demand) => saidDemand(demand, material)))}`;
}

/** The opening's title as a letter says it; one that is no plain name stands in quotes. */
function titleOf(given: string | undefined, { words }: Material): string | undefined {
  const title = openingWords((given ?? "").replace(forAnybody, ""));
  if (title === "") return undefined;
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .,+#&/'’()–-]{0,69}$/u.test(title)
    ? title
    : words.letter.quote(title);
}
