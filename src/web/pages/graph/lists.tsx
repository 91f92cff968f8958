import type { AssessmentModule } from "../../../domain/assessments/schema.ts";
import type { Recommendation } from "../../../domain/career-graph/schema.ts";
import type { Resume } from "../../../domain/resume/schema.ts";
import type { SimilarPath } from "../../../domain/similar-paths/schema.ts";
import { counted } from "../../../shared/text/words.ts";
import { Gauge } from "../../../shared/view/gauge.tsx";
import { ChipList, Section, Text } from "../../../shared/view/parts.tsx";
import { monthsInWords } from "../../parts/day.tsx";

/** Occupations near the person, the nearest first. */
export function Near({ rows }: { rows: readonly Recommendation[] }) {
  if (rows.length === 0) return null;
  return (
    <Section id="near" title="Occupations near to you">
      <ul class="plain">
        {rows.map(({ title, match_score: score }) => (
          <li>
            <Gauge name={title} score={score} href={`/match?${new URLSearchParams({ q: title })}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Moves by examples or groups of others from a career like this one. */
export function Moves({ paths }: { paths: readonly SimilarPath[] }) {
  const rows = paths.flatMap(({ relevantTransitions, matchingFactors }) =>
    relevantTransitions.map((move) => ({ ...move, isExample: matchingFactors.source === "example" })),
  );
  if (rows.length === 0) return null;
  return (
    <Section id="moves" title="Moves from careers like yours">
      <ul class="rows">
        {rows.map(({ from, to, duration, isExample }) => (
          <li>
            <Text as="strong">{to}</Text>
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
    </Section>
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
    <Section id="roles" title="What you did">
      <ul class="rows">
        {rows.map(({ title, company, duration }) => (
          <li>
            <Text as="strong">{title}</Text>
            <Text as="p" class="soft">
              {[company, duration && monthsInWords(`(${duration})`).slice(1, -1)].filter(Boolean).join(" · ")}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
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
    <Section id={id} title={title}>
      <ChipList texts={texts} />
    </Section>
  );
}
