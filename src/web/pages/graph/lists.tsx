import type { AssessmentModule } from "../../../domain/assessments/schema.ts";
import type { Recommendation } from "../../../domain/career-graph/schema.ts";
import type { Resume } from "../../../domain/resume/schema.ts";
import type { SimilarPath } from "../../../domain/similar-paths/schema.ts";
import { counted } from "../../../shared/text/words.ts";
import { Gauge } from "../../../shared/view/gauge.tsx";
import { Text } from "../../../shared/view/text.tsx";
import { monthsInWords } from "../../parts/day.tsx";

/** Occupations near the person, the nearest first. */
export function Near({ rows }: { rows: readonly Recommendation[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="near">
      <h2 id="near">Occupations near to you</h2>
      <ul class="plain">
        {rows.map(({ title, match_score: score }) => (
          <li>
            <Gauge name={title} score={score} href={`/match?${new URLSearchParams({ q: title })}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves by examples or groups of others from a career like this one. */
export function Moves({ paths }: { paths: readonly SimilarPath[] }) {
  const rows = paths.flatMap(({ relevantTransitions, matchingFactors }) =>
    relevantTransitions.map((move) => ({ ...move, isExample: matchingFactors.source === "example" })),
  );
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="moves">
      <h2 id="moves">Moves from careers like yours</h2>
      <ul class="rows">
        {rows.map(({ from, to, duration, isExample }) => (
          <li>
            <strong dir="auto">
              <Text>{to}</Text>
            </strong>
            <p class="soft">
              from{" "}
              <bdi>
                <Text>{from}</Text>
              </bdi>{" "}
              · {timeInWords(duration)} · {isExample ? "a made-up example" : "a group of others"}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Months as people say them: years from two on. */
function timeInWords(months: number): string {
  const whole = Math.round(months);
  if (whole < 24) return counted(whole, "month");
  const years = Math.round(whole / 6) / 2;
  return `${years} years`;
}

/** Past roles, the latest first. */
export function Roles({ rows }: { rows: NonNullable<Resume["experience"]> }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">What you did</h2>
      <ul class="rows">
        {rows.map(({ title, company, duration }) => (
          <li>
            <strong dir="auto">
              <Text>{title}</Text>
            </strong>
            <p class="soft" dir="auto">
              <Text>
                {[company, duration && monthsInWords(`(${duration})`).slice(1, -1)]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BringProps {
  skills: readonly string[];
  interests: AssessmentModule | undefined;
}

/** Strong interests, and skills. */
export function Bring({ skills, interests }: BringProps) {
  const strong = (interests?.salient_dimensions ?? []).map((key) => interests?.dimension_labels[key] ?? key);
  return (
    <>
      <Chips id="skills" title="Skills" texts={skills} />
      <Chips id="interests" title="Interests" texts={strong} />
    </>
  );
}

function Chips({ id, title, texts }: { id: string; title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="chips">
        {texts.map((text) => (
          <li class="chip" dir="auto">
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
