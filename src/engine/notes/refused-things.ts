import { everywhere, narrows, orWords, refusesBefore, refusesNext } from "../lexicon/demands/refusals.ts";
import { kept } from "../text/kept.ts";
import { isPlain } from "./limit-clauses.ts";
import { limitsOf } from "./limits.ts";

/** Something that a person refuses by its name, and the pattern that finds it in an opening. */
export interface RefusedThing {
  name: string;
  pattern: RegExp;
  /** True if nothing narrows it, and it is not in most postings anyway. */
  isFirm: boolean;
}

const CLAUSES =
  /[;.:!?()—–,]|(?<!\p{L})(?:and|but|so|because|und|aber|weil|y|pero|porque|et|mais|car|mas|ma|perché|maar|omdat|och|men|ale|bo)(?!\p{L})/iu;
const opens = new RegExp(String.raw`(?<!\p{L})(?:${refusesNext})(?:(?<=[\s'’])|(?!\p{L}))\s?`, "iu");
const closes = new RegExp(String.raw`(?<=\p{L}\s)(?:${refusesBefore})(?!\p{L})`, "iu");
const or = new RegExp(String.raw`(?<!\p{L})(?:${orWords})(?!\p{L})|/`, "iu");
const narrow = new RegExp(String.raw`(?<!\p{L})(?:${narrows})(?!\p{L})`, "iu");
/** "For me" narrows nothing. */
const forMe =
  /(?<!\p{L})(?:for me|für mich|bei mir|pour moi|para m[ií]m?|per me|voor mij|för mig|dla mnie|pro mne)(?!\p{L})/iu;
/** Words beside the name that say nothing of it. */
const light =
  /^(?:a|an|the|any|more|again|ever|anymore|longer|please|jobs?|positions?|posts?|stellen?|puestos?|postos?|plaza|empleos?|baan|functies?|tjänst|stanowisko|que|work|working|role|roles|kind|kinds|type|sort|stuff|things?|of|in|with|to|that|this|these|those|it|me|my|ein|eine|einen|der|die|das|den|dem|mehr|wieder|machen|arbeiten|bitte|als|im|in|de|du|des|la|le|les|un|une|faire|travail|postes?|dans|más|mas|hacer|trabajar|trabajos?|el|los|las|en|mais|fazer|trabalhar|trabalhos?|os|um|uma|no|na|più|fare|lavorare|lavoro|lavori|il|lo|gli|di|nel|nella|meer|doen|werken|werk|een|het|mer|längre|göra|arbeta|jobba|jobb|att|już|więcej|robić|pracy|pracować|w|z|na|enää|už|práci)$/iu;
const MOST_WORDS = 3;
const SHORTEST = 3;
/** From this length on, the last letter of a word may be an ending. */
const WITH_ENDING = 5;

/** What a sentence refuses by its name, in none of the sides of a job that have rules of their own. */
export const refusedThings = kept((sentence: string): RefusedThing[] =>
  sentence.split(CLAUSES).flatMap((clause) => {
    const found = opens.exec(clause);
    if (!isPlain(clause)) return [];
    const before = closes.exec(clause);
    if (before) return namedIn(clause.slice(0, before.index), false);
    if (!found) return [];
    const rest = clause.slice(found.index + found[0].length).replace(forMe, "");
    const [thing = ""] = rest.split(narrow);
    const isNarrowed = thing.length < rest.length;
    return thing.split(or).flatMap((one) => namedIn(one, isNarrowed));
  }),
);

/** True if a clause of a sentence refuses what follows: "je ne fais plus de". */
export function refusesNow(sentence: string): boolean {
  return sentence.split(CLAUSES).some((clause) => opens.test(clause) && isPlain(clause));
}

function namedIn(said: string, isNarrowed: boolean): RefusedThing[] {
  if (/\d/.test(said) || limitsOf(`no ${said}`).length > 0) return [];
  const words = (said.match(/[\p{L}'’-]+/gu) ?? []).filter((word) => !light.test(word));
  const isShort = words.some((word) => word.length < SHORTEST);
  if (words.length === 0 || words.length > MOST_WORDS || isShort) return [];
  const isFirm = !isNarrowed && !words.every((word) => everywhere.has(word.toLowerCase()));
  return [{ name: words.join(" "), pattern: patternOf(words), isFirm }];
}

/** The words in their order, or the other way round, with few words between. */
function patternOf(words: readonly string[]): RegExp {
  const forms = words.map(formsOf);
  const inOrder = (list: readonly string[]) => list.join(String.raw`[\s,-]+(?:[\p{L}'’-]+[\s,-]+){0,2}`);
  return new RegExp(
    String.raw`(?<!\p{L})(?:${inOrder(forms)}|${inOrder(forms.toReversed())})(?!\p{L})`,
    "iu",
  );
}

/** A word with other endings. */
function formsOf(word: string): string {
  const stem = word.length > WITH_ENDING ? word.replace(/(?:es|en|s|e|n|a|o|i)$/u, "") : word;
  return String.raw`${stem}\p{L}{0,2}`;
}
