import { field, numberField, textField } from "../../../../shared/view/json.ts";

/** One gauge; its score is 0 to 100, undefined where `reason` says why there is none. */
interface Gauge {
  name: string;
  score: number | undefined;
  trend: string;
  reason: string;
}

export interface Health {
  overall: number | undefined;
  gauges: Gauge[];
}

const names = {
  skillFreshness: "Skill freshness",
  goalProgress: "Goal progress",
  marketAlignment: "Market alignment",
  careerActivity: "Career activity",
};

/** Of fewer known parts no number for all is shown. */
const LEAST_KNOWN = 3;

/** Reads career health; a score that stands for "nothing known" is shown as none. */
export function toHealth(data: unknown): Health {
  const metrics = field(data, "metrics");
  const gauges = Object.entries(names).map(([key, name]) => toGauge(name, field(metrics, key)));
  const known = gauges.filter(({ score }) => score !== undefined).length;
  return { overall: known >= LEAST_KNOWN ? numberField(data, "overallScore") : undefined, gauges };
}

function toGauge(name: string, metric: unknown): Gauge {
  const reason = textField(field(metric, "details"), "reason");
  const score = reason === "" ? numberField(metric, "score") : undefined;
  return { name, score, trend: textField(metric, "trend"), reason };
}
