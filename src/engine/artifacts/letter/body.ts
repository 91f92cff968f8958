import { type AskedRequirement, aboutOpening, type Line, type Material } from "../types.ts";
import { answeredBy, isBorneOut, saidDemand } from "./demands.ts";
import { othersFor } from "./named.ts";
import { papersFor } from "./papers.ts";
import { proofs } from "./proofs.ts";

const MOST_PAPERS = 3;
const MOST_OTHERS = 3;
/** How much shorter the first job may become for a line of the second. */
const MOST_TRIED = 3;
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
  const papers = fewerEach(MOST_PAPERS, (most) => papersFor(demands, material, most));
  const whole = (paragraphs: readonly Line[]) =>
    withLeads(requiredFirst(paragraphs, demands), demands, material);
  const isRoom = (paragraphs: readonly Line[]) => fits(whole(paragraphs));
  const top = papers.find(isRoom) ?? [];
  const posts = withMost(first, papers).filter(isRoom).slice(0, MOST_TRIED);
  // Rather a line less of the first job than an earlier one without any.
  const isRoomBeside = (paragraphs: readonly Line[]) =>
    second.slice(0, -1).some((line) => isRoom([...paragraphs, line]));
  const fullest = posts[0] ?? top;
  const post = posts.find(isRoomBeside) ?? fullest;
  // The second job makes room, line by line, for other demands. Without it, the first has all of its lines.
  const choices = [...second.map((line) => [...post, line]), fullest].flatMap((paragraphs) => {
    const open = [...demands, ...nearTongues(material)].filter((demand) => !isBorneOut(paragraphs)(demand));
    return open.length === 0
      ? [paragraphs]
      : fewerEach(MOST_OTHERS, (most) => [...paragraphs, ...othersFor(open, material, most)]);
  });
  return whole(choices.find(isRoom) ?? fullest);
}

/** Languages that are asked for at another level: the letter says which level there is. */
function nearTongues({ asked }: Material): AskedRequirement[] {
  const near = asked.requirements.filter(({ kind, outcome }) => kind === "language" && outcome === "near");
  return near.map((demand) => ({ ...demand, claimIds: demand.nearIds }));
}

/** Papers that answer only what is preferred come after the work that answers what is required. */
function requiredFirst(paragraphs: readonly Line[], demands: readonly AskedRequirement[]): Line[] {
  const answers = ({ claimIds }: Line, isRequired: boolean) =>
    demands.some(
      (demand) => demand.isRequired === isRequired && demand.claimIds.some((id) => claimIds.includes(id)),
    );
  const from = paragraphs.findIndex((line) => answers(line, true) || !answers(line, false));
  if (from < 1 || !paragraphs.some((line) => answers(line, true))) return [...paragraphs];
  const wishes = paragraphs.slice(0, from).map(({ runsOn: _, ...line }) => line);
  return [...paragraphs.slice(from, from + 1), ...wishes, ...paragraphs.slice(from + 1)];
}

/**
 * The first job and the papers, as much as fits: papers make room for its second line, and its further lines for
 * papers of the same weight.
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

/** Paragraphs, each after the demands it answers. A demand is quoted once. */
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
