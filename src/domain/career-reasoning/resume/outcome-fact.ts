import { educationOf } from "../../../engine/education.ts";
import { isLevelAlone } from "../../../engine/fit/opening/credentials/degree.ts";
import type { RequirementOutcome } from "../../../engine/fit/opening/types.ts";
import type { CatalogIndex } from "../../../engine/fit/scales.ts";
import type { OwnQuestion } from "../../../engine/reasoning/questions/own-question.ts";
import { of, without } from "../../../engine/reasoning/questions/usual/usual-words.ts";
import type { Fact } from "../../../engine/reasoning/types.ts";
import { stems } from "../../../engine/retrieval/words/tokens.ts";

/** True if a held paper has a word of the one that is asked for, or if both are only levels, and the same one. */
function isSamePaper(topic: string, shown: string): boolean {
  const held = new Set(stems(shown));
  const asked = educationOf([topic]);
  // A school-leaving exam is one of its own: an Abitur is no PGCE of secondary science.
  const isLevel =
    isLevelAlone(topic) && (asked === undefined || (asked !== "secondary" && asked === educationOf([shown])));
  return isLevel || stems(topic).some((stem) => held.has(stem));
}

/** True if what is shown is another skill of the catalogue than the one asked for: SQL Server for SQL. */
export function isOther(
  topic: string,
  { kind, shownBy = topic }: RequirementOutcome,
  { skills }: CatalogIndex,
): boolean {
  const [asked, shown] = [topic, shownBy.replace(/ \(.*$/u, "")].map((name) => skills.resolve(name)?.id);
  return kind === "skill" && asked !== undefined && shown !== undefined && asked !== shown;
}

/** What the claims show of the question's topic, and whether they show it or only something close. */
export function outcomeFact(
  { asks }: OwnQuestion,
  topic: string,
  { kind, outcome, shownBy, near, claimIds }: RequirementOutcome,
  none: Fact,
  isRelated: boolean,
): Fact {
  const shown = (outcome === "met" ? (shownBy ?? topic) : (near ?? shownBy))?.replace(/\s*[([]$/u, "");
  if (shown === undefined) return none;
  // A degree of the same level or above meets a demand; it is not the paper that was asked for.
  const isNamed = kind !== "education" || isSamePaper(topic, shown);
  // How well a language must be known is not asked.
  const isLanguage = asks === "held" && kind === "language";
  const isShown = !isRelated && (isLanguage || (isNamed && outcome !== "unmet"));
  const held = new Set(stems(shown));
  const isOver = shown.endsWith("no longer valid");
  const isWhole =
    outcome === "near" &&
    !isOver &&
    stems(without(topic, of("paper")) || topic).every((stem) => held.has(stem));
  const isClose =
    isShown &&
    !isLanguage &&
    (isPartOf(kind, topic, held) || (outcome === "near" && !(isPaper(asks, kind) && isWhole)));
  const lead = !isShown
    ? `No claim ${isRelated || !(isNamed || outcome === "unmet") ? "names" : "shows"} ${topic}; the resume has${isRelated ? " something related" : ""}`
    : isLanguage && outcome !== "met"
      ? "The resume names it"
      : isClose
        ? "The resume shows only something close"
        : asks === "years"
          ? "By the dates of the jobs"
          : "The resume shows it";
  return {
    field: `resume.${isShown ? outcome : "none"}`,
    text: `In the resume: ${shown}`,
    claimIds,
    answer: `${lead}: ${shown}`,
    ...((isClose || isRelated || (isLanguage && isFluent.test(topic) && outcome !== "met")) && {
      isClose: true,
    }),
  };
}

function isPaper(asks: OwnQuestion["asks"], kind: RequirementOutcome["kind"]): boolean {
  return asks === "paper" || kind === "certificate";
}

/** True for a paper with some words of the one asked for, and not its number or level: OSHA 10 for OSHA 30. */
function isPartOf(kind: RequirementOutcome["kind"], topic: string, held: ReadonlySet<string>): boolean {
  if (kind === "language") return false;
  const asked = stems(without(topic, of("paper")));
  const missing = asked.filter((stem) => !held.has(stem));
  return missing.length < asked.length && missing.some((stem) => /\d/u.test(stem) || levels.test(stem));
}

const levels =
  /^(?:advanc|foundat|basic|expert|intermedi|profession|master|associ|level|fortgeschritt|grund|avanc|avanz|basic|fondament|podstaw|zaawans)/u;

/** A question on how well a language is known. */
const isFluent =
  /(?<!\p{L})(?:fluent(?:ly)?|well|couramment|courant|fließend|flüssig|gut|con fluidez|fluido|fluente(?:mente)?|correntemente|bien|bem|bene|vloeiend|goed|płynnie|biegle|dobrze)(?!\p{L})/iu;

/** The topic without words for how well a language is known: "couramment l'allemand". */
export function withoutLevel(topic: string): string {
  return without(topic, isFluent.source, "^\\s*(?:l['’]|il|lo|el|le|o)(?!\\p{L})\\s?");
}
