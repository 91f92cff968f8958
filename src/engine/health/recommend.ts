import { shareWords } from "../everyday-words.ts";
import { type FreshItem, freshItems } from "./freshness.ts";
import { goalPace } from "./goals.ts";
import { roleCoverages } from "./market.ts";
import { dateText } from "./time.ts";
import { type Advice, type HealthInput, type Measured, type MetricName, metricNames } from "./types.ts";

/** A metric at or above this needs no advice. */
const goodEnough = 70;
/** The value of a metric without data when advice is sorted. */
const unknownScore = 50;
const staleBelow = 0.5;
const namesShown = 3;
const YEAR = 4;

/**
 * At most one sentence per metric, with the operations that help. Advice that would raise the overall score most
 * comes first.
 */
export function recommend(
  input: HealthInput,
  measured: Record<MetricName, Measured>,
  weights: Record<MetricName, number>,
  at: number,
): Advice[] {
  const adviceFor: Record<MetricName, (input: HealthInput, hasData: boolean, at: number) => Advice> = {
    skillFreshness: adviseFreshness,
    goalProgress: adviseGoals,
    marketAlignment: adviseMarket,
    careerActivity: adviseActivity,
  };
  return metricNames
    .map((name) => ({ name, score: measured[name].score }))
    .filter(({ score }) => (score ?? unknownScore) < goodEnough)
    .map(({ name, score }) => ({ name, score, gain: weights[name] * (100 - (score ?? unknownScore)) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ name, score }) => adviceFor[name](input, score !== undefined, at));
}

function adviseFreshness(input: HealthInput, hasData: boolean, at: number): Advice {
  if (!hasData)
    return advise(
      "Skill freshness is unknown: import a resume whose jobs have dates and name what was used there.",
      "resume.import",
    );
  const stale = freshItems(input, at)
    .filter(({ fresh }) => fresh < staleBelow)
    .sort((a, b) => b.weight * (1 - b.fresh) - a.weight * (1 - a.fresh) || (a.name < b.name ? -1 : 1));
  // A person who works in the field they studied need not list the subject again.
  const used = namesOf(stale.filter(({ kind }) => kind === "skill"));
  if (used.length > 0)
    return advise(
      `Nothing stored shows recent use of ${used.join(", ")}: if they were used since, say where, with mode merge.`,
      "resume.import",
    );
  const certificates = namesOf(stale.filter(({ kind }) => kind === "certificate"));
  if (certificates.length > 0)
    return advise(
      `It is not known whether ${certificates.join(", ")} still holds: say until when, with mode merge.`,
      "resume.import",
    );
  return advise(
    "Few skills have a recent date: name in each job what was used there, with mode merge.",
    "resume.import",
  );
}

/** The names, each once, with the last year of evidence. */
function namesOf(items: readonly FreshItem[]): string[] {
  const named = items.map(({ name, lastSeen }) => `${name} (${dateText(lastSeen).slice(0, YEAR)})`);
  return [...new Set(named)].slice(0, namesShown);
}

function adviseGoals({ goals }: HealthInput, hasData: boolean, at: number): Advice {
  if (!hasData && goals.length === 0)
    return advise("No goals are stored: ask what the user wants and write career_goals.", "profile.update");
  if (!hasData)
    return advise(
      "How far the goals have come is unknown: note it, with eventType goal.progress.",
      "timeline.create",
    );
  const behind = goals
    .flatMap((goal) => goalPace(goal, at) ?? [])
    .filter(({ pace = 1 }) => pace < 1)
    .sort((a, b) => (a.pace ?? 1) - (b.pace ?? 1) || (a.id < b.id ? -1 : 1))[0];
  if (!behind) return advise("Ask for the next step towards the goals.", "agent.explore");
  const stands = `has come ${shareWords(behind.progress ?? 0)} of the way, where ${shareWords(behind.expected)} would be on time`;
  return advise(`The goal "${behind.text}" ${stands}: ask for the next steps.`, "agent.explore");
}

function adviseMarket(input: HealthInput, hasData: boolean, at: number): Advice {
  if (!hasData && input.roles.length === 0 && input.hasTarget)
    return advise(
      "The goals name no occupation that is understood: name one in career_goals, or look for some.",
      "profile.update",
      "careerMatch.find",
    );
  if (!hasData && input.roles.length === 0)
    return advise(
      "No target role is known: name one in career_goals, or look for some.",
      "profile.update",
      "careerMatch.find",
    );
  if (!hasData)
    return advise(
      "The target roles cannot be compared with any skills yet: import a resume.",
      "resume.import",
    );
  const weakest = roleCoverages(input, at).sort(
    (a, b) => a.coverage - b.coverage || (a.role.id < b.role.id ? -1 : 1),
  )[0];
  const missing = (weakest?.missing ?? []).slice(0, namesShown).map(({ skill }) => skill);
  const title = weakest?.role.title ?? "The target role";
  const lacks =
    missing.length === 0
      ? "pays less than wanted."
      : `its main requirements are not shown yet: ${missing.join(", ")}.`;
  return advise(`${title}: ${lacks}`, "careerPrediction.create");
}

function adviseActivity(_input: HealthInput, hasData: boolean): Advice {
  const what = hasData ? "Little has happened lately" : "Nothing is noted in the career diary";
  return advise(`${what}: note what was done, such as an application or a course.`, "timeline.create");
}

function advise(text: string, ...see: string[]): Advice {
  return { text, see };
}
