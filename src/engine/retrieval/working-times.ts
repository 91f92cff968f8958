import { isSameWord } from "./same-word.ts";
import { stemOf } from "./tokens.ts";

/** A word of a text, and its stem. */
export interface FoundWord {
  raw: string;
  token: string;
  stem: string;
}

/** When people work that others do not. */
const times = stemsOf(
  "night evening weekend saturday sunday nacht abend wochenende samstag sonntag noche tarde sabado domingo nuit soir samedi dimanche",
);
/** What a time is said of that is worked. */
const worked = stemsOf(
  "shift work working duty rota schicht dienst arbeit arbeiten turno trabajo trabajar trabaja guardia travail travailler poste garde",
);

/**
 * Which of the words of a matter are times, where it is about working at them: "night shifts", "work nights". Such a
 * matter is said in other words, too: "nights" alone, one word for both, or another word for work beside the time.
 */
export function workingTimes(matter: readonly string[]): string[] | undefined {
  const stems = matter.map(stemOf);
  const isAbout = stems.every((stem) => times.has(stem) || isWorked(stem)) && stems.some(isWorked);
  const said = stems.filter((stem) => times.has(stem));
  return isAbout && said.length > 0 ? said : undefined;
}

/** The words of a text that say work at a time; `forms` are the stems of the time and its synonyms. */
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
