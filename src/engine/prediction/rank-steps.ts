import { counted } from "../../shared/counted.ts";
import { round } from "../fit/numbers.ts";
import type { PersonEvidence } from "../fit/types.ts";
import type { RankKind } from "../roles/rank-step.ts";
import type { UnderstoodRole } from "../roles/resolve-role.ts";
import type { PredictionStep } from "./types.ts";

/** Years in the base that a step of rank usually asks for, as advertised; our own choice. */
const years: Record<RankKind, number> = { entry: 0, expert: 4, people: 5, top: 10 };
const leads = /\b(led|lead|leading|managed|supervis|head of|foreman|team of|geleitet|dirigi|encadr|coorden)/i;

/** What a word of rank asks for beyond the occupation itself: years in it, and having led people. */
export function rankSteps(step: UnderstoodRole["step"], person: PersonEvidence): PredictionStep[] {
  if (!step) return [];
  const needed = years[step.kind];
  const short = needed - (person.years ?? 0);
  const { title } = step.base;
  const hasLed = [...person.titles, ...person.texts].some(({ text }) => leads.test(text));
  const asksToLead = step.kind === "people" || step.kind === "top";
  return [
    ...(short > 0
      ? [
          {
            key: "rank:years",
            text: `This step of rank usually takes about ${counted(needed, "year")} among ${title}; ${counted(round(person.years ?? 0, 1), "year")} of work are stored.`,
            months: Math.round(short * 12),
          },
        ]
      : []),
    ...(asksToLead && !hasLed
      ? [
          {
            key: "rank:leading",
            text: "This step of rank asks for having led people, and nothing stored shows it.",
            months: 12,
          },
        ]
      : []),
  ];
}
