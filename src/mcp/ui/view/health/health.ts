import { field, numberField, textField } from "../../../../shared/view/json.ts";

/** A gauge. Its score is 0 to 100, or undefined with a `reason`. */
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
  goalProgress: "Goals on schedule",
  marketAlignment: "Market alignment",
  careerActivity: "Career activity",
};

/** With fewer known parts there is no overall number. */
const LEAST_KNOWN = 3;

/** Reads career health. A placeholder score is shown as none. */
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
