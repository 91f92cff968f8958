import type { PersonEvidence } from "../../fit/types.ts";
import { answeredElsewhere, cannotBeAnswered } from "../cannot.ts";
import type { KnownOpening } from "../known-opening.ts";
import type { Answer, Fact, KeyFactor, SuggestedAction } from "../types.ts";
import { openingFactor } from "./openings/compare.ts";
import { knownOf } from "./overview.ts";
import { factFactor } from "./recall.ts";

const seeHealth: SuggestedAction = {
  text: "See the career's health: which skills are fresh, and what the goals require.",
  operation: "careerHealth.get",
  arguments: {},
};
const seeOpenings: SuggestedAction = {
  text: "See the openings that are stored; documents are made for one of them.",
  operation: "jobsWorkspace.list",
  arguments: {},
};
const seeOverview: SuggestedAction = {
  text: "See what is stored, the most important first.",
  operation: "context.get",
  arguments: {},
};
const seeChanges: SuggestedAction = {
  text: "See what was changed, newest first.",
  operation: "changes.list",
  arguments: {},
};
const seeClaims: SuggestedAction = {
  text: "See the claims with their ids.",
  operation: "resume.get",
  arguments: {},
};
const seeEvents: SuggestedAction = {
  text: "See what happened, newest first.",
  operation: "timeline.list",
  arguments: {},
};

/** The confidence of what only repeats claims. */
const SHOWN = 0.9;

interface Asked {
  openings: readonly KnownOpening[];
  person: PersonEvidence;
  /** The stored papers, for a question whether the user may work. */
  facts: readonly Fact[];
  /** What to forget. */
  topic: string | undefined;
}

/** Questions that no score, step or note answers: why, related stored data, and what would help. */
export const matters: Readonly<Record<string, ((asked: Asked) => Answer) | undefined>> = {
  outlook: () =>
    cannotBeAnswered(
      "the future of occupations and employers, and what machines will take over, is not stored; news about the employer or a forecast for the occupation would help, and the stored data only says how fresh the skills are.",
      [seeHealth],
    ),
  permission: ({ facts }) =>
    cannotBeAnswered(
      `who may work in an occupation and a country is law, which is not stored; ${facts.length === 0 ? "no licence or certificate of the user is stored" : "keyFactors has the stored papers"}, and the authority of the place knows whether they count.`,
      [seeClaims],
      facts.map(factFactor),
    ),
  distance: ({ openings, facts }) =>
    cannotBeAnswered(
      `how far one place is from another is not computed; keyFactors has ${openings.length === 0 ? "what you said of it, if anything" : "where each opening is, and what you said of the distance"}.`,
      [seeOpenings],
      [...openings.map((one) => ({ ...openingFactor(one), effect: "unknown" })), ...facts.map(factFactor)],
    ),
  preparation: ({ openings }) =>
    answeredElsewhere(
      "This is prepared as a document: a letter, a resume, or an interview brief with likely questions, gaps and stories.",
      openings.length > 0 ? openings.map(briefFor) : [seeOpenings],
      openings.flatMap((opening) => [openingFactor(opening), ...gapsOf(opening)]),
    ),
  training: ({ openings }) =>
    cannotBeAnswered(
      openings.length === 0
        ? "the benefit of a course or certificate is not stored, and no stored opening asks for it by this name."
        : "the benefit of a course or certificate is not stored; keyFactors shows what stored openings ask for.",
      [seeOpenings],
      openings.flatMap(asksOf),
    ),
  overview: ({ person }) => {
    const known = knownOf(person);
    if (known.length === 0)
      return answeredElsewhere("No claims are stored; the overview shows what else is.", [seeOverview]);
    const sentence =
      "This is what the claims say, in short; the overview also has goals, limits, openings and notes.";
    return { ...answeredElsewhere(sentence, [seeOverview], known), confidence: SHOWN };
  },
  correction: ({ facts }) =>
    answeredElsewhere(
      facts.length === 0
        ? "A question changes nothing. Find what is wrong, and correct that claim, note or field of the profile by its id."
        : "A question changes nothing, and this one does not say what is wrong; keyFactors has the newest notes, in case it is one of them, and claims and fields of the profile are corrected by their id.",
      [seeClaims, seeChanges],
      facts.map(candidate),
    ),
  forgetting: ({ topic, facts }) =>
    topic === undefined
      ? answeredElsewhere(
          facts.length === 0
            ? "A question deletes nothing. Name the topic to the preview of forgetting, and show the user what would go."
            : "A question deletes nothing, and this one does not say what to forget; keyFactors has the newest notes, in case it is one of them, and the preview of forgetting takes its topic.",
          [seeOverview],
          facts.map(candidate),
        )
      : answeredElsewhere(
          "A question deletes nothing. The preview finds what would go; forget it when the user agrees.",
          [
            {
              ...{ text: "Find everything stored about it.", operation: "forget.preview" },
              arguments: { topic },
            },
          ],
        ),
  changes: () =>
    answeredElsewhere("The lists of changes and of events show what is new.", [seeChanges, seeEvents]),
};

/** What a request may mean that only points at something. */
function candidate(fact: Fact): KeyFactor {
  return { ...factFactor(fact), effect: "unknown" };
}

/** Likely interview subjects, from the fit brief. */
function gapsOf({ id, brief }: KnownOpening): KeyFactor[] {
  return (brief?.missing ?? []).map(({ text, confirm = [] }) => ({
    ...{ key: `opening.${id}.missing`, text: `Asked for, and not shown: ${text}` },
    ...{ effect: confirm.length > 0 ? "unknown" : "gap", claimIds: confirm },
  }));
}

function asksOf({ id, text, asks }: KnownOpening): KeyFactor[] {
  return asks.map((asked) => ({
    ...{ key: `opening.${id}.asks`, text: `${text} asks for: ${asked}` },
    ...{ effect: "supports", claimIds: [] },
  }));
}

function briefFor({ id }: KnownOpening): SuggestedAction {
  return {
    text: "Make an interview brief for it; outreach_note makes a letter, resume_variant a resume.",
    operation: "agent.apply",
    arguments: {
      actions: [{ type: "prepare_execution_artifact", artifactKind: "interview_brief" }],
      context: { jobsWorkspaceItemId: id },
    },
  };
}
