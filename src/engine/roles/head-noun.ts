import { singularOf, titleStems } from "../catalog/titles/title-words.ts";
import type { OccupationEntry } from "../catalog/types.ts";

/** What follows one of these says more about the noun before it: "Director of Nursing", "Clerk, Payroll". */
const tail = /,| of | for | at | in | to | with | - | – | — | \| |--|\(/i;

/** The noun in the singular that says what a title is: "manager" of "Nurse Manager" and of "Managers, Sales". */
export function headNoun(title: string): string | undefined {
  return titleStems(title.split(tail, 1)[0] ?? title, singularOf).at(-1);
}

/** Whether any title of an occupation has this head noun: a manager is no nurse, and an assistant no physician. */
export function hasHeadNoun(entry: OccupationEntry, noun: string): boolean {
  return [entry.title, ...entry.alternateTitles].some((title) => headsOf(title).includes(noun));
}

/** The head nouns of a title: "Waiters and Waitresses" has two, "Training and Development Specialists" one. */
export function headsOf(title: string): string[] {
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
