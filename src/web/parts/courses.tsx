import type { Moment, Span } from "./line.ts";
import { LineChart } from "./line-chart.tsx";

interface Course {
  name: string;
  /** Oldest first. */
  moments: readonly Moment[];
}

/** Several scores, each with a small chart and its first and latest value. */
export function Courses({
  courses,
  span,
  apart,
}: {
  courses: readonly Course[];
  span: Span;
  apart?: number;
}) {
  return (
    <ul class="courses">
      {courses.map(({ name, moments }) => (
        <li>
          <p>
            {name} <Moved moments={moments} />
          </p>
          <LineChart
            name={name}
            moments={moments}
            span={span}
            {...(apart !== undefined && { apart })}
            isSmall
          />
        </li>
      ))}
    </ul>
  );
}

/** The first and latest comparable scores, if there is a current one. */
function Moved({ moments }: Pick<Course, "moments">) {
  const last = moments.at(-1);
  if (!last || last.score === null) return <span class="soft">not known now</span>;
  const first = moments.find(({ score, kind }) => score !== null && kind === last.kind);
  const [from, to] = [Math.round(first?.score ?? last.score), Math.round(last.score)];
  return (
    <span class="moved">
      <strong>{to}</strong>
      {first !== last && <span class="soft">{from === to ? " as before" : ` was ${from}`}</span>}
    </span>
  );
}
