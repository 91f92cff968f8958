import { careerSynonyms, isKnownWord } from "../../lexicon/career-thesaurus.ts";
import { compoundBeginnings, personWords } from "../../lexicon/topic-words.ts";
import { isSameWord } from "../same-word.ts";
import { stemOf } from "../tokens.ts";
import type { FoundWord } from "../working-times.ts";

/** Whose words a text holds: what a person says of themselves, what speaks of work, or what a stranger wrote. */
export type TextKind = "personal" | "work" | "foreign";

/** A word that means the same as a word of a matter. */
export interface Form {
  stem: string;
  /** Set for what people are to a person: only this word and its plural are meant. */
  person: string | undefined;
}

/** A word of a matter with the other words for it, those that surely mean it and those that may. */
export interface Term {
  word: string;
  sure: readonly Form[];
  unsure: readonly Form[];
  /** It is a word of the thesaurus, and no name: it may be said of anybody. */
  isCommon: boolean;
}

/** Prepares a word of a matter for texts of a kind. In what speaks of work, "manager" says nothing of a boss. */
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

/** The stems of a word and of all that surely mean it. */
export function stemsOf({ sure }: Term): Set<string> {
  return new Set(sure.map(({ stem }) => stem));
}

/** The words among those found that are one of these forms. */
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

/** Whether a word of a matter begins one that is written in one piece with others, as German does: Gehaltserhöhung. */
function begins(stem: string, token: string): boolean {
  const [first = ""] = compoundBeginnings.filter((word) => token.startsWith(word));
  return first !== "" && token.length >= first.length + 4 && stemOf(first) === stem;
}
