import type { CatalogBase } from "../fit/baseline.ts";
import { isStopWord, type Language } from "../retrieval/words/stop-words.ts";
import { remembered } from "./remembered.ts";
import {
  isRoleList,
  type ResolvedRole,
  resolveRole,
  roleByName,
  type UnderstoodRole,
} from "./resolve-role.ts";

type Titles = Pick<CatalogBase, "titles" | "occupations" | "positions">;

const MAX_WORDS = 6;
const MAX_TEXT = 500;
/**
 * Words that occur in titles as well, so they do not make a sentence ("Director of Nursing", "infirmier de
 * nuit").
 */
const inTitles = new Set(
  "of for in at and or the a an de del la las los el du des le les der die das den dem für von im und en y e da do dos das et".split(
    " ",
  ),
);
const languages: readonly Language[] = ["en", "de", "fr", "es"];
/** Words of wishes and questions around a title, and occupation names that are common words. */
const around = new Set(
  `become becoming be being move moving switch work working job career role position want should could would try next step
  get grow into towards toward as apply leave stay more compare between difference better than good bad low high score
  model help back people home lead leading head staff senior manager director chief guide host present page taxi rider caixa
  segurança modelo ama cura imediato comercial cámara cutter packer principal`.split(/\s+/),
);

/** The role that a text is or contains: the whole text first, then its first title. None for a list. */
export const roleNamed = remembered((text: string, index: Titles): ResolvedRole => {
  const whole = resolveRole(text, index);
  if (whole.understoodAs || isRoleList(text, index)) return whole;
  const [first] = rolesIn(text, index);
  return first ? { understoodAs: first, nearest: [] } : whole;
});

/** Every role that a text names word for word, in order. A rank word before one is part of it. */
export function rolesIn(text: string, index: Titles): UnderstoodRole[] {
  const tokens = text.slice(0, MAX_TEXT).match(/[\p{L}\p{N}+#./*:-]+/gu) ?? [];
  const words = tokens.map((token) => token.replace(/[.,;:!?]+$/, ""));
  const found: UnderstoodRole[] = [];
  const isSentence = words.some((word) => isFiller(word) && !inTitles.has(word.toLowerCase()));
  for (let at = 0; at < words.length; ) {
    const here = longestAt(words, at, index, isSentence);
    if (here && !found.some(({ code }) => code === here.role.code)) found.push(here.role);
    at += here?.length ?? 1;
  }
  return found.length > 0 ? found : inChinese(text, index);
}

function longestAt(words: readonly string[], at: number, index: Titles, isSentence: boolean) {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length);
    if (isAround(run[0]) && length === 1) continue;
    if (run.some((word, place) => (place === 0 || place === length - 1) && isFiller(word))) continue;
    const text = run.join(" ");
    // A word that is only near a title must be alone: "nurse" in "nurse informaticist" is not a nurse.
    const isAlone =
      length === 1 && [words[at - 1], words[at + 1]].every((word) => isAround(word) || isFiller(word ?? ""));
    // One word of a name is not enough to understand it: a rust engineer is more than an engineer.
    const named = isAlone || isSentence || length > 1 ? roleByName(text, index) : undefined;
    const role = named ?? (isAlone ? resolveRole(text, index).understoodAs : null);
    if (role) return { role, length };
  }
  return undefined;
}

function isFiller(word: string): boolean {
  // A full stop alone leaves nothing.
  return word === "" || languages.some((language) => isStopWord(word.toLowerCase(), language));
}

function isAround(word: string | undefined): boolean {
  return word === undefined || around.has(word.toLowerCase());
}

/** Chinese has no spaces: every run of two to eight characters is tried, the longest first. */
function inChinese(text: string, index: Titles): UnderstoodRole[] {
  const found: UnderstoodRole[] = [];
  for (const [run] of text.slice(0, MAX_TEXT).matchAll(/\p{Script=Han}+/gu))
    for (let at = 0; at < run.length; ) {
      const length = [8, 7, 6, 5, 4, 3, 2].find(
        (size) => index.titles.named(run.slice(at, at + size)).length > 0,
      );
      const role = length && resolveRole(run.slice(at, at + length), index).understoodAs;
      if (role) found.push(role);
      at += length ?? 1;
    }
  return found;
}
