import { requiredFirst } from "../evidence.ts";
import { openingWords, quotable } from "../opening-words.ts";
import type { AskedRequirement, Material } from "../types.ts";

const MOST_QUOTES = 3;

/** The demands of an opening that the person can answer, what is required first. */
export function answerable({ asked }: Material): AskedRequirement[] {
  if (!asked.isOpening) return [];
  const seen = new Set<string>();
  return requiredFirst(asked.requirements)
    .filter(
      ({ text, outcome, claimIds }) => outcome === "met" && claimIds.length > 0 && quotable(text).length > 0,
    )
    .filter(({ text }) => seen.size !== seen.add(openingWords(text).toLowerCase()).size)
    .slice(0, MOST_QUOTES);
}

/** What the letter is about, and those of its demands that the person can answer, in the opening's own words. */
export function whyThisOpening(material: Material): string {
  const { asked, words } = material;
  const { letter, language } = words;
  const title = openingWords(asked.title ?? "") || undefined;
  const company = openingWords(asked.company ?? "") || undefined;
  if (!asked.isOpening) return letter.aboutWork(title ?? "");
  const quotes = answerable(material).map(({ text }) => openingWords(text));
  const about = letter.about(title, company);
  return quotes.length === 0 ? about : `${about}${language === "zh" ? "" : " "}${letter.asks(quotes)}`;
}
