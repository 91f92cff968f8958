import { localKey } from "../catalog/titles/title-words.ts";
import { type EntryRequirement, educationLevels } from "../catalog/types.ts";
import type { CatalogBase } from "../fit/baseline.ts";
import type { PersonEvidence } from "../fit/types.ts";

/**
 * Legal or usual entry requirements of an occupation that none of the person's claims shows. Legal ones come
 * first.
 */
export function unmetEntry(
  person: Pick<PersonEvidence, "credentials" | "degrees" | "education">,
  code: string,
  { entryRequirements }: Pick<CatalogBase, "entryRequirements">,
): EntryRequirement[] {
  const unmet = (entryRequirements.get(code) ?? []).filter((requirement) => !isShown(requirement, person));
  return unmet.toSorted((left, right) => rankOf(left) - rankOf(right));
}

/** True if a text has all words of a phrase that shows a requirement. */
export function isNamed(text: string, { shownBy }: EntryRequirement): boolean {
  const key = localKey(text);
  const tokens = key.split(" ");
  return shownBy.some((phrase) => phrase.split(" ").every((word) => hasWord(word, tokens, key)));
}

/** What an unmet requirement means, as a sentence. */
export function entrySentence({ kind, name, binding }: EntryRequirement): string {
  const asks =
    binding === "law"
      ? `By law, most countries require ${name} for this work.`
      : `Employers usually require ${name}.`;
  const shows = {
    licence: "certificate or licence",
    degree: "degree",
    apprenticeship: "training or certificate",
  };
  return `${asks} No stored ${shows[kind]} shows it.`;
}

/** What a degree means that no claim shows and a job in the occupation implies, as a sentence. */
export function impliedDegree({ name, binding }: EntryRequirement): string {
  const asks = binding === "law" ? "by law in most countries" : "customarily";
  return `Entry asks ${asks} for ${name}; the work done in this role counts for it, and no claim names it.`;
}

/** A stable key of a requirement. */
export function entryKey({ kind, name }: EntryRequirement): string {
  return `${kind}:${localKey(name).replaceAll(" ", "-")}`;
}

function isShown(
  requirement: EntryRequirement,
  {
    credentials = [],
    degrees = [],
    education,
  }: Pick<PersonEvidence, "credentials" | "degrees" | "education">,
): boolean {
  const isByName = ({ text }: { text: string }) => isNamed(text, requirement);
  switch (requirement.kind) {
    // A degree or a job with the same words is not a licence.
    case "licence":
      return credentials.some(isByName);
    case "apprenticeship":
      return credentials.some(isByName) || degrees.some(isByName);
    case "degree": {
      const reaches = (level: PersonEvidence["education"]) =>
        level !== undefined &&
        educationLevels.indexOf(level) >= educationLevels.indexOf(requirement.level ?? "none");
      if (requirement.shownBy.length === 0) return reaches(education);
      return degrees.some((degree) => reaches(degree.level) && isByName(degree));
    }
  }
}

/** A word in capitals must match whole, like an acronym. Others may continue: "nurs" is in "nursing". */
function hasWord(word: string, tokens: readonly string[], key: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return key.includes(word);
  const lower = word.toLowerCase();
  return word === lower ? tokens.some((token) => token.startsWith(lower)) : tokens.includes(lower);
}

function rankOf({ binding }: EntryRequirement): number {
  return binding === "law" ? 0 : 1;
}
