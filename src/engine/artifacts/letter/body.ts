import { type AskedRequirement, aboutOpening, fromClaims, type Line, type Material } from "../types.ts";
import { hasResult } from "../words/said/figures.ts";
import { answeredBy, isBorneOut, isShown, saidDemand } from "./demands.ts";
import { nearTongues, othersFor, papers } from "./named.ts";
import { forPapers, papersFor } from "./papers.ts";
import { countWords, proofs } from "./proofs.ts";

const MOST_PAPERS = 3;
/** A paragraph about the person with so few words belongs to the one before. */
const FEW_WORDS = 8;
const MOST_OTHERS = 3;
/** So many forms of the first job and the papers are tried with the rest of the letter. */
const MOST_TRIED = 8;
/** An answer by a list of skills, and a line of a job, beside an answer that is shown. */
const A_LIST = 0.4;
const A_LINE = 0.3;
/** A line with a result is worth a little more than a wish that is met. */
const A_RESULT = 1.1;
/** A certificate is worth a little more than a third line about a job. */
const A_PAPER = 1.1;

/** True if lines fit in the letter. */
type Fits = (body: readonly Line[]) => boolean;

/**
 * The paragraphs about the person, the strongest evidence first: papers, then jobs, then items the resume only
 * lists. Each names the demands it answers. Unanswered demands are not quoted.
 */
export function bodyOf(demands: readonly AskedRequirement[], material: Material, fits: Fits): Line[] {
  const [first = [], second = []] = proofs(material);
  const held = fewerEach(MOST_PAPERS, (most) => papersFor(demands, material, most));
  const whole = (paragraphs: readonly Line[]) =>
    withLeads(requiredFirst(paragraphs, demands, material), demands, material);
  const isRoom = (paragraphs: readonly Line[]) => fits(whole(paragraphs));
  const top = held.find(isRoom) ?? [];
  const posts = withMost(first, held).filter(isRoom).slice(0, MOST_TRIED);
  const asked = [...demands, ...nearTongues(material)];
  const worthOf = worthIn(asked, material);
  // The second job and other items make room for each other: what answers most is chosen.
  const choices = [...posts, top].flatMap((post) =>
    [...second.map((line) => [line]), []].flatMap((earlier) => {
      const paragraphs = [...post, ...earlier];
      const open = asked.filter((demand) => !isBorneOut(paragraphs)(demand));
      return [
        ...fewerEach(MOST_OTHERS, (most) => [...paragraphs, ...othersFor(open, material, most)]),
        paragraphs,
      ].filter(isRoom);
    }),
  );
  const rated = choices.map((paragraphs) => ({ paragraphs, worth: worthOf(paragraphs) }));
  const most = Math.max(0, ...rated.map(({ worth }) => worth));
  return whole(rated.find(({ worth }) => worth === most)?.paragraphs ?? top);
}

/** What paragraphs say to the demands: required ones count twice, and work or papers more than a list of skills. */
function worthIn(
  asked: readonly AskedRequirement[],
  material: Material,
): (paragraphs: readonly Line[]) => number {
  const { claims, asked: opening } = material;
  const kinds = new Map(claims.map(({ id, kind }) => [id, kind]));
  const results = new Set(claims.filter(({ text }) => hasResult(text)).map(({ id }) => id));
  return (paragraphs) => {
    const shown = paragraphs.filter(({ claimIds }) => claimIds.some((id) => kinds.get(id) !== "skill"));
    const isAnswered = isBorneOut(shown);
    // Several jobs together may be as long as required.
    const together = fromClaims(
      shown.map(({ text }) => text).join(" "),
      shown.flatMap(({ claimIds }) => claimIds.map((id) => ({ id }))),
    );
    const isLongEnough = (demand: AskedRequirement) =>
      demand.kind !== "experience" || isShown(demand, together, material);
    const isNamed = isBorneOut(paragraphs);
    const answered = asked.reduce((sum, demand) => {
      const share = isAnswered(demand) && isLongEnough(demand) ? 1 : isNamed(demand) ? A_LIST : 0;
      return sum + share * (demand.isRequired ? 2 : 1);
    }, 0);
    const cited = paragraphs.flatMap(({ claimIds }) => claimIds);
    const near = opening.requirements.filter(({ nearIds }) => nearIds.some((id) => cited.includes(id)));
    const lines = cited.filter((id) => worthNaming.has(kinds.get(id) ?? "") || results.has(id));
    const ofResults = cited.filter((id) => results.has(id));
    return answered + A_LIST * near.length + A_LINE * lines.length + A_RESULT * ofResults.length;
  };
}

const worthNaming: ReadonlySet<string> = new Set(["bullet", ...papers]);

/** Papers that answer nothing, or only what is preferred, come after the work, unless they are a step to a required one. */
function requiredFirst(
  paragraphs: readonly Line[],
  demands: readonly AskedRequirement[],
  { asked, claims }: Material,
): Line[] {
  const [first, work, ...others] = paragraphs;
  if (!first || !work) return [...paragraphs];
  const cites = ({ claimIds }: Line, ids: readonly string[]) => ids.some((id) => claimIds.includes(id));
  const answers = (line: Line, isRequired: boolean) =>
    demands.some((demand) => demand.isRequired === isRequired && cites(line, demand.claimIds));
  const isStep = asked.requirements.some(
    ({ kind, isRequired, nearIds, related = [] }) =>
      isRequired &&
      forPapers.includes(kind) &&
      cites(first, [...nearIds, ...related.flatMap(({ claimIds }) => claimIds)]),
  );
  const isOfPapers = claims.every(({ id, kind }) => papers.includes(kind) || !first.claimIds.includes(id));
  if (answers(first, true) || isStep || !isOfPapers) return [...paragraphs];
  if (answers(first, false) && !answers(work, true)) return [...paragraphs];
  const { runsOn: _, ...wishes } = first;
  return answers(first, false) ? [work, wishes, ...others] : [work, ...others, wishes];
}

/**
 * The first job and the papers, as much as fits: papers make room for its second line, and its further lines for
 * papers of the same weight.
 */
function withMost(post: readonly Line[], papers: readonly Line[][]): Line[][] {
  const least = Math.min(...post.map(({ claimIds }) => claimIds.length));
  const pairs = post.flatMap((line) => {
    const lines = line.claimIds.length - least + 1;
    return papers.map((some, fewer) => ({
      body: [...some, line],
      said: Math.min(2 * lines, lines + 2) + A_PAPER * (papers.length - fewer),
    }));
  });
  return pairs.toSorted((left, right) => right.said - left.said).map(({ body }) => body);
}

function fewerEach(most: number, lines: (most: number) => Line[]): Line[][] {
  return Array.from({ length: most }, (_, less) => lines(most - less));
}

/** Paragraphs, each after the demands it answers. A demand is quoted once. */
function withLeads(
  paragraphs: readonly Line[],
  demands: readonly AskedRequirement[],
  material: Material,
): Line[] {
  const { letter } = material.words;
  const quoted = new Set<AskedRequirement>();
  let leads = 0;
  const lines = paragraphs.flatMap((paragraph) => {
    const answered = answeredBy(
      paragraph,
      demands.filter((demand) => !quoted.has(demand)),
      material,
    );
    for (const demand of answered) quoted.add(demand);
    if (answered.length === 0) return [paragraph];
    const lead = letter.asks(
      answered.map((demand) => saidDemand(demand, material)),
      leads,
    );
    leads += 1;
    return [aboutOpening(lead, { kind: "paragraph", runsOn: true }), paragraph];
  });
  // "I speak German (C1)" is no paragraph of its own.
  return lines.map((line, at) => {
    const next = lines[at + 1];
    const isShort = next?.source === undefined && next && countWords([next.text]) <= FEW_WORDS;
    return isShort ? { ...line, runsOn: true } : line;
  });
}
