import { EMPLOYER_WORDS } from "../../../engine/lexicon/organisations.ts";
import { ownStems } from "./own-stems.ts";

/** An article with up to two words: "the dental clinic", "der Molkerei", "l'hôpital". */
const withArticle =
  /(?<!\p{L})(?:(?:the|der|die|dem|den|das|le|la|les|el|al|il|lo|alla|allo|o|a|ao|à|no|na|do|da|het|de)\s|l['’])(?=((?:\p{L}+\s)?\p{L}+))/giu;

/** The one opening whose employer a question names by its kind; undefined if none or several have it. */
export function openingOfEmployer<Row extends { title: string; company?: string | null | undefined }>(
  rows: readonly Row[],
  query: string,
): Row | undefined {
  for (const [, said = ""] of query.matchAll(withArticle)) {
    const [first = "", second = ""] = said.toLowerCase().split(/\s/);
    const kind = [first, second].find((word) => EMPLOYER_WORDS.has(word));
    if (kind === undefined) continue;
    const [asked, before] = [ownStems(kind), kind === first ? [] : ownStems(first)];
    const having = rows.filter(({ title, company }) => {
      const own = ownStems(company ?? "");
      const known = [...own, ...ownStems(title)];
      return (
        asked.length > 0 &&
        asked.every((one) => own.includes(one)) &&
        before.every((one) => known.includes(one))
      );
    });
    if (having.length === 1) return having[0];
  }
  return undefined;
}
