import { isSameWord } from "../words/same-word.ts";
import { stemOf } from "../words/tokens.ts";

/** A word of a text, with its stem. */
export interface FoundWord {
  raw: string;
  token: string;
  stem: string;
}

/** Unusual working times. */
const times = stemsOf(
  "night evening weekend saturday sunday nacht abend wochenende samstag sonntag noche tarde sabado domingo nuit soir samedi dimanche",
);
/** Words for working at a time. */
const worked = stemsOf(
  "shift work working duty rota schicht dienst arbeit arbeiten turno trabajo trabajar trabaja guardia travail travailler poste garde",
);

/**
 * Which words of a subject are times, if it is about working then: "night shifts", "work nights". Other forms are
 * "nights" alone, one compound word, or another word for work next to the time.
 */
export function workingTimes(matter: readonly string[]): string[] | undefined {
  const stems = matter.map(stemOf);
  const isAbout = stems.every((stem) => times.has(stem) || isWorked(stem)) && stems.some(isWorked);
  const said = stems.filter((stem) => times.has(stem));
  return isAbout && said.length > 0 ? said : undefined;
}

/** The words in a text for working at a time. `forms` are the stems of the time and its synonyms. */
export function workedAt(forms: ReadonlySet<string>, found: readonly FoundWord[]): string[] {
  const bare = found.filter(({ stem }) => forms.has(stem));
  const plural = bare.filter(({ token, stem }) => token === `${stem}s`);
  const compounds = found.filter(({ token }) => isCompound(token, forms));
  const hits = bare.length > 0 ? found.filter(({ stem }) => isWorked(stem)) : [];
  const isSaid = plural.length > 0 || compounds.length > 0 || hits.length > 0;
  return isSaid ? [...bare, ...hits, ...compounds].map(({ raw }) => raw) : [];
}

/** A time and its work in one word: nightshift, Nachtdienste. */
function isCompound(token: string, forms: ReadonlySet<string>): boolean {
  return [...forms].some((form) => token.startsWith(form) && isWorked(stemOf(token.slice(form.length))));
}

function isWorked(stem: string): boolean {
  return worked.has(stem) || [...worked].some((word) => isSameWord(word, stem));
}

function stemsOf(words: string): Set<string> {
  return new Set(words.split(" ").map(stemOf));
}
