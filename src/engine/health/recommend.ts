import { freshItems } from "./freshness.ts";
import { goalPace } from "./goals.ts";
import { roleCoverages } from "./market.ts";
import { dateText, round1 } from "./time.ts";
import { type Advice, type HealthInput, type Measured, type MetricName, metricNames } from "./types.ts";

/** A metric this good needs no advice. */
const goodEnough = 70;
/** What a metric without data counts as, when the advice is put in order. */
const unknownScore = 50;
const staleBelow = 0.5;
const namesShown = 3;

/** At most one sentence a metric, each with the operations that help; what would raise the overall score most comes first. */
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
    return advise("Skill freshness is unknown: import a resume whose jobs have dates.", "resume.import");
  const stale = freshItems(input, at)
    .filter(({ fresh }) => fresh < staleBelow)
    .sort((a, b) => b.weight * (1 - b.fresh) - a.weight * (1 - a.fresh) || (a.name < b.name ? -1 : 1))
    .slice(0, namesShown)
    .map(({ name, lastSeen }) => `${name} (last seen ${dateText(lastSeen)})`);
  const what = stale.length === 0 ? "Several skills" : stale.join(", ");
  return advise(`Little shows recent use of ${what}: add newer work, with mode merge.`, "resume.import");
}

function adviseGoals({ goals }: HealthInput, hasData: boolean, at: number): Advice {
  if (!hasData && goals.length === 0)
    return advise("No goals are known: ask what the user wants and write career_goals.", "profile.update");
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
  const stands = `stands at ${percent(behind.progress)} where ${percent(behind.expected)} would be on pace`;
  return advise(`The goal "${behind.text}" ${stands}: ask for the next steps.`, "agent.explore");
}

function adviseMarket(input: HealthInput, hasData: boolean, at: number): Advice {
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
  const lacks = missing.length === 0 ? "pays less than wanted" : `asks most for ${missing.join(", ")}`;
  return advise(`${weakest?.role.title ?? "The target role"} ${lacks}.`, "careerPrediction.create");
}

function adviseActivity(_input: HealthInput, hasData: boolean): Advice {
  const what = hasData ? "Little has happened lately" : "Nothing is noted in the career diary";
  return advise(`${what}: note what was done, such as an application or a course.`, "timeline.create");
}

function advise(text: string, ...see: string[]): Advice {
  return { text, see };
}

function percent(share = 0): string {
  return `${round1(100 * share)} %`;
}
