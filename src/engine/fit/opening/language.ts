import { languagesIn, levelsIn, USABLE } from "../../languages.ts";
import type { Requirement } from "../../posting/types.ts";
import { findLanguage } from "../../text/text-language.ts";
import type { PersonLanguage } from "../types.ts";
import { type Found, type Known, met, near, unknown, unmet } from "./types.ts";

/** C2, which is as good as a native speaker's. */
const HIGHEST = 5;
const NATIVE = 6;

/** A language by its level on one scale; without a stated level it must be of use at work. */
export function languageOutcome(
  { text, level }: Pick<Requirement, "text" | "level">,
  whole: string,
  { person }: Known,
): Found {
  const { languages = [], texts } = person;
  const asked = languagesIn(text);
  const [own] = levelsIn(text);
  const least = own ?? levelsIn(level ?? "")[0] ?? levelsIn(whole)[0];
  const isAsked = ({ language }: PersonLanguage) =>
    languagesIn(language).some((code) => asked.includes(code) || asked.includes("any"));
  const held = languages.filter(isAsked);
  const enough = held.find((one) => isEnough(one, least));
  if (enough) return met(enough.claimIds, shown(enough));
  const closest =
    held.find((one) => isEnough(one, Math.min(least ?? USABLE, HIGHEST) - 1)) ?? held.find(isUnknown);
  if (closest) return near(shown(closest), closest.claimIds);
  // Who has the basics of a language does not nearly speak it fluently.
  if (held[0]) return { ...unmet, near: shown(held[0]) };
  // Whoever writes a resume in a language need not list it.
  const written = texts.find(({ claimIds }) => claimIds.length > 0);
  const used = findLanguage(texts.map((one) => one.text).join("\n"));
  if (written && used !== undefined && asked.includes(used))
    return met(written.claimIds, "the resume is written in it");
  // Who lists no language of their own has one that is not listed.
  const isWhole = used !== undefined || languages.some(({ fluency }) => levelsIn(fluency).includes(NATIVE));
  return languages.length === 0 || asked.length === 0 || !isWhole ? unknown : unmet;
}

function isEnough({ fluency }: PersonLanguage, least: number | undefined): boolean {
  const held = levelsIn(fluency).at(-1);
  if (held === undefined) return least === undefined;
  return held >= (least ?? USABLE);
}

function isUnknown({ fluency }: PersonLanguage): boolean {
  return levelsIn(fluency).length === 0;
}

function shown({ language, fluency }: PersonLanguage): string {
  return fluency === "" ? `${language}, without a level` : `${language}, ${fluency}`;
}
