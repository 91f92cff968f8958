import { perYear } from "../../fit/filters/pay.ts";
import { saidBy } from "../../fit/opening/experience/said-by.ts";
import { isTrait } from "../../fit/opening/open-points.ts";
import { highLevel } from "../../lexicon/words/levels.ts";
import type { RequirementKind, Salary } from "../../posting/types.ts";
import { conditions, gapsOf, ofKind, requiredFirst, withoutRepeats } from "../evidence.ts";
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

const MOST_QUESTIONS = 7;
const MOST_TO_ASK = 2;
/** Demands of one question together. */
const MOST_CHARACTERS = 110;
/** What comes close has half of a demand's words. */
const HALF = 0.5;
/** Of a thing with a short name one can ask where it comes up. */
const SHORT_NAME = 3;

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

/** A question about one demand, or about several that the same story answers. */
interface Asking {
  kind: RequirementKind;
  texts: string[];
  question: string;
  stories: Line[];
}

/** The questions that follow from requirements, each with the stories that answer it. */
function questions(material: Material): Line[] {
  const asked: Asking[] = [];
  for (const requirement of withoutRepeats(requiredFirst(material.asked.requirements)))
    for (const text of quotable(requirement.text)) addQuestion(asked, requirement, text, material);
  return asked
    .slice(0, MOST_QUESTIONS)
    .flatMap(({ question, stories }) => [
      aboutOpening(question, { kind: "line", role: "entry" }),
      ...stories,
    ]);
}

function addQuestion(asked: Asking[], requirement: AskedRequirement, text: string, material: Material): void {
  const { words } = material;
  const soft = softQuestion(requirement, words.language);
  const stories = storyLines(requirement, material, soft?.shownBy);
  const ids = (lines: readonly Line[]) => lines.flatMap(({ claimIds }) => claimIds.slice(0, 1));
  const [best] = ids(stories);
  // "Punctual" is no question.
  if (isTrait(text) && soft === undefined && best === undefined) return;
  // Who asks for a paper asks about the training, if a degree answers.
  const isTraining = material.claims.some(({ id, kind }) => id === best && kind === "degree");
  const kind = isPaper(requirement.kind) && isTraining ? "education" : requirement.kind;
  const same = asked.find((one) => best !== undefined && ids(one.stories).includes(best));
  const joined = [...(same?.texts ?? []), text].join(", ");
  if (same && soft === undefined) {
    if (joined.length > MOST_CHARACTERS) return;
    same.texts.push(text);
    same.question = words.brief.question(same.kind, joined);
    return;
  }
  const question = soft?.question ?? words.brief.question(kind, text);
  if (asked.some((one) => one.question.toLowerCase() === question.toLowerCase())) return;
  const told = new Set(asked.flatMap((one) => ids(one.stories)));
  const fresh = stories.filter(({ claimIds: [id = ""] }) => !told.has(id));
  const without = aboutOpening(adviceFor(requirement, words), { kind: "bullet" });
  asked.push({ kind, texts: [text], question, stories: fresh.length > 0 ? fresh : [without] });
}

/** What to do about a question without a story. A note or an unread line may answer it, but a document names only claims. */
function adviceFor({ kind, text, related = [] }: AskedRequirement, { brief }: DocumentWords): string {
  const shareIn = saidBy(text);
  if (related.some((one) => shareIn(one.text) >= HALF)) return brief.closeOnly;
  if (conditions.has(kind)) return brief.sayPlainly;
  return isPaper(kind) || kind === "education" ? brief.noPaper : brief.noStory;
}

/** What to say about pay, if the opening states it and the person has a limit. */
function payLines({ asked: { pay }, words }: Material): Line[] {
  if (!pay) return [];
  const { brief } = words;
  const { least } = pay;
  const offered = typeof least === "string" ? pay.offered : inUnitOf(least, pay.offered);
  const limit =
    typeof least === "string" ? brief.quote(least.replace(/[.。]$/u, "")) : payWords(least, words);
  return [
    aboutOpening(brief.payAsked, { kind: "line", role: "entry" }),
    aboutOpening(brief.payAnswer(payWords(offered, words), limit), { kind: "bullet" }),
  ];
}

/** Pay for an hour or a day depends on how many are worked. */
const isSteady = (period: Salary["period"]) => period === "week" || period === "month" || period === "year";

/** Pay in the unit of the limit, so that they can be compared. */
function inUnitOf({ period: unit }: Salary, offered: Salary): Salary {
  const { min, max, period, ...rest } = offered;
  if (!unit || !period || !isSteady(unit) || !isSteady(period)) return offered;
  const as = (amount: number) => Math.round((amount * perYear[period]) / perYear[unit]);
  return {
    ...rest,
    period: unit,
    ...(min !== undefined && { min: as(min) }),
    ...(max !== undefined && { max: as(max) }),
  };
}

function payWords({ min, max, currency, period }: Salary, { brief, language }: DocumentWords): string {
  const ends = [...new Set([min, max])].flatMap((end) =>
    end === undefined ? [] : end.toLocaleString(language, { useGrouping: false }),
  );
  return [ends.join(" – "), currency, period && brief.per[period]].filter(Boolean).join(" ");
}

function whatToAsk({ asked, words }: Material): Line[] {
  const unclear = withoutRepeats(asked.requirements).filter(
    ({ kind, outcome, text }) =>
      kind === "skill" &&
      outcome !== "met" &&
      !highLevel.test(text) &&
      text.split(/\s+/).length <= SHORT_NAME,
  );
  return [
    ...unclear
      .flatMap(({ text }) => quotable(text))
      .slice(0, MOST_TO_ASK)
      .map((text) => words.brief.askUse(text)),
    ...(asked.unsaid.includes("pay") ? [words.brief.askPay] : []),
    ...(asked.unsaid.includes("place") ? [words.brief.askPlace] : []),
  ].map((text) => aboutOpening(text, { kind: "bullet" }));
}
