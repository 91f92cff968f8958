import { counted } from "../../shared/counted.ts";
import { round } from "../fit/numbers.ts";
import type { CatalogIndex } from "../fit/prepare.ts";
import type { PersonEvidence } from "../fit/types.ts";
import { MONTHS, monthsCovered } from "../resume/years.ts";
import type { RankKind } from "../roles/rank-step.ts";
import type { UnderstoodRole } from "../roles/resolve-role.ts";
import { roleNamed } from "../roles/roles-in-text.ts";
import type { PredictionStep } from "./types.ts";

/** Years in the base that a step of rank usually asks for, as advertised; our own choice. */
const years: Record<RankKind, number> = { entry: 0, expert: 4, people: 5, top: 10 };
const leads = /\b(led|lead|leading|managed|supervis|head of|foreman|team of|geleitet|dirigi|encadr|coorden)/i;
const MONTHS_OF_LEADING = 12;

/** What a word of rank asks for beyond the occupation: the steps that are left, and the share of it that is shown. */
interface RankAsked {
  steps: PredictionStep[];
  /** 0..1; undefined without a word of rank that asks for more, or without any work stored. */
  share: number | undefined;
}

/** Compares the years in the base occupation, and having led people, with what a word of rank asks for. */
export function rankAsked(
  step: UnderstoodRole["step"],
  person: PersonEvidence,
  index: CatalogIndex,
): RankAsked {
  const needed = step ? years[step.kind] : 0;
  if (!step || needed === 0) return { steps: [], share: undefined };
  const { worked, among } = workIn(step.base, person, index);
  const asksToLead = step.kind === "people" || step.kind === "top";
  const hasLed = [...person.titles, ...person.texts].some(({ text }) => leads.test(text));
  const shares = [Math.min(1, worked / needed), ...(asksToLead ? [hasLed ? 1 : 0] : [])];
  const hasWork = person.titles.length + person.texts.length > 0 || person.years !== undefined;
  return {
    share: hasWork ? shares.reduce((sum, share) => sum + share, 0) / shares.length : undefined,
    steps: [
      ...(worked < needed
        ? [
            {
              key: "rank:years",
              text: `"${step.word}" usually takes about ${counted(needed, "year")} among ${step.base.title}; ${counted(round(worked, 1), "year")} ${among}.`,
              months: Math.round((needed - worked) * MONTHS),
            },
          ]
        : []),
      ...(asksToLead && !hasLed
        ? [
            {
              key: "rank:leading",
              text: `"${step.word}" asks for having led people. Nothing stored shows it.`,
              months: MONTHS_OF_LEADING,
            },
          ]
        : []),
    ],
  };
}

/** Years in the base occupation, by the dated jobs that are of it; all years of work where no job has dates. */
function workIn(base: { code: string }, { jobs = [], years: all = 0 }: PersonEvidence, index: CatalogIndex) {
  const dated = jobs.flatMap(({ title, months }) => (months ? [{ title, months }] : []));
  if (dated.length === 0) return { worked: all, among: "of work are stored" };
  const own = dated.filter(({ title }) => roleNamed(title, index).understoodAs?.code === base.code);
  const worked = monthsCovered(own.map(({ months }) => months)) / MONTHS;
  return { worked, among: "are shown there" };
}
