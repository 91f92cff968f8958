import type { Extraction, Salary } from "../types.ts";

/** An amount that may be the pay, with the strength of its evidence. */
export interface Candidate {
  found: Extraction<Salary>;
  score: number;
}

/** The candidate with the strongest evidence, the first of equals. */
export function best(list: readonly Candidate[]): Extraction<Salary> | undefined {
  return list.reduce<Candidate | undefined>(
    (top, each) => (top === undefined || each.score > top.score ? each : top),
    undefined,
  )?.found;
}

/** True if another pay of the same period has equal evidence, so that neither is certain. */
export function isOpen(
  list: readonly Candidate[],
  areSteps: (top: Extraction<Salary>, other: Extraction<Salary>) => boolean,
): boolean {
  const top = best(list);
  const most = Math.max(...list.map(({ score }) => score));
  return (
    top !== undefined &&
    list.some(
      ({ found, score }) =>
        score === most &&
        found.value.period === top.value.period &&
        !overlap(found.value, top.value) &&
        !areSteps(top, found) &&
        !areSteps(found, top),
    )
  );
}

function overlap(one: Salary, other: Salary): boolean {
  const [low, high] = boundsOf(one);
  const [from, to] = boundsOf(other);
  return (low >= from && high <= to) || (from >= low && to <= high);
}

function boundsOf({ min, max }: Salary): [number, number] {
  return [min ?? max ?? 0, max ?? min ?? 0];
}

/** For "7-10 Lacs P.A." in the heading and "up to 10 LPA" below, the one with both ends. */
export function wholeRange(
  { value }: Extraction<Salary>,
  all: readonly Candidate[],
): Extraction<Salary> | undefined {
  if (value.min !== undefined && value.max !== undefined && value.min !== value.max) return undefined;
  return all.find(
    ({ found: { value: other } }) =>
      other.min !== undefined &&
      other.min !== other.max &&
      other.max === value.max &&
      other.currency === value.currency &&
      other.period === value.period,
  )?.found;
}
