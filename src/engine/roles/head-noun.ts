import { singularOf, titleStems } from "../catalog/titles/title-words.ts";
import type { OccupationEntry } from "../catalog/types.ts";

/** After these words comes a detail of the noun before: "Director of Nursing", "Clerk, Payroll". */
const tail = /,| of | for | at | in | to | with | - | – | — | \| |--|\(/i;

/** The singular noun that says what a title is: "manager" for "Nurse Manager" and "Managers, Sales". */
export function headNoun(title: string): string | undefined {
  return titleStems(title.split(tail, 1)[0] ?? title, singularOf).at(-1);
}

/**
 * True if any title of an occupation has this head noun: a manager is not a nurse, and an assistant not a
 * physician.
 */
export function hasHeadNoun(entry: OccupationEntry, noun: string): boolean {
  return [entry.title, ...entry.alternateTitles].some((title) => headsOf(title).includes(noun));
}

/** The head nouns of a title: "Waiters and Waitresses" has two, "Training and Development Specialists" one. */
function headsOf(title: string): string[] {
  // "Computer, Automated Teller, and Office Machine Repairers" are repairers: a list has its noun at the end.
  const own = title.split(/, except /i, 1)[0] ?? title;
  const [first = title] = /, and /i.test(own) ? [own] : own.split(tail, 1);
  const parts = first.split(/,? and |\/|, /);
  const nouns = parts.flatMap((part, at) => {
    const word = part.trim().split(" ").at(-1) ?? "";
    return at === parts.length - 1 || /[^s]s$/.test(word) ? (headNoun(part) ?? []) : [];
  });
  return nouns;
}
