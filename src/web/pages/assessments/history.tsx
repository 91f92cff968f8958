import { questionModule } from "../../../domain/assessments/questions.ts";
import type { AssessmentTime, ModuleId } from "../../../domain/assessments/schema.ts";
import type { Dimension } from "../../../engine/assessment/types.ts";
import { doubtInWords } from "../../../shared/view/doubts.ts";
import { Head, Section, Wide } from "../../../shared/view/parts.tsx";
import { ScoreCell } from "../../parts/badge.tsx";
import { Courses } from "../../parts/courses.tsx";
import { Day } from "../../parts/day.tsx";

/** The history's position on an assessment's page. */
export const HISTORY = "history";

interface HistoryProps {
  module: ModuleId;
  /** Newest first. */
  times: readonly AssessmentTime[];
}

/** The submissions of an assessment: how each score changed, as charts and a table. */
export function History({ module, times }: HistoryProps) {
  const { dimensions } = questionModule(module);
  return (
    <Section id={HISTORY} title="When you took it">
      <Moves times={times} dimensions={dimensions} />
      <p class="soft">Newest first. A dash means that too few questions were answered.</p>
      <Wide name="All times, as a table">
        <table class="days">
          <caption>From 0 to 100</caption>
          <Head columns={["Answered", ...dimensions.map(({ label }) => shortened(label)), "Reliability"]} />
          <tbody>
            {times.map(({ completedAt, isExpired, scores, quality }) => (
              <tr>
                <th scope="row">
                  <Day at={completedAt} />
                  {isExpired && <span class="soft"> expired</span>}
                </th>
                {dimensions.map(({ key }) => (
                  <ScoreCell score={scores[key]} />
                ))}
                <td>
                  <Reliance quality={quality} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Section>
  );
}

/** A label without its explanation. */
function shortened(label: string): string {
  return label.replace(/:.*$/, "");
}

/** How each score changed, if there are two submissions or more. */
function Moves({
  times,
  dimensions,
}: {
  times: readonly AssessmentTime[];
  dimensions: readonly Dimension[];
}) {
  const [last, first] = [times[0], times.at(-1)];
  if (!last || !first || times.length < 2) {
    return <p class="soft">Once so far. Take it again later to see what changed.</p>;
  }
  const drawn = times.toReversed();
  const span = { from: Date.parse(first.completedAt), to: Date.parse(last.completedAt) };
  const hasVersions = times.some(({ version }) => version !== last.version);
  return (
    <>
      <p class="soft">
        From <Day at={first.completedAt} /> to <Day at={last.completedAt} />.
        {hasVersions &&
          " The questions changed in between. The lines stop there, because the scores cannot be compared."}
      </p>
      <Courses
        courses={dimensions.map(({ key, label }) => ({
          name: label,
          moments: drawn.map(({ completedAt, scores, version }) => ({
            at: Date.parse(completedAt),
            score: scores[key] ?? null,
            kind: version,
          })),
        }))}
        span={span}
      />
    </>
  );
}

function Reliance({ quality }: Pick<AssessmentTime, "quality">) {
  const { confidence_score: confidence, consistency_flags: flags } = quality;
  const doubts = flags.flatMap((flag) => doubtInWords(flag) ?? []);
  return (
    <>
      {confidence === null ? "not known" : `${Math.round(confidence * 100)} of 100`}
      {doubts.length > 0 && <span class="soft"> {doubts.join("; ")}</span>}
    </>
  );
}
