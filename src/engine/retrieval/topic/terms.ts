import { careerSynonyms, isKnownWord } from "../../lexicon/words/career-thesaurus.ts";
import { compoundBeginnings, personWords } from "../../lexicon/words/topic-words.ts";
import type { FoundWord } from "../question/working-times.ts";
import { isSameWord } from "../words/same-word.ts";
import { stemOf } from "../words/tokens.ts";

/** Whose words a text contains: the person's about themselves, text about work, or a stranger's. */
export type TextKind = "personal" | "work" | "foreign";

/** A synonym of a subject's word. */
export interface Form {
  stem: string;
  /** Set for people's relations to the user: only this word and its plural match. */
  person: string | undefined;
}

/** A subject's word with its synonyms, certain and possible ones. */
export interface Term {
  word: string;
  sure: readonly Form[];
  unsure: readonly Form[];
  /** It is a thesaurus word and not a name, so it may be about anyone. */
  isCommon: boolean;
}

/** Prepares a subject's word for a kind of text. In text about work, "manager" says nothing about a boss. */
export function termOf(word: string, kind: TextKind): Term {
  const stem = stemOf(word);
  const isPersonal = kind === "personal";
  const sure = careerSynonyms(stem, isPersonal ? "personal" : "everywhere");
  const wide = isPersonal ? careerSynonyms(stem, "search").filter((one) => !sure.includes(one)) : [];
  return {
    word,
    sure: [word, ...sure].map(formOf),
    unsure: wide.map(formOf),
    isCommon: isKnownWord(stem),
  };
}

function formOf(word: string): Form {
  return { stem: stemOf(word), person: personWords.has(word) ? word : undefined };
}

/** The stems of a word and of its certain synonyms. */
export function stemsOf({ sure }: Term): Set<string> {
  return new Set(sure.map(({ stem }) => stem));
}

/** The found words that are one of these forms. */
export function saidOf(forms: readonly Form[], found: readonly FoundWord[]): FoundWord[] {
  return found.filter((word) => forms.some((form) => isForm(form, word)));
}

function isForm({ stem, person }: Form, { stem: found, token }: FoundWord): boolean {
  if (person !== undefined) return isSamePerson(person, token) || begins(stem, token);
  return isSameWord(stem, found) || begins(stem, token);
}

const personEnds = new Set(["", "s", "n", "en", "es", "e", "in", "innen", "as"]);

function isSamePerson(one: string, other: string): boolean {
  return other.startsWith(one) && personEnds.has(other.slice(one.length));
}

/** True if a subject's word starts a longer compound, as in German: Gehaltserhöhung. */
function begins(stem: string, token: string): boolean {
  const [first = ""] = compoundBeginnings.filter((word) => token.startsWith(word));
  return first !== "" && token.length >= first.length + 4 && stemOf(first) === stem;
}
