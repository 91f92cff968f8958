import { careerSynonyms } from "../lexicon/career-thesaurus.ts";
import { readQuestion } from "./question.ts";
import { stemOf, words } from "./tokens.ts";

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

/** Between matters that are asked for together. */
const between = /[,;/&]|\b(?:and|or|und|oder|et|ou|y|o)\b/iu;

/** Who else a text of work speaks of: what ails them is no matter of the person. */
const others = new Set(
  (
    "patient patients client clients resident residents inmate customer customers child children pupil pupils people " +
    "patienten patientin klienten bewohner bewohnern paciente pacientes residentes cliente clientes enfants residents"
  )
    .split(" ")
    .map(stemOf),
);

/**
 * Prepares finding what a topic is about, by its words, their stems and the thesaurus; undefined where it names nothing.
 * A text is of the topic where it holds every word of one of its matters.
 */
export function topicMatcher(topic: string): TopicMatcher | undefined {
  const matters = topic
    .split(between)
    .map((matter) =>
      readQuestion(matter)
        .terms.map(({ word }) => word)
        .filter((word) => !command.has(word)),
    )
    .filter((matter) => matter.length > 0);
  if (matters.length === 0) return undefined;
  const byKind = {
    personal: matters.map((matter) => matter.map((word) => stemsFor(word, "personal"))),
    work: matters.map((matter) => matter.map((word) => stemsFor(word, "everywhere"))),
  };
  return (text, kind) => {
    const found = words(text).map(({ raw, token }) => ({ raw, stem: stemOf(token) }));
    if (kind === "work" && found.some(({ stem }) => others.has(stem))) return [];
    const hits = byKind[kind].flatMap((matter) => wordsOf(matter, found));
    return [...new Set(hits)];
  };
}

function stemsFor(word: string, reach: "personal" | "everywhere"): Set<string> {
  const stem = stemOf(word);
  return new Set([stem, ...careerSynonyms(stem, reach).map(stemOf)]);
}

function wordsOf(matter: readonly Set<string>[], found: readonly { raw: string; stem: string }[]): string[] {
  const hits = matter.map((stems) => found.filter(({ stem }) => stems.has(stem)).map(({ raw }) => raw));
  return hits.every(({ length }) => length > 0) ? hits.flat() : [];
}
