import { educationOf } from "../../engine/education.ts";
import type { RequirementOutcome } from "../../engine/fit/opening/types.ts";
import { demandOutcomes } from "../../engine/fit/opening.ts";
import { isLanguageName } from "../../engine/languages.ts";
import { kindOf } from "../../engine/posting/requirements/kinds/kinds.ts";
import type { Opportunity, Requirement } from "../../engine/posting/types.ts";
import { type OwnQuestion, ownQuestion } from "../../engine/reasoning/own-question.ts";
import type { Fact } from "../../engine/reasoning/types.ts";
import { stems } from "../../engine/retrieval/words/tokens.ts";
import { pieceOf, type Span } from "../../engine/text/piece.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { counted } from "../../shared/text/words.ts";
import { claimsOnce } from "../evidence/claims.ts";
import { personEvidence } from "../evidence/person.ts";
import type { ClaimRecord } from "../resume/schema.ts";

/** The question is not a posting with places in a text. */
const NOWHERE: Span = [0, 0];

/** The user's years or skill that a question asks for, from the claims, by the rules that openings are compared by. */
export async function ownFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  const asked = ownQuestion(query);
  if (asked === undefined) return [];
  const person = await personEvidence(ctx);
  if (asked.topic === undefined) {
    const { years } = person;
    const text =
      years === undefined ? undefined : `${counted(years, "year")} of work, by the dates of the jobs`;
    return text === undefined
      ? []
      : [
          {
            field: "resume.work",
            text,
            answer: `The dates of the jobs add up to ${counted(years ?? 0, "year")}`,
          },
        ];
  }
  const opportunity: Opportunity = {
    language: "en",
    spans: {},
    requirements: [requirementOf(asked, asked.topic)],
  };
  const [outcome] = demandOutcomes(person, ctx.catalog(), opportunity);
  if (outcome === undefined) return [];
  if (asked.asks !== "valid") return [factOf(asked, asked.topic, outcome)];
  const paper = (await claimsOnce(ctx)).find(({ id }) => outcome.claimIds.includes(id));
  return [validityOf(asked.topic, outcome, paper)];
}

/** What a stored paper says of its end. */
function validityOf(topic: string, { outcome, near }: RequirementOutcome, paper?: ClaimRecord): Fact {
  const isOver = near?.endsWith("no longer valid") === true;
  if (paper === undefined || (outcome !== "met" && !isOver)) return factlessOf(topic);
  const until = /\(until ([^()]+)\)$/u.exec(paper.text)?.[1];
  const answer = isOver
    ? `By the resume it is no longer valid: ${paper.text}`
    : until === undefined
      ? `The resume names it without an end date: ${paper.text}`
      : `By the resume it is valid until ${until}: ${paper.text}`;
  return { field: "resume.papers", text: `In the resume: ${paper.text}`, claimIds: [paper.id], answer };
}

function factlessOf(topic: string): Fact {
  const none = `No claim shows ${topic}`;
  return { field: "none", text: `${none}.`, answer: none };
}

/** As an opening would ask for it. */
function requirementOf({ asks }: OwnQuestion, topic: string): Requirement {
  if (asks === "years")
    return {
      kind: "experience",
      text: `1 year of experience as ${topic}`,
      necessity: "required",
      span: NOWHERE,
    };
  if (asks === "paper" && kindOf(pieceOf(topic))?.kind === "education")
    return { kind: "education", text: topic, necessity: "required", span: NOWHERE };
  if (asks === "valid" || asks === "paper")
    return { kind: "certificate", text: topic, necessity: "required", span: NOWHERE };
  return {
    kind: isLanguageName(topic) ? "language" : "skill",
    text: topic,
    necessity: "required",
    span: NOWHERE,
  };
}

/** True if a held paper has a word of the one that is asked for, or if both are only levels, and the same one. */
function isSamePaper(topic: string, shown: string): boolean {
  const held = new Set(stems(shown));
  const asked = educationOf([topic]);
  const isLevel = levelOnly.test(topic) && (asked === undefined || asked === educationOf([shown]));
  return isLevel || stems(topic).some((stem) => held.has(stem));
}

/** A level without a subject: "a bachelor's degree". */
const levelOnly =
  /^(?:(?:university|college|bachelor|master|associate|doctoral|degree|diploma|ph\.?d|doctorate|licenciatura|maestría|máster|grado|doctorado|licence|maîtrise|doctorat|diplôme|abschluss|studienabschluss|doktor(?:titel)?)(?:['’]?s)?\s?)+$/iu;

function factOf({ asks }: OwnQuestion, topic: string, found: RequirementOutcome): Fact {
  const { outcome, shownBy, near, claimIds } = found;
  const shown = outcome === "met" ? (shownBy ?? topic) : outcome === "near" ? (near ?? shownBy) : undefined;
  if (shown === undefined) return factlessOf(topic);
  // A degree of the same level or above meets a demand; it is not the paper that was asked for.
  const isNamed = asks !== "paper" || isSamePaper(topic, shown);
  const lead =
    asks === "years"
      ? "By the dates of the jobs"
      : !isNamed
        ? `No claim names ${topic}; the resume has`
        : outcome === "met"
          ? "The resume shows it"
          : "The resume shows only something close";
  return {
    field: `resume.${isNamed ? outcome : "none"}`,
    text: `In the resume: ${shown}`,
    claimIds,
    answer: `${lead}: ${shown}`,
  };
}
