import { type AskedRequirement, aboutOpening, type Line, type Material } from "../types.ts";
import { answeredBy, isBorneOut, saidDemand } from "./demands.ts";
import { othersFor, papersFor } from "./named.ts";
import { proofs } from "./proofs.ts";

const MOST_PAPERS = 3;
const MOST_OTHERS = 3;
/** A paper says a little more than a third line of a post. */
const A_PAPER = 1.1;

/** Whether lines fit the letter. */
type Fits = (body: readonly Line[]) => boolean;

/**
 * The paragraphs about the person, the strongest evidence first: papers, then posts, then what the resume only names.
 * Each says which of the demands it answers, and what nothing in it answers is not quoted.
 */
export function bodyOf(demands: readonly AskedRequirement[], material: Material, fits: Fits): Line[] {
  const [first = [], second = []] = proofs(material);
  const papers = fewerEach(MOST_PAPERS, (most) => papersFor(demands, material, most));
  const whole = (paragraphs: readonly Line[]) => withLeads(paragraphs, demands, material);
  const isRoom = (paragraphs: readonly Line[]) => fits(whole(paragraphs));
  const top = papers.find(isRoom) ?? [];
  const post = withMost(first, papers).find(isRoom) ?? top;
  // The second post gives way to what else is asked for, line by line.
  const choices = [...second.map((line) => [...post, line]), post].flatMap((paragraphs) => {
    const open = demands.filter((demand) => !isBorneOut(paragraphs)(demand));
    return open.length === 0
      ? [paragraphs]
      : fewerEach(MOST_OTHERS, (most) => [...paragraphs, ...othersFor(open, material, most)]);
  });
  return whole(choices.find(isRoom) ?? post);
}

/**
 * The first post with the papers, the most that is said first: papers give way before its second line, and its further
 * lines before the papers that weigh as much.
 */
function withMost(post: readonly Line[], papers: readonly Line[][]): Line[][] {
  const lines = (less: number) => Math.min(2 * (post.length - less), post.length - less + 2);
  const pairs = post.flatMap((line, less) =>
    papers.map((some, fewer) => ({
      body: [...some, line],
      said: lines(less) + A_PAPER * (papers.length - fewer),
    })),
  );
  return pairs.toSorted((left, right) => right.said - left.said).map(({ body }) => body);
}

function fewerEach(most: number, lines: (most: number) => Line[]): Line[][] {
  return Array.from({ length: most }, (_, less) => lines(most - less));
}

/** Paragraphs, each behind the demands that it answers; a demand is quoted once. */
function withLeads(
  paragraphs: readonly Line[],
  demands: readonly AskedRequirement[],
  material: Material,
): Line[] {
  const { letter } = material.words;
  const quoted = new Set<AskedRequirement>();
  let leads = 0;
  return paragraphs.flatMap((paragraph) => {
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
}
