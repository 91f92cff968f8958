import { europeanLevel, languagesIn, levelsIn, NATIVE } from "../../languages.ts";
import { employer, entryAt, textOf } from "../../resume/json-resume.ts";
import { findLanguage, findUnreadLanguage } from "../../text/text-language.ts";
import { byWeight, weigher } from "../evidence.ts";
import { spaced } from "../opening-words.ts";
import type { Material, Stumble, UsableClaim } from "../types.ts";
import { isElsewhere, nativeElsewhere } from "../words/letters/elsewhere.ts";
import { languageOf } from "../words/words-of.ts";

const native: Readonly<Record<string, string>> = {
  ...nativeElsewhere,
  ...{ en: "native", de: "Muttersprache", fr: "langue maternelle" },
  ...{ es: "lengua materna", pt: "língua materna", zh: "母语" },
};
/** "TypeScript", "LL.M.", "CET-6": a word that is the same in each language. */
const nameLike = /\p{L}\p{Lu}|\p{Lu}\.|\d|[+#&]/u;
const acronym = /(?<![\p{L}\p{N}])\p{Lu}{3}[\p{Lu}\p{N}+-]*(?![\p{L}\p{N}])/gu;
const MOST_LISTED = 8;
const silent: ReadonlySet<string> = new Set(["contact", "interest", "reference", "skill"]);

/**
 * A letter's material without what would need a translation. Of a resume in another language there remain names,
 * dates, places, papers, tools and languages.
 */
export function inLanguage(material: Material): Material {
  const { claims, document, words, asked } = material;
  const said = claims.map(({ text }) => text).join("\n");
  const unread = findUnreadLanguage(said);
  const own = languageOf(said) ?? (unread ? "other" : undefined);
  // The few words of such a resume may not tell its language.
  if (isElsewhere(words.language) && (own === undefined || (unread && !unread.language))) return material;
  if (own === undefined || own === words.language) {
    if (isElsewhere(own)) return material;
    const isOther = ({ kind, text }: UsableClaim) =>
      (kind === "bullet" || kind === "summary") &&
      !isLike(findLanguage(text) ?? words.language, words.language);
    return claims.some(isOther) ? { ...material, claims: claims.filter((one) => !isOther(one)) } : material;
  }
  const opening = spaced([asked.title, asked.text].join(" "));
  const isHanScript = words.language === "zh" || words.language === "ja";
  const isInScript = (text: string) =>
    /\p{L}/u.test(text) && (isHanScript || !/(?!\p{Script=Latin})\p{L}/u.test(text));
  const isName = (text: string) =>
    isInScript(text) &&
    (findLanguage(text) === words.language ||
      own === "zh" ||
      opening.includes(spaced(text)) ||
      text.split(/\s+/).every((word) => nameLike.test(word)));
  const positionOf = ({ path }: UsableClaim) => textOf(entryAt(document, path).position);
  const hasTitle = claims.some(
    (one) => one.kind === "job" && positionOf(one) !== "" && isName(positionOf(one)),
  );
  const changed = new Map<string, Record<string, unknown>>();
  const kept = claims.flatMap((claim): UsableClaim[] => {
    const { id, kind, path, text } = claim;
    const entry = entryAt(document, path);
    const without = (...fields: string[]) => {
      const left = fields.filter((field) => textOf(entry[field]) !== "" && !isName(textOf(entry[field])));
      if (left.length > 0)
        changed.set(path, { ...entry, ...Object.fromEntries(left.map((one) => [one, ""])) });
      return [claim];
    };
    switch (kind) {
      case "contact":
        return isInScript(text) || !/\p{L}/u.test(text) || path === "basics.name" ? [claim] : [];
      case "job":
      case "volunteering":
        // A job without a title says little beside others.
        if (hasTitle && positionOf(claim) !== "" && !isName(positionOf(claim))) return [];
        return isInScript(employer(entry)) ? without("position", "summary") : [];
      case "degree":
        return isInScript(textOf(entry.institution)) ? without("area", "studyType", "score") : [];
      case "certificate": {
        if (isName(textOf(entry.name))) return without("heading", "issuer");
        // What the paper shows is decided by the fit, so its short name may be said.
        const isMet = asked.requirements.some(({ claimIds }) => claimIds.includes(id));
        const name = text.match(acronym)?.find((one) => opening.includes(` ${one.toLowerCase()} `));
        if (!isMet || name === undefined) return [];
        changed.set(path, { ...entry, heading: "", issuer: "", name });
        return [claim];
      }
      case "language": {
        const [code, other] = languagesIn(text);
        if (code === undefined || code === "any" || other !== undefined) return [];
        const level =
          europeanLevel(text) ?? (levelsIn(text).includes(NATIVE) ? native[words.language] : undefined);
        const name = new Intl.DisplayNames([words.language], { type: "language" }).of(code) ?? "";
        return [{ ...claim, text: words.letter.withAside(name, level === undefined ? [] : [level]) }];
      }
      case "publication":
        return isInScript(text) ? [claim] : [];
      default:
        return isName(text) ? [claim] : [];
    }
  });
  const withChanges = (section: string, list: unknown) =>
    Array.isArray(list) ? list.map((entry: unknown, at) => changed.get(`${section}[${at}]`) ?? entry) : list;
  return {
    ...material,
    claims: kept,
    document: Object.fromEntries(
      Object.entries(document).map(([section, list]) => [section, withChanges(section, list)]),
    ),
  };
}

/** Spanish and Portuguese are too close to tell apart by one line. */
function isLike(one: string, other: string): boolean {
  return one === other || /^(?:es|pt){2}$/.test(one + other);
}

/** The lines that only a translation could bring into the letter, those that show most of the demands first. */
export function toTranslate(own: Material, said: Material): Stumble[] {
  if (own === said) return [];
  const kept = new Set(said.claims.map(({ id }) => id));
  const entryOf = ({ document }: Material, path: string) => JSON.stringify(entryAt(document, path));
  const isWhole = ({ id, path }: UsableClaim) => kept.has(id) && entryOf(own, path) === entryOf(said, path);
  const left = own.claims.filter((claim) => !silent.has(claim.kind) && !isWhole(claim));
  return byWeight(left, weigher(own))
    .slice(0, MOST_LISTED)
    .map(({ id, text }) => ({
      text,
      why: "This is not in the language of the letter. Translate it to use it.",
      claimIds: [id],
    }));
}
