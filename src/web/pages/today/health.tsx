import type { Child } from "hono/jsx";
import type { CareerHealth, HealthDay } from "../../../domain/career-health/schema.ts";
import { LEAST_KNOWN_METRICS } from "../../../engine/health/health.ts";
import { Gauge } from "../../../shared/view/gauge.tsx";
import { inYourWords } from "../../../shared/view/in-your-words.ts";
import { Section, TextList } from "../../../shared/view/parts.tsx";
import { Day } from "../../parts/day.tsx";
import { metrics as metricNames } from "../health/days-table.tsx";

/** What would improve a career's health: texts for agents, rewritten for the person. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/: ask what the user wants and write career_goals\.$/, ": say yours on your profile."],
  [
    /: name one in career_goals, or look for some\.$/,
    ": name one among your goals, or look for some under Match.",
  ],
  [
    /: if they were used since, say where, with mode merge\.$/,
    ": if you used them since, add where to your resume.",
  ],
  [
    /: name in each job what was used there, with mode merge\.$/,
    ": say in your resume what you used in each job.",
  ],
  [/: say until when, with mode merge\.$/, ": add to your resume until when."],
  [/^The goals name no occupation/, "Your goals name no occupation"],
  [/: note it, with eventType goal\.progress\.$/, ": an agent can note it for you."],
  [/: add newer work, with mode merge\.$/, ": add newer work to your resume."],
];

/** Career health as far as known, and what would improve it. */
export function Health({ health }: { health: CareerHealth }) {
  const { overallScore, metrics, recommendations, calibration } = health;
  const rows = metricNames.map(({ key, name }) => ({
    ...metrics[key],
    name,
    isKnown: isKnown(metrics[key]),
  }));
  const isKnownInAll = rows.filter((row) => row.isKnown).length >= LEAST_KNOWN_METRICS;
  return (
    <Card>
      {isKnownInAll ? (
        <Overall score={overallScore} />
      ) : (
        <p class="soft">
          Not known yet: {LEAST_KNOWN_METRICS} of these {rows.length} must be known for one number.
        </p>
      )}
      {rows.map((row) => (
        <Gauge
          name={row.name}
          score={row.isKnown ? row.score : undefined}
          note={row.isKnown && row.trend !== "stable" ? row.trend : undefined}
        />
      ))}
      {calibration !== undefined && <p class="soft">{inOwnWords(calibration)}</p>}
      {recommendations.length > 0 && (
        <>
          <h3>What would move it</h3>
          <TextList texts={recommendations.map((text) => adviceInWords(text))} />
        </>
      )}
    </Card>
  );
}

/** The newest stored day, while today's scores are worked out. */
export function KeptHealth({ day }: { day: HealthDay | undefined }) {
  if (!day) return <Card>{late}</Card>;
  return (
    <Card>
      {day.overallScore !== null && <Overall score={day.overallScore} />}
      <p class="soft">
        As of <Day at={day.day} />.
      </p>
      {metricNames.map(({ key, name }) => (
        <Gauge name={name} score={day.metrics[key] ?? undefined} />
      ))}
      {late}
    </Card>
  );
}

const late = <p class="soft">Your current scores are still being worked out. Reload the page in a moment.</p>;

function Card({ children }: { children?: Child }) {
  return (
    <Section id="health" title="Career health" class="card" beside={<a href="/health">Over time</a>}>
      {children}
    </Section>
  );
}

function Overall({ score }: { score: number }) {
  return (
    <p class="figure">
      {Math.round(score)} <span class="soft">of 100</span>
    </p>
  );
}

/** The page speaks to the person. */
function inOwnWords(sentence: string): string {
  return sentence.replace("the user's", "your");
}

/** True if a metric is measured. Without data its place has the middle of the scale. */
function isKnown({ details }: CareerHealth["metrics"][keyof CareerHealth["metrics"]]): boolean {
  return details?.known !== false;
}

/** The service's advice in words for the person. */
function adviceInWords(text: string): string {
  return rules.reduce((said, [words, own]) => said.replace(words, own), inYourWords(text));
}
