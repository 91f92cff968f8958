import { both, feminine } from "../../text/names/role-names.ts";
import type { UsableClaim } from "../types.ts";

const woman =
  /(?<!\p{L})\p{L}+(?:innen|in|frau|schwester|trice|euse|ière|ienne|ée|ora|era|iera|ada|essa)(?!\p{L})|^\p{L}+eira(?!\p{L})/iu;
const man = /(?<!\p{L})\p{L}{2,}(?:er|mann|pfleger|eur|teur|ier|ien|or|ero|eiro|ado|ario)(?!\p{L})/iu;

/**
 * A posting's title in the form that the person's own titles have: "jefe de cocina" of "jefe/a de cocina". As the
 * posting gives it, if they do not tell.
 */
export function genderedTitle(title: string, claims: readonly UsableClaim[]): string {
  if (title.search(both) < 0) return title;
  const own = claims.filter(({ kind }) => kind === "job" || kind === "volunteering").map(({ text }) => text);
  const isWoman = genderOf(title, own);
  if (isWoman === undefined) return title;
  return title.replace(both, (_, word: string, bracket?: string, slash?: string) =>
    isWoman ? feminine(word, bracket ?? slash ?? "") : word,
  );
}

/** True for a woman's titles, false for a man's: by the very words of the opening's title, or else by their endings. */
function genderOf(title: string, own: readonly string[]): boolean | undefined {
  const said = new Set(own.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  for (const [, word = "", bracket, slash] of title.matchAll(both)) {
    if (said.has(feminine(word, bracket ?? slash ?? "").toLowerCase())) return true;
    if (said.has(word.toLowerCase())) return false;
  }
  const titles = own.map((text) => text.split(/ at |, /)[0] ?? "");
  if (titles.some((text) => woman.test(text))) return true;
  return titles.some((text) => man.test(text)) ? false : undefined;
}
