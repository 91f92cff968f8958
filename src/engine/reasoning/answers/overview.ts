import { counted } from "../../../shared/text/words.ts";
import type { PersonEvidence, PersonText } from "../../fit/types.ts";
import { yearsCovered } from "../../resume/years.ts";
import type { KeyFactor } from "../types.ts";

/** How many of a kind are named; the rest are counted. */
const NAMED = 4;

/** The person's claims in short, a factor a kind: the latest job, years, skills, degrees, papers, languages. */
export function knownOf(person: PersonEvidence): KeyFactor[] {
  const { titles, years, skills, degrees = [], credentials = [], languages = [], ifConfirmed } = person;
  const [latest] = titles;
  const employer = latest && employerOf(latest, person);
  // The subject of a degree and the name of a licence count as skills elsewhere.
  const papers = new Set([...degrees, ...credentials].flatMap(({ claimIds }) => claimIds));
  const own = skills.filter(({ claimIds }) => !claimIds.every((id) => papers.has(id)));
  return [
    ...(latest
      ? [fact("work", `Latest job: ${latest.text}${employer ? ` at ${employer}` : ""}`, latest.claimIds)]
      : []),
    ...(years === undefined
      ? []
      : [fact("years", `Years of work by the ${areByDates(person) ? "dates" : "profile"}: ${years}`)]),
    ...named(
      "skills",
      "skill",
      "skills",
      own.map(({ name, claimIds }) => ({ text: name, claimIds })),
    ),
    ...named("degrees", "entry of education", "entries of education", degrees),
    ...named("papers", "licence or certificate", "licences and certificates", credentials),
    ...named(
      "languages",
      "language",
      "languages",
      languages.map(({ language, claimIds }) => ({ text: language, claimIds })),
    ),
    ...(ifConfirmed
      ? [
          {
            ...{ key: "overview.unconfirmed", effect: "unknown", claimIds: [...ifConfirmed.claimIds] },
            text: `Not counted: ${counted(ifConfirmed.claimIds.size, "unconfirmed claim")}`,
          },
        ]
      : []),
  ];
}

/** True if the years of work are those that the dated jobs cover, and not more by the profile. */
export function areByDates({ years = 0, jobs = [] }: PersonEvidence): boolean {
  return yearsCovered(jobs.flatMap(({ months }) => (months ? [months] : []))) >= years;
}

/** The employer of the job that a title is from. */
function employerOf({ claimIds }: PersonText, { jobs = [] }: PersonEvidence): string | undefined {
  return jobs.find((job) => job.claimIds.some((id) => claimIds.includes(id)))?.employer;
}

function named(
  key: string,
  one: string,
  many: string,
  items: readonly { text: string; claimIds: string[] }[],
): KeyFactor[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, NAMED);
  const such = items.length > NAMED ? ", such as " : ": ";
  const text = `${counted(items.length, one, many)}${such}${shown.map((item) => item.text).join("; ")}`;
  return [fact(key, text, [...new Set(shown.flatMap(({ claimIds }) => claimIds))])];
}

function fact(key: string, text: string, claimIds: string[] = []): KeyFactor {
  return { key: `overview.${key}`, text, effect: "supports", claimIds };
}
