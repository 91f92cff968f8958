import { careerSynonyms } from "../lexicon/career-thesaurus.ts";
import { readQuestion } from "./question.ts";
import { isSameWord } from "./same-word.ts";
import { stemOf, type Word, words } from "./tokens.ts";
import { type FoundWord, workedAt, workingTimes } from "./working-times.ts";

/** Whose words a text holds: what a person says of themselves, or what speaks of work. */
export type TextKind = "personal" | "work";

/** Gives the words of a text that are of the topic; none where it does not speak of it. */
export type TopicMatcher = (text: string, kind: TextKind) => string[];

/** How a request says what to do, not about what. */
const command = new Set(
  (
    "forget delete remove erase clear everything anything all about information data note notes memory memories related " +
    "vergiss vergessen losche loschen alles uber olvida olvidar borra borrar todo sobre oublie oublier efface effacer tout propos"
  ).split(" "),
);

/** What nearly every note of a career has to do with: alone it names no matter. */
const tooWide = new Set(
  (
    "work working works worked job jobs career life arbeit job beruf leben trabajo empleo carrera vida travail emploi " +
    "carriere vie trabalho emprego carreira"
  )
    .split(" ")
    .map(stemOf),
);

/** Between matters that are asked for together. */
const between = /[,;/&]|\b(?:and|or|und|oder|et|ou|y|o)\b/iu;

/** German words for what people have forgotten, by which longer ones begin. */
const compoundsOf =
  "gehalt lohn rucken knie krank kundigung nacht wochenend schicht urlaub umzug kinder familien scheidung schulden therapie unfall".split(
    " ",
  );

/** Who else a text of work speaks of: what ails them is no matter of the person. */
const others = new Set(
  (
    "patient patients client clients resident residents inmate customer customers child children pupil pupils people " +
    "patienten patientin klienten bewohner bewohnern paciente pacientes residentes cliente clientes enfants residents"
  )
    .split(" ")
    .map(stemOf),
);

function isWideInChinese(word: string): boolean {
  return word === "工作" || word === "职业";
}

/**
 * Prepares finding what a topic is about, by its words, their stems and the thesaurus; undefined where it names nothing.
 * A text is of the topic where it holds every word of one of its matters.
 */
export function topicMatcher(topic: string): TopicMatcher | undefined {
  const matters = joined(topic)
    .split(between)
    .map((matter) =>
      readQuestion(matter)
        .terms.map(({ word }) => word)
        .filter((word) => !command.has(word)),
    )
    .filter((matter) => matter.some((word) => !tooWide.has(stemOf(word)) && !isWideInChinese(word)));
  if (matters.length === 0) return undefined;
  const byKind = {
    personal: matters.map((matter) => readerOf(matter, "personal")),
    work: matters.map((matter) => readerOf(matter, "everywhere")),
  };
  return (text, kind) => {
    const found = foundIn(text);
    if (kind === "work" && found.some(({ stem }) => others.has(stem))) return [];
    return [...new Set(byKind[kind].flatMap((read) => read(found)))];
  };
}

/** Gives the words of a text by which it speaks of a matter. */
function readerOf(
  matter: readonly string[],
  reach: "personal" | "everywhere",
): (found: readonly FoundWord[]) => string[] {
  const wanted = matter.map((word) => stemsFor(word, reach));
  const hours = workingTimes(matter)?.map((stem) => stemsFor(stem, reach));
  return (found) => {
    const hits = wordsOf(wanted, found);
    return hits.length > 0 || !hours ? hits : allOf(hours.map((forms) => workedAt(forms, found)));
  };
}

/** Two words that are said for one of the thesaurus. */
const phrases: Readonly<Record<string, string>> = {
  "laid off": "layoff",
  "lay off": "layoff",
  "laying off": "layoff",
  "let go": "layoff",
  "part time": "parttime",
  "home office": "homeoffice",
  "self employed": "selfemployed",
  "parental leave": "parentalleave",
  "mental health": "mentalhealth",
  "panic attack": "panic",
  "panic attacks": "panic",
};
const phrase = new RegExp(`\\b(?:${Object.keys(phrases).join("|").replaceAll(" ", "[ -]")})\\b`, "giu");

/** A topic with one word for each phrase. */
function joined(topic: string): string {
  return topic.replace(phrase, (said) => phrases[said.toLowerCase().replace("-", " ")] ?? said);
}

/** The words of a text, and the phrases in it. */
function foundIn(text: string): FoundWord[] {
  const all = words(text);
  return all.flatMap((word, at) => {
    if (isReturning(word, all[at - 1], all[at + 1])) return [];
    const own = { ...word, stem: stemOf(word.token) };
    const said = phraseOf(word, all[at + 1]);
    return said ? [own, said] : [own];
  });
}

const returning = new Set(
  "come coming came go going went get got gets getting bring call move moved look looking want".split(" "),
);
const returnedTo = new Set("to in at from on with up end office home".split(" "));

/** "Come back", "back to the office": no matter of the spine. */
function isReturning({ token }: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (token !== "back") return false;
  return returning.has(before?.token ?? "") || returnedTo.has(next?.token ?? "");
}

function phraseOf({ raw, token }: Word, next: Word | undefined): FoundWord | undefined {
  const one = next && phrases[`${token} ${next.token}`];
  return one === undefined ? undefined : { raw: `${raw} ${next?.raw}`, token: one, stem: stemOf(one) };
}

function stemsFor(word: string, reach: "personal" | "everywhere"): Set<string> {
  const stem = stemOf(word);
  return new Set([stem, ...careerSynonyms(stem, reach).map(stemOf)]);
}

function wordsOf(matter: readonly ReadonlySet<string>[], found: readonly FoundWord[]): string[] {
  return allOf(
    matter.map((stems) =>
      found
        .filter(({ stem, token }) => [...stems].some((one) => isSameWord(one, stem) || begins(one, token)))
        .map(({ raw }) => raw),
    ),
  );
}

/** Whether a word of a matter begins one that is written in one piece with others, as German does: Gehaltserhöhung. */
function begins(stem: string, token: string): boolean {
  const [first = ""] = compoundsOf.filter((word) => token.startsWith(word));
  return first !== "" && token.length >= first.length + 4 && stemOf(first) === stem;
}

/** The words for all parts of a matter; none where one has none. */
function allOf(parts: readonly string[][]): string[] {
  return parts.every(({ length }) => length > 0) ? parts.flat() : [];
}
