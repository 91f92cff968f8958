import { isTrait } from "../../fit/opening/open-points.ts";
import type { Salary } from "../../posting/types.ts";
import { conditions, gapsOf, ofKind, requiredFirst } from "../evidence.ts";
import { demandWords, placeOf, quotable } from "../opening-words.ts";
import { withOwnWork } from "../own-work.ts";
import {
  type AskedRequirement,
  aboutOpening,
  type Draft,
  type Line,
  type Material,
  type Section,
} from "../types.ts";
import { softQuestion } from "../words/soft-questions.ts";
import type { DocumentWords } from "../words/types.ts";
import { asksForYears, isPaper, storyLines } from "./stories.ts";

const MOST_QUESTIONS = 10;
const MOST_TO_ASK = 2;

/** Drafts an interview brief: the gaps first, then likely questions with the person's material for each. */
export function interviewBrief(given: Material): Draft {
  const material = withOwnWork(given);
  const { asked, words } = material;
  const gaps = gapsOf(material);
  const sections: Section[] = [
    { heading: words.brief.gaps, lines: gapLines(gaps, material) },
    { heading: words.brief.questions, lines: [...questions(material), ...payLines(material)] },
    { heading: words.brief.ask, lines: asked.isOpening ? whatToAsk(material) : [] },
  ];
  return {
    title: words.titles.brief(placeOf(material)),
    sections: sections.filter((section) => section.lines.length > 0),
    gaps,
    omitted: [],
  };
}

function gapLines(gaps: readonly string[], { asked, claims, words }: Material): Line[] {
  const hasWorked = ofKind(claims, "job").length > 0;
  // If the fit cannot count the years but there is work, the length is not zero.
  const isNear = (asked: AskedRequirement) =>
    asked.outcome === "near" ||
    asked.related !== undefined ||
    (asked.outcome === "unknown" && hasWorked && asksForYears(asked));
  const near = new Set(asked.requirements.flatMap((each) => (isNear(each) ? [each.text] : [])));
  const lines = gaps.flatMap((gap) => {
    const text = demandWords(gap);
    if (text === "") return [];
    return [near.has(gap) ? words.brief.partly(text) : words.brief.gap(text)];
  });
  return [...new Set(lines)].map((text) => aboutOpening(text, { kind: "bullet" }));
}

/** The questions that follow from requirements, each with the stories that answer it. */
function questions(material: Material): Line[] {
  const { asked, words } = material;
  // A note or an unread line may answer it, but a document names only claims.
  const without = ({ kind, related = [] }: AskedRequirement) => {
    if (related.length > 0) return words.brief.closeOnly;
    if (conditions.has(kind)) return words.brief.sayPlainly;
    return isPaper(kind) || kind === "education" ? words.brief.noPaper : words.brief.noStory;
  };
  const used = new Set<string>();
  const seen = new Set<string>();
  return requiredFirst(asked.requirements)
    .flatMap((requirement) => quotable(requirement.text).map((text) => ({ requirement, text })))
    .flatMap(({ requirement, text }): Line[][] => {
      const soft = softQuestion(requirement, words.language);
      const question = soft?.question ?? words.brief.question(requirement.kind, text);
      if (seen.size === seen.add(question.toLowerCase()).size) return [];
      const stories = storyLines(requirement, material, used, soft?.shownBy);
      // "Punctual" is no question.
      if (isTrait(text) && soft === undefined && stories.length === 0) return [];
      for (const { claimIds } of stories) for (const id of claimIds) used.add(id);
      return [
        [
          aboutOpening(question, { kind: "line", role: "entry" }),
          ...(stories.length > 0 ? stories : [aboutOpening(without(requirement), { kind: "bullet" })]),
        ],
      ];
    })
    .slice(0, MOST_QUESTIONS)
    .flat();
}

/** What to say about pay, if the opening states it and the person has a limit. */
function payLines({ asked: { pay }, words: { brief } }: Material): Line[] {
  if (!pay) return [];
  const { offered, least } = pay;
  const limit =
    typeof least === "string" ? brief.quote(least.replace(/[.。]$/u, "")) : payWords(least, brief);
  return [
    aboutOpening(brief.payAsked, { kind: "line", role: "entry" }),
    aboutOpening(brief.payAnswer(payWords(offered, brief), limit), { kind: "bullet" }),
  ];
}

function payWords({ min, max, currency, period }: Salary, { per }: DocumentWords["brief"]): string {
  const ends = [...new Set([min, max])].filter((end) => end !== undefined);
  return [ends.join(" – "), currency, period && per[period]].filter(Boolean).join(" ");
}

function whatToAsk({ asked, words }: Material): Line[] {
  const unclear = asked.requirements.filter(({ kind, outcome }) => kind === "skill" && outcome !== "met");
  return [
    ...unclear
      .flatMap(({ text }) => quotable(text))
      .slice(0, MOST_TO_ASK)
      .map((text) => words.brief.askUse(text)),
    ...(asked.unsaid.includes("pay") ? [words.brief.askPay] : []),
    ...(asked.unsaid.includes("place") ? [words.brief.askPlace] : []),
  ].map((text) => aboutOpening(text, { kind: "bullet" }));
}
