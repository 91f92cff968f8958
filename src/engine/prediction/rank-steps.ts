import { counted } from "../../shared/text/words.ts";
import { round } from "../fit/numbers.ts";
import type { CatalogIndex } from "../fit/scales.ts";
import type { PersonEvidence } from "../fit/types.ts";
import { MONTHS, monthsCovered } from "../resume/years.ts";
import type { RankKind } from "../roles/rank-step.ts";
import type { UnderstoodRole } from "../roles/resolve-role.ts";
import { roleNamed } from "../roles/roles-in-text.ts";
import type { PredictionStep } from "./types.ts";

/** Years in the base occupation that a rank usually needs, as advertised. Our own choice. */
const years: Record<RankKind, number> = { entry: 0, expert: 4, people: 5, top: 10 };
const leads = /\b(led|lead|leading|managed|supervis|head of|foreman|team of|geleitet|dirigi|encadr|coorden)/i;
const MONTHS_OF_LEADING = 12;

/** The additional demands of a rank word: the remaining steps, and the share already shown. */
interface RankAsked {
  steps: PredictionStep[];
  /** 0..1; undefined if the rank word demands nothing more, or no work is stored. */
  share: number | undefined;
}

/** Compares the years in the base occupation, and experience in leading people, with the demands of a rank word. */
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

/** Years in the base occupation from its dated jobs, or all years of work if no job has dates. */
function workIn(base: { code: string }, { jobs = [], years: all = 0 }: PersonEvidence, index: CatalogIndex) {
  const dated = jobs.flatMap(({ title, months }) => (months ? [{ title, months }] : []));
  if (dated.length === 0) return { worked: all, among: "of work are stored" };
  const own = dated.filter(({ title }) => roleNamed(title, index).understoodAs?.code === base.code);
  const worked = monthsCovered(own.map(({ months }) => months)) / MONTHS;
  return { worked, among: "are shown there" };
}
