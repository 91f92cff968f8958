import { languagePlaces, languagesIn, levelsIn, NATIVE, USABLE } from "../../languages.ts";
import type { Requirement } from "../../posting/types.ts";
import { findLanguage } from "../../text/text-language.ts";
import type { PersonLanguage } from "../types.ts";
import { type Found, type Known, met, near, unknown, unmet } from "./types.ts";

/** C2, equal to a native speaker. */
const HIGHEST = 5;

/** "Bilingual English/Spanish", "English and German". */
const together = /(?<!\p{L})(?:and|und|y|et|e|as well as)(?!\p{L})|&|和/iu;
/** An opening that asks for two languages asks for their fluent use, not for two mother tongues. */
const bilingual = /(?<!\p{L})(?:bilingu[ae]l?|bilingüe|zweisprachig\p{L}*)(?!\p{L})/giu;
/** One more than the person's first language. */
const further =
  /(?<!\p{L})(?:second|another|additional|further|foreign|zweite|weitere|fremd|deuxième|seconde|autre|segundo|otro|segunda|outra|seconda|altra|tweede|andere|vreemde)(?!\p{L})|(?<!\p{L})fremdsprach|第二|外语/iu;
const choice = /(?<!\p{L})(?:or|oder|ou|o|either|any)(?!\p{L})|或/iu;

/** A language by its level on one scale. If several are required, the weakest counts. */
export function languageOutcome(
  requirement: Pick<Requirement, "text" | "level">,
  whole: string,
  known: Known,
): Found {
  const text = requirement.text.replace(bilingual, "fluent");
  const named = languagesIn(text);
  const [, ...others] = named;
  // "Bilingual" and "languages" say nothing more where the languages are named.
  const asked = others.length > 0 ? named.filter((code) => code !== "any") : named;
  const areBoth = text !== requirement.text || together.test(text);
  if (asked.length < 2 || !areBoth || choice.test(text))
    return oneOf(asked, { ...requirement, text }, whole, known);
  const all = whole.replace(bilingual, "fluent");
  const each = asked.map((code) => oneOf([code], { ...requirement, text: about(code, text) }, all, known));
  const least = each.toSorted((left, right) => order.indexOf(left.outcome) - order.indexOf(right.outcome))[0];
  if (least?.outcome !== "met") return least ?? unknown;
  const shownBy = each.flatMap((found) => found.shownBy ?? []).join(", ");
  return met(
    each.flatMap(({ claimIds }) => claimIds),
    shownBy,
  );
}

/** The part of a text about one of its languages, up to the next one: "German B1" in "English C1 and German B1". */
function about(code: string, text: string): string {
  const [place] = languagePlaces(text, [code]);
  if (place === undefined) return text;
  const next = languagePlaces(text, languagesIn(text)).find(([start]) => start > place[0]);
  return text.slice(place[0], next?.[0]);
}

const order: readonly Found["outcome"][] = ["unmet", "unknown", "near", "met"];

/** Any of these languages. Without a stated level it must be good enough for work. */
function oneOf(
  asked: readonly string[],
  { text, level }: Pick<Requirement, "text" | "level">,
  whole: string,
  { person }: Known,
): Found {
  const { languages = [], texts } = person;
  const [own] = levelsIn(text);
  const least = own ?? levelsIn(level ?? "")[0] ?? levelsIn(whole)[0];
  const isAsked = ({ language }: PersonLanguage) =>
    languagesIn(language).some((code) => asked.includes(code) || asked.includes("any"));
  const held = (asked.includes("any") && further.test(text) ? withoutFirst(languages) : languages).filter(
    isAsked,
  );
  const enough = held.find((one) => isEnough(one, least));
  if (enough) return met(enough.claimIds, shown(enough));
  const closest =
    held.find((one) => isEnough(one, Math.min(least ?? USABLE, HIGHEST) - 1)) ?? held.find(isUnknown);
  if (closest) return near(shown(closest), closest.claimIds);
  // Basic knowledge of a language is not close to fluent.
  if (held[0]) return { ...unmet, near: shown(held[0]) };
  // A person who writes a resume in a language need not list it.
  const written = texts.find(({ claimIds }) => claimIds.length > 0);
  const used = findLanguage(texts.map((one) => one.text).join("\n"));
  if (written && used !== undefined && asked.includes(used))
    return met(written.claimIds, "the resume is written in it");
  // A resume without a native language in its list leaves out at least one.
  const isWhole = used !== undefined || languages.some(({ fluency }) => levelsIn(fluency).includes(NATIVE));
  return languages.length === 0 || asked.length === 0 || !isWhole ? unknown : unmet;
}

function isEnough({ fluency }: PersonLanguage, least: number | undefined): boolean {
  const held = levelsIn(fluency).at(-1);
  if (held === undefined) return least === undefined;
  return held >= (least ?? USABLE);
}

/** The languages that a person learned: all but the one they know best. */
function withoutFirst(languages: readonly PersonLanguage[]): PersonLanguage[] {
  const levelOf = ({ fluency }: PersonLanguage) => levelsIn(fluency).at(-1) ?? 0;
  return languages.toSorted((left, right) => levelOf(right) - levelOf(left)).slice(1);
}

function isUnknown({ fluency }: PersonLanguage): boolean {
  return levelsIn(fluency).length === 0;
}

function shown({ language, fluency }: PersonLanguage): string {
  return fluency === "" ? `${language}, without a level` : `${language}, ${fluency}`;
}
