import type { CareerHealth } from "../../../domain/career-health/schema.ts";
import { LEAST_KNOWN_METRICS } from "../../../engine/health/health.ts";
import { Gauge } from "../../../shared/view/gauge.tsx";
import { Text } from "../../../shared/view/text.tsx";
import { metrics as metricNames } from "../health/names.ts";
import { adviceInWords } from "./advice.ts";

/** How the career stands, as far as it is known, and what would move it. */
export function Health({ health: { overallScore, metrics, recommendations } }: { health: CareerHealth }) {
  const rows = metricNames.map(({ key, name }) => ({
    ...metrics[key],
    name,
    isKnown: isKnown(metrics[key]),
  }));
  const known = rows.filter((row) => row.isKnown).length;
  return (
    <section aria-labelledby="health">
      <h2 id="health">
        How your career stands:{" "}
        {known < LEAST_KNOWN_METRICS ? "not known yet" : `${Math.round(overallScore)} of 100`}
      </h2>
      {rows.map((row) => (
        <Gauge
          name={row.name}
          score={row.isKnown ? row.score : undefined}
          note={row.isKnown && row.trend !== "stable" ? row.trend : undefined}
        />
      ))}
      {known < LEAST_KNOWN_METRICS && (
        <p class="soft">
          One number for all stands here once {LEAST_KNOWN_METRICS} of the {rows.length} are known.
        </p>
      )}
      <p>
        <a href="/health">How this moved</a>
      </p>
      {recommendations.length > 0 && (
        <>
          <h3>What would move it</h3>
          <ul>
            {recommendations.map((text) => (
              <li dir="auto">
                <Text>{adviceInWords(text)}</Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Whether a metric is measured: one without data has the middle of the scale in its place. */
function isKnown({ details }: CareerHealth["metrics"][keyof CareerHealth["metrics"]]): boolean {
  return details?.known !== false;
}
