import { educationOf } from "../../../engine/education.ts";
import { isLevelAlone } from "../../../engine/fit/opening/credentials/degree.ts";
import { yearsOf } from "../../../engine/fit/opening/experience/timed.ts";
import { yearsIn } from "../../../engine/fit/opening/experience/years-asked.ts";
import type { RequirementOutcome } from "../../../engine/fit/opening/types.ts";
import { demandOutcomes } from "../../../engine/fit/opening.ts";
import type { CatalogIndex } from "../../../engine/fit/scales.ts";
import type { PersonEvidence } from "../../../engine/fit/types.ts";
import { isLanguageName } from "../../../engine/languages.ts";
import { kindOf } from "../../../engine/posting/requirements/kinds/kinds.ts";
import type { Requirement, RequirementKind } from "../../../engine/posting/types.ts";
import { areByDates } from "../../../engine/reasoning/answers/overview.ts";
import { type OwnQuestion, ownQuestion } from "../../../engine/reasoning/questions/own-question.ts";
import type { Fact } from "../../../engine/reasoning/types.ts";
import { yearsCovered } from "../../../engine/resume/years.ts";
import { guessLanguage } from "../../../engine/retrieval/words/stop-words.ts";
import { words } from "../../../engine/retrieval/words/tokens.ts";
import { heldAs } from "../../../engine/roles/held-roles.ts";
import { resolveRole } from "../../../engine/roles/resolve-role.ts";
import { latinWords } from "../../../engine/text/fold.ts";
import { pieceOf, type Span } from "../../../engine/text/piece.ts";
import { findLanguage, findUnreadLanguage, type TextLanguage } from "../../../engine/text/text-language.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { counted } from "../../../shared/text/words.ts";
import { personEvidence } from "../../evidence/person.ts";
import { isOther, outcomeFact, withoutLevel } from "./outcome-fact.ts";
import { endFacts } from "./paper-ends.ts";
import { languageEntry, withItsLine } from "./resume-facts.ts";
import { statedLength } from "./stated-length.ts";

const NOWHERE: Span = [0, 0];

/**
 * The user's years or skill that a question asks for, from the claims, by the rules that openings are compared by.
 * `said` is the question in the user's words, which tell its language.
 */
export async function ownFacts(ctx: HandlerContext, query: string, said: string): Promise<Fact[]> {
  const asked = ownQuestion(query);
  if (asked === undefined) return [];
  const person = await personEvidence(ctx);
  const { topic, asks } = asked;
  if (topic === undefined) return allYears(person);
  const index = ctx.catalog();
  const stated = asks === "years" && !asked.isRole ? await statedLength(ctx, topic) : [];
  if (stated.length > 0) return stated;
  const atEmployer = asks === "years" ? yearsAt(topic, person) : undefined;
  if (atEmployer) return [atEmployer];
  const requirements = requirementsFor(asked, topic);
  const guess = guessLanguage(words(said).map(({ token }) => token));
  const language = (["en", "de", "fr", "es", "pt"] as const).find((one) => one === guess);
  const outcomes = requirements.flatMap((one) =>
    demandOutcomes(person, index, { ...(language && { language }), spans: {}, requirements: [one] }),
  );
  const first = (outcome: RequirementOutcome["outcome"]) => outcomes.find((one) => one.outcome === outcome);
  const best = first("met") ?? first("near") ?? outcomes.find(({ near }) => near !== undefined);
  const found = best && asks === "experience" && asked.isRole ? ofJob(best, person) : best;
  const none = noneOf(topic, person, language);
  if (asks === "valid") return endFacts(ctx, topic, found, none);
  // Read in several ways, it may be no skill or paper at all, so only what is shown is an answer.
  if (asks === "have" && requirements.length > 1 && found?.outcome !== "met") return [];
  const degree = asks === "paper" || asks === "have" ? degreeOf(topic, person) : undefined;
  if (degree) return [degree];
  const byRole = asks === "years" && found?.outcome !== "met" ? yearsAs(topic, person, index) : undefined;
  const shown = byRole ?? (found && outcomeFact(asked, topic, found, none, isOther(topic, found, index)));
  return [await withItsLine(ctx, shown ?? (await languageEntry(ctx, topic)) ?? none)];
}

/** The degree of the level that a question names, if it names no more: a BE for a bachelor's degree. */
function degreeOf(topic: string, { degrees = [] }: PersonEvidence): Fact | undefined {
  const asked = isLevelAlone(topic) ? educationOf([topic]) : undefined;
  if (asked === undefined || asked === "secondary") return undefined;
  const held = degrees.find(({ text }) => educationOf([text]) === asked);
  return (
    held && {
      field: "resume.met",
      text: `In the resume: ${held.text}`,
      claimIds: [...held.claimIds],
      answer: `The resume shows it: ${held.text}`,
    }
  );
}

/** A role is held by a job. A line or skill that shares its words, "time management", is only near a manager. */
function ofJob(found: RequirementOutcome, { jobs = [] }: PersonEvidence): RequirementOutcome {
  const { outcome, shownBy } = found;
  const isTitled = jobs.some(({ title }) => shownBy?.startsWith(title) || shownBy?.includes(` as ${title}`));
  return outcome !== "met" || isTitled || !shownBy ? found : { ...found, outcome: "near", near: shownBy };
}

function allYears(person: PersonEvidence): Fact[] {
  if (person.years === undefined) return [];
  const [said, isByDates] = [counted(person.years, "year"), areByDates(person)];
  const text = `${said} of work, by the ${isByDates ? "dates of the jobs" : "profile"}`;
  const answer = `The ${isByDates ? "dates of the jobs add up to" : "profile says"} ${said}`;
  return [{ field: "resume.work", text, answer }];
}

/** The years at an employer that a question names. */
function yearsAt(topic: string, { jobs = [] }: PersonEvidence): Fact | undefined {
  const asked = latinWords(topic);
  const there = jobs.filter(({ employer = "" }) => {
    const own = new Set(latinWords(employer));
    return asked.length > 0 && asked.every((word) => own.has(word));
  });
  const dated = there.filter(({ months }) => months !== undefined);
  const [first, ...others] = dated;
  // A word of several employers is a kind of work: "a bakery".
  if (others.some(({ employer }) => employer !== first?.employer)) return undefined;
  return first && factByDates(`${yearsOf(dated)} at ${first.employer}`, dated);
}

/** The years in jobs whose titles mean a role, in any language. */
function yearsAs(topic: string, person: PersonEvidence, index: CatalogIndex): Fact | undefined {
  const code = resolveRole(topic, index).understoodAs?.code;
  const held = code === undefined ? [] : heldAs(person, code, index).filter(({ months }) => months);
  const titles = [...new Set(held.map(({ title }) => title))].join(" and ");
  const years = yearsCovered(held.flatMap(({ months }) => (months ? [months] : [])));
  return held.length === 0 ? undefined : factByDates(`${counted(years, "year")} as ${titles}`, held);
}

function factByDates(said: string, jobs: readonly { claimIds: readonly string[] }[]): Fact {
  const claimIds = [...new Set(jobs.flatMap((job) => job.claimIds))];
  return {
    field: "resume.met",
    text: `In the resume: ${said}`,
    claimIds,
    answer: `By the dates of the jobs: ${said}`,
  };
}

/** No claim shows it. If the resume is in another language than the question, its words may differ. */
function noneOf(topic: string, { texts }: PersonEvidence, language: TextLanguage | undefined): Fact {
  const text = texts.map((one) => one.text).join("\n");
  const written = findLanguage(text) ?? findUnreadLanguage(text)?.language;
  const isSure = written === guessLanguage(words(text).map(({ token }) => token));
  const name = written && isSure && written !== language && languageNames.of(written);
  const none = `No claim shows ${topic}${name ? ` in these words, and the resume is in ${name}` : ""}`;
  return { field: "none", text: `${none}.`, answer: none };
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

/** As an opening would ask for it; the first that is shown answers. */
function requirementsFor({ asks, isRole }: OwnQuestion, topic: string): Requirement[] {
  const of = (kind: RequirementKind, text = topic): Requirement => {
    return { kind, text, necessity: "required", span: NOWHERE };
  };
  const kind = kindOf(pieceOf(topic))?.kind;
  const skill = of(isLanguageName(withoutLevel(topic)) ? "language" : "skill");
  const isRegistered = /^(?:licen[cs]ed|registered|chartered)\s/iu.test(topic);
  const paper = of(kind === "education" && !isRegistered ? kind : "certificate");
  if (yearsIn(topic) !== undefined) return [of("experience")];
  switch (asks) {
    case "years":
      return [of("experience", `1 year of experience ${isRole ? "as" : "of"} ${topic}`)];
    case "experience":
      return [of("experience", `experience ${isRole ? "as" : "of"} ${topic}`), ...(isRole ? [] : [skill])];
    case "held":
      return [skill];
    case "valid":
      return [of("certificate")];
    case "paper":
      return [paper];
    case "have":
      return kind !== undefined && papers.has(kind) ? [paper] : [of("education"), paper, skill];
  }
}

const papers: ReadonlySet<RequirementKind> = new Set(["education", "licence", "certificate"]);
