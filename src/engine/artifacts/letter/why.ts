import { openingWords } from "../opening-words.ts";
import type { Material } from "../types.ts";
import { uncapped } from "../words/cased.ts";

/** Words in postings that say anyone may apply. They are not part of a title. */
const forAnybody = /\s*[([][mwfdhxik](?:\s*[/|,*]\s*(?:[mwfdhxik]|div|gn))+[)\]]/giu;
/** What a posting adds after its title: hours, shifts, pay, places. */
const behind =
  /\s+[-–—|/]+\s+(?:(?:\d|[$€£]|full|part|day|night|evening|weekend|remote|hybrid|on-?site|urgent|immediate|sign)|(?:m|w|d|f)\/).*$/iu;

/** The letter's subject. */
export function whyThisOpening(material: Material): string {
  const { asked, words } = material;
  const { letter } = words;
  const company = openingWords(asked.company ?? "") || undefined;
  return asked.isOpening
    ? letter.about(titleOf(material), company)
    : letter.aboutWork(titleOf(material) ?? "");
}

/** The opening's title in a letter. One that is not a plain name is in quotation marks. */
export function titleOf({ asked, words }: Material): string | undefined {
  const title = uncapped(openingWords((asked.title ?? "").replace(forAnybody, "").replace(behind, "")));
  if (title === "") return undefined;
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .,+#&/'’()–-]{0,69}$/u.test(title)
    ? title
    : words.letter.quote(title);
}
