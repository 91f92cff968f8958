/** Counting stops here: a term in more nodes is just "common". */
export const COUNT_CAP = 1000;
/** How many nodes are scored for one query. It keeps a search as fast over 200,000 nodes as over 20,000. */
export const SCORED_CAP = 2000;
/** Enough to tell rare from common; a term's count stops well before. */
export const NODES_CAP = 10_000;

/** A term or its synonyms, with how many nodes hold it. */
export interface Group {
  word: string;
  own: number;
  synonyms: number;
}

/** The rarest terms, as many as can be scored together; at least one. */
export function chooseGroups<Term extends Group>(groups: readonly Term[]): Term[] {
  const sizeOf = ({ own, synonyms }: Group) => own + synonyms;
  const known = groups
    .filter((group) => sizeOf(group) > 0)
    .sort((a, b) => sizeOf(a) - sizeOf(b) || (a.word < b.word ? -1 : 1));
  const chosen: Term[] = [];
  let sum = 0;
  for (const group of known) {
    sum += sizeOf(group);
    // A term that reached the cap is in an unknown number of nodes; it is used only if it is the only term.
    if (chosen.length > 0 && (sizeOf(group) >= COUNT_CAP || sum > SCORED_CAP)) break;
    chosen.push(group);
  }
  return chosen;
}
