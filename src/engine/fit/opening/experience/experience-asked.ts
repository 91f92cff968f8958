import { countryOf } from "../../../places/countries.ts";
import { jurisdictionsIn, withoutJurisdictions } from "../../../places/jurisdictions.ts";
import type { Requirement } from "../../../posting/types.ts";
import type { PreparedJob } from "../prepare-record.ts";
import { type Found, type Known, met, near, unknown, unmet } from "../types.ts";
import { workOutcome } from "./experience.ts";

/** "Five years' experience, including work in primary care". */
const including =
  /, with (?=(?:at least )?\d)|,? (?:including|incl\.|inklusive|davon|y compris|dont|incluyendo|incluidos?|incluindo|inclusief) /iu;
/** "Canadian structural design experience": a country by a word that is no language's. */
const ofCountry =
  /(?<!\p{L})(?:Canadian|American|British|Australian|Irish|Indian|New Zealand|US|UK|[Kk]anadische\p{L}*|[Aa]merikanische\p{L}*|canadienne|américaine|canadiense|estadounidense|brasileira) (?:[\p{L}-]+ ){0,4}(?:experience|[Ee]rfahrung|expérience|experiencia|experiência)(?!\p{L})/u;
/** "Experience in Australia". */
const inCountry =
  /(?<!\p{L})(?:[Ee]xperience|[Ww]orked|[Ee]rfahrung|[Ee]xpérience|[Ee]xperiencia) (?:\p{L}+ ){0,3}?(?:in|en|au|aux) (?:the |den )?(\p{Lu}[\p{L} ]{1,30})$/u;

/** The country in which a demand wants the work to have been; undefined for most. */
function countryAsked(text: string): string | undefined {
  const named = inCountry.exec(text)?.[1];
  if (named !== undefined) return countryOf(named);
  return ofCountry.test(text) ? jurisdictionsIn(text)[0]?.country : undefined;
}

/** Years, from the dates of the jobs about the topic; of the jobs in a country, if the demand names one for its work. */
export function experienceOutcome(requirement: Requirement, whole: string, known: Known): Found {
  const { text } = requirement;
  const country = countryAsked(text);
  const { jobs } = known.record;
  if (country === undefined || jobs.length === 0) return inParts(requirement, whole, known);
  const there = jobs.filter((job) => isIn(job, country));
  if (there.length === 0) return jobs.every(({ countries }) => countries) ? unmet : unknown;
  const plain = withoutJurisdictions(text);
  return inParts({ ...requirement, text: plain }, plain, {
    ...known,
    record: { ...known.record, jobs: there },
  });
}

/** True if a job was in a country, or its lines name it. */
function isIn({ countries = [], text }: PreparedJob, asked: string): boolean {
  return countries.includes(asked) || jurisdictionsIn(text).some(({ country }) => country === asked);
}

function inParts(requirement: Requirement, whole: string, known: Known): Found {
  const { text } = requirement;
  const part = including.exec(text);
  if (part === null) return workOutcome(requirement, whole, known);
  const head = workOutcome({ ...requirement, text: text.slice(0, part.index) }, whole, known);
  if (head.outcome !== "met") return head;
  const tail = { ...requirement, text: `experience of ${text.slice(part.index + part[0].length)}` };
  const rest = workOutcome(tail, whole, known);
  if (rest.outcome === "met") return met([...head.claimIds, ...rest.claimIds], head.shownBy);
  return near(head.shownBy ?? text, head.claimIds);
}
