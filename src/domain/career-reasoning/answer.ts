import type { CatalogIndex } from "../../engine/fit/scales.ts";
import type { PersonEvidence } from "../../engine/fit/types.ts";
import { isUnclear, orRecalled, withOpenings } from "../../engine/reasoning/about-openings.ts";
import { isNone } from "../../engine/reasoning/answers/recall.ts";
import type { KnownOpening } from "../../engine/reasoning/known-opening.ts";
import { asksWhoIs, asksWhom } from "../../engine/reasoning/questions/question-shapes.ts";
import { questionsIn } from "../../engine/reasoning/questions/questions-in.ts";
import { inUsualWords } from "../../engine/reasoning/questions/usual/in-usual-words.ts";
import { reason } from "../../engine/reasoning/reason.ts";
import { topicOf } from "../../engine/reasoning/request.ts";
import type { Answer, Understood } from "../../engine/reasoning/types.ts";
import { understandQuestion } from "../../engine/reasoning/understand.ts";
import { withLanguage } from "../../engine/reasoning/unread-language.ts";
import type { UnderstoodRole } from "../../engine/roles/resolve-role.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { personEvidence } from "../evidence/person.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import { isWhole, knownFor } from "./known.ts";
import {
  isBeside,
  isClearlyMeant,
  isTakenBack,
  LEAST_SURE,
  mayBeNoted,
  notShown,
  ofTopic,
  recallKind,
} from "./notes-of-topic.ts";
import { openingsOf } from "./openings/known-opening.ts";
import { openingsSaying } from "./openings/open-openings.ts";
import { openingsMeant } from "./openings/openings.ts";
import { isAbout, isDueByNote, remembered } from "./remembered.ts";
import { textFound } from "./resume/resume-text.ts";

type Options = {
  includeMemories?: boolean | undefined;
  includeSimulation?: boolean | undefined;
  timeRange?: "recent" | "all" | undefined;
};
type Taken = Omit<Understood, "unknownRoles">;
type One = Answer & {
  reasoning: string;
  understood: Taken;
  nearest: Understood["unknownRoles"][number]["nearest"] | undefined;
  memoriesUsed: number;
  openings: KnownOpening[];
};
type All = Omit<One, "understood" | "openings"> & { understood: Taken & { also?: Taken[] } };

/** What a question is about if it does not say so: an opening or a role. */
type About = { job?: Job | undefined; role?: UnderstoodRole | undefined };

/** Answers a question. If it contains two, both are answered, the second about the openings of the first. */
export async function answerAll(
  ctx: HandlerContext,
  query: string,
  options: Options,
  about: About = {},
): Promise<All> {
  const index = ctx.catalog();
  const person = await personEvidence(ctx);
  const answers: One[] = [];
  const asking: Asking = { person, index, options, role: about.role };
  const given = about.job ? await openingsOf(ctx, [about.job], query) : [];
  for (const part of questionsIn(query)) {
    const before = answers[0]?.openings ?? given;
    const read = inUsualWords(part);
    const one = await answerOne(ctx, { ...asking, said: part }, read, before);
    // What no job shows by its dates may be said in a line with the question's own words.
    const isOpen = read !== part && read.startsWith("How long") && one.confidence <= LEAST_SURE;
    const other = isOpen ? await answerOne(ctx, asking, part, before) : one;
    const isShown = other.keyFactors.some(({ effect }) => effect === "supports");
    // The years in a role are not how near it is.
    answers.push(isShown && other.understood.intent !== "can_i_become" ? other : one);
  }
  const understood = answers.filter(({ understood }) => understood.intent !== "other" || understood.subject);
  const [first, ...others] = new Map(understood.map((one) => [one.recommendation, one])).values();
  if (first) return others.length > 0 ? joined(first, others) : withoutOpenings(first);
  const [only] = answers;
  return withoutOpenings(only && answers.length === 1 ? only : await answerOne(ctx, asking, query, given));
}

const withoutOpenings = ({ openings: _, ...answer }: One): All => answer;

function joined(first: One, others: readonly One[]): All {
  const all = [first, ...others];
  const distinct = <Item>(items: readonly Item[]) => [
    ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
  ];
  return {
    ...withoutOpenings(first),
    recommendation: all.map(({ recommendation }, at) => `(${at + 1}) ${recommendation}`).join(" "),
    reasoning: all.map(({ reasoning }, at) => `(${at + 1}) ${reasoning}`).join(" "),
    confidence: Math.min(...all.map(({ confidence }) => confidence)),
    keyFactors: distinct(all.flatMap(({ keyFactors }) => keyFactors)),
    suggestedActions: distinct(all.flatMap(({ suggestedActions }) => suggestedActions)),
    memoriesUsed: all.reduce((sum, { memoriesUsed }) => sum + memoriesUsed, 0),
    nearest: all.find(({ nearest }) => nearest)?.nearest,
    understood: { ...first.understood, also: others.map(({ understood }) => understood) },
  };
}

type Asking = {
  person: PersonEvidence;
  index: CatalogIndex;
  options: Options;
  role: UnderstoodRole | undefined;
  /** The question in the user's words, if it is answered in other words. */
  said?: string;
};

/** Answers one question. With `isAsNote` it looks only for a note that says so. */
async function answerOne(
  ctx: HandlerContext,
  asking: Asking,
  query: string,
  before: KnownOpening[],
  isAsNote = false,
): Promise<One> {
  const { person, index, options, role, said = query } = asking;
  const read = isAsNote ? asNote : aboutRole(understandQuestion(query, index), role);
  const named = await openingsMeant(ctx, query, read);
  const meant = named.length === 0 && read.roles.length === 0 ? before : named;
  const about = withOpenings(read, query, meant.length);
  const wantsMemories = (options.includeMemories ?? true) || about.intent === "recall";
  const { notes, noAnswer } = wantsMemories
    ? await remembered(ctx, query, options.timeRange ?? "all")
    : { notes: [] };
  const taken = isDueByNote(about, query, notes, meant.length)
    ? ({ ...about, intent: "recall", subject: null } as const)
    : about;
  // An entry of the resume is about the user, and not about who their head teacher is.
  const isPerson = asksWhoIs.test(query) || asksWhom.test(query);
  const memories = notes.filter(
    (note) => isBeside(note, query, meant, taken.subject) && !(isPerson && note.claimIds.length > 0),
  );
  const isRecalled = taken.intent === "recall" || isUnclear(taken);
  const isMissed = isRecalled && meant.length === 0 && !memories.some(({ isMost }) => isMost);
  const searched = isMissed
    ? await textFound(ctx, query, wantsMemories)
    : { lines: undefined, notes: [], isNamed: false };
  // A text with the name in the question says more than a note with half of its words.
  const isFound = searched.isNamed || memories.length === 0;
  const lines = isFound ? (searched.lines ?? []) : [];
  if (searched.isNamed) memories.length = 0;
  if (isFound) memories.push(...searched.notes);
  const half = memories.every(({ isMost }) => !isMost) && !searched.isNamed && lines.length === 0;
  const factsIn = taken.intent === "recall" ? said : undefined;
  const first = await knownFor(ctx, orRecalled(taken, 0), query, meant, factsIn);
  const saying =
    isMissed && half && (first.facts ?? []).every(isNone) ? await openingsSaying(ctx, query) : [];
  const openings = saying.length > 0 ? saying : meant;
  if (saying.length > 0) memories.length = 0;
  const { unknownRoles, ...understood } = orRecalled(taken, memories.length + openings.length + lines.length);
  const more =
    saying.length > 0
      ? { ...first, openings, facts: first.facts?.length ? first.facts : notShown(query) }
      : understood.intent === taken.intent
        ? first
        : await knownFor(ctx, understood, query, openings);
  const known = {
    // A list from the resume answers completely; of the notes that share its words only a denial counts.
    memories: ofTopic(query, memories.filter(isAbout(query, understood))).filter(
      (note) => !more.facts?.some(isWhole) || isTakenBack(note) || (note.denies && !note.isUnread),
    ),
    recallKind: recallKind(query, taken, memories, openings),
    noAnswer:
      memories.length > 0 && memories.every((note) => searched.notes.includes(note)) ? undefined : noAnswer,
    isTextSearched: searched.lines !== undefined,
    arePostingsSearched: isMissed && ctx.actor.scopes.has("read:jobs_workspace"),
    topic: understood.subject === "forgetting" ? topicOf(query) : undefined,
    ...more,
    ...(lines.length > 0 && (more.facts ?? []).every(isNone) && { facts: [...(more.facts ?? []), ...lines] }),
  };
  const isSimulated = options.includeSimulation ?? false;
  const answer = reason(person, index, { ...understood, unknownRoles }, known, isSimulated);
  const isLeft = unknownRoles.length + understood.roles.length === 0 && mayBeNoted(understood, answer);
  if (isLeft && !isAsNote && memories.some((note) => isClearlyMeant(note, query)))
    return answerOne(ctx, asking, query, before, true);
  return {
    ...{
      ...answer,
      recommendation: withLanguage(answer.recommendation, query, understood, openings.length > 0),
    },
    ...{ understood, openings, memoriesUsed: known.memories.length },
    nearest: unknownRoles[0]?.nearest,
  };
}

const asNote: Understood = { intent: "recall", subject: null, roles: [], unknownRoles: [] };
/** Intents about a role, named or not. */
const ofRole = new Set(["can_i_become", "why_score", "what_next", "how_to_close"]);

/** A question that names no role is about the given one. */
function aboutRole(read: Understood, role: UnderstoodRole | undefined): Understood {
  const { intent, subject, roles, unknownRoles } = read;
  const isOpen = role !== undefined && roles.length + unknownRoles.length === 0;
  if (!isOpen || !ofRole.has(intent) || (subject !== null && intent !== "can_i_become")) return read;
  return { ...read, roles: [role], subject: intent === "why_score" ? "match" : subject };
}
