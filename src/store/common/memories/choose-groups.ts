/** Counting stops here: a term in more nodes is "common". */
export const COUNT_CAP = 1000;
/** At most this many nodes are scored per query, so a search of 200,000 nodes is as fast as one of 20,000. */
export const SCORED_CAP = 2000;
/** Enough to tell rare terms from common ones. Counting of a term stops well before. */
export const NODES_CAP = 10_000;

/** A term with its synonyms, and how many nodes contain it. */
export interface Group {
  word: string;
  own: number;
  synonyms: number;
}

/** The rarest terms that fit within the scoring limit, at least one. */
export function chooseGroups<Term extends Group>(groups: readonly Term[]): Term[] {
  const sizeOf = ({ own, synonyms }: Group) => own + synonyms;
  const known = groups
    .filter((group) => sizeOf(group) > 0)
    .sort((a, b) => sizeOf(a) - sizeOf(b) || (a.word < b.word ? -1 : 1));
  const chosen: Term[] = [];
  let sum = 0;
  for (const group of known) {
    sum += sizeOf(group);
    // The real count of a capped term is unknown, so it is used only if it is the only term.
    if (chosen.length > 0 && (sizeOf(group) >= COUNT_CAP || sum > SCORED_CAP)) break;
    chosen.push(group);
  }
  return chosen;
}
