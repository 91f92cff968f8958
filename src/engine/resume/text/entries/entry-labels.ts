import { type EntryLabel, entryLabels } from "../../../lexicon/headings/entry-labels.ts";
import { foldText } from "../../../text/fold.ts";
import { kept } from "../../../text/kept.ts";

type Names = ReadonlyMap<string, ReadonlySet<EntryLabel>>;

const NAMES: Names = namesOf(Object.keys(entryLabels).filter(isKind));
const LONGEST = 80;

/** The meanings of a label or column heading, by wording; several if languages differ ("a", "de"). */
export const labelsOf = kept((text: string): ReadonlySet<EntryLabel> => {
  if (text.length > LONGEST) return new Set();
  const words = foldText(text)
    .replace(/\([^()]{0,20}\)/g, "")
    .replace(/[/&]/g, " or ")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  const either = words.split(" or ").map((word) => NAMES.get(word));
  // "Institute / School": two names of one column.
  const isOne = either.length === 2 && either.every((kinds) => kinds !== undefined);
  return NAMES.get(words) ?? (isOne ? new Set(either.flatMap((kinds) => [...(kinds ?? [])])) : new Set());
});

/** The label before a value that gives a job's title, employer, place or time, or undefined. */
export function jobLabel(text: string): "title" | "employer" | "place" | "dates" | undefined {
  const found = labelsOf(text);
  return (["title", "employer", "place", "dates"] as const).find(
    (kind) => found.has(kind) && !NO_LABELS.has(foldText(text.trim())),
  );
}

/** Words that are column headings but also precede other things. */
const NO_LABELS: ReadonlySet<string> = new Set([
  ..."time,when,year,years,jahr,zeit,annee,ano,anno,jaar,rank,place,town,city,country,ville,ciudad,cidade".split(
    ",",
  ),
  ..."structure,ausbildung,function,emploi,betrieb,customer,firm,duree,dauer".split(","),
]);

/** "Position: ...", "Company: ...", "Dates: ..." name an entry. Other labels describe it. */
export function isEntryLabel(text: string): boolean {
  const label = /^([\p{L} /]{2,30}?)\s{0,20}[:：]/u.exec(text)?.[1];
  if (label === undefined) return false;
  const kinds = labelsOf(label);
  return jobLabel(label) !== undefined || (kinds.size > 0 && STUDY.some((kind) => kinds.has(kind)));
}

const STUDY: readonly EntryLabel[] = ["school", "award", "area", "from"];

function isKind(name: string): name is EntryLabel {
  return name in entryLabels;
}

function namesOf(kinds: readonly EntryLabel[]): Names {
  const names = new Map<string, Set<EntryLabel>>();
  for (const kind of kinds) {
    for (const name of Object.values(entryLabels[kind]).flatMap((list) => list.split("|"))) {
      const known = names.get(name) ?? new Set();
      names.set(name, known.add(kind));
    }
  }
  return names;
}
