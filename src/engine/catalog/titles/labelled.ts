import type { LabelledOccupation, LocalTitle } from "../types.ts";
import { localTitles } from "./local-titles.ts";
import type { TitleIndex } from "./titles.ts";

const ENGLISH = "en";
/** Words of equal length on both sides of a slash are two names: "infirmier/infirmière". */
const SHORTEST_NAME = 5;

/** How well an occupation's English labels match one of the catalogue. Smaller is better. */
const sure = { exact: 0, alternate: 1, byOthers: 2 } as const;

interface Owned {
  code: string;
  doubt: number;
  labels: Record<string, string[]>;
}

/**
 * Labels in other languages as titles of the catalogue's occupations. Each goes to the occupation with its
 * English label. If that is none or several, the other English labels decide, provided they all name the same
 * one.
 */
export function localTitlesOf(
  labelled: readonly LabelledOccupation[],
  titles: Pick<TitleIndex, "named">,
): LocalTitle[] {
  const owned = labelled.flatMap(({ labels }): Owned[] => {
    const owner = ownerOf(labels[ENGLISH] ?? [], titles);
    return owner ? [{ ...owner, labels }] : [];
  });
  // Answers use the first of an occupation's titles in a language.
  return owned
    .toSorted((left, right) => left.doubt - right.doubt)
    .flatMap(({ code, labels }) =>
      Object.entries(labels)
        .filter(([language]) => language !== ENGLISH)
        .flatMap(([language, names]) =>
          names.flatMap(namesOf).flatMap((name) => localTitles(code, name, language)),
        ),
    );
}

function ownerOf(
  [preferred, ...others]: readonly string[],
  titles: Pick<TitleIndex, "named">,
): Omit<Owned, "labels"> | undefined {
  if (preferred === undefined) return undefined;
  const [first, second] = titles.named(preferred);
  if (first && (!second || (first.how === "exact" && second.how !== "exact")))
    return { code: first.code, doubt: sure[first.how] };
  if (first) return undefined;
  const codes = new Set(
    others.flatMap((label) => {
      const [only, more] = titles.named(label);
      return only && !more ? [only.code] : [];
    }),
  );
  const [code] = codes;
  return code !== undefined && codes.size === 1 ? { code, doubt: sure.byOthers } : undefined;
}

function namesOf(label: string): string[] {
  const parts = label.split("/").map((part) => part.trim());
  const areNames = parts.length > 1 && parts.every((part) => part.length >= SHORTEST_NAME);
  return areNames ? parts : [label];
}
