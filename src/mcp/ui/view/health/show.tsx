import type { Child } from "hono/jsx";
import { Gauge } from "../../../../shared/view/gauge.tsx";
import type { Health } from "./health.ts";

const RADIUS = 30;
const ROUND = 2 * Math.PI * RADIUS;

/** The overall score as a ring and the four gauges as bars. */
export function showHealth({ overall, gauges }: Health): Child {
  return (
    <>
      <Ring overall={overall} />
      <ul class="gauges">
        {gauges.map(({ name, score, trend, reason }) => (
          <li title={reason}>
            <Gauge
              name={name}
              score={score}
              note={score === undefined ? undefined : trend.replace("stable", "")}
            />
          </li>
        ))}
      </ul>
      {overall === undefined && <p class="small">Known once there is a resume, a goal or something noted.</p>}
    </>
  );
}

function Ring({ overall }: Pick<Health, "overall">) {
  const value = overall === undefined ? "–" : String(Math.round(overall));
  const circle = { cx: 36, cy: 36, r: RADIUS };
  return (
    <svg
      class="overall"
      viewBox="0 0 72 72"
      role="img"
      aria-label={overall === undefined ? "Overall: nothing known yet" : `Overall ${value} of 100`}
    >
      <circle class="track" {...circle} />
      {overall !== undefined && (
        <circle
          class="fill"
          {...circle}
          stroke-dasharray={`${(ROUND * overall) / 100} ${ROUND}`}
          transform="rotate(-90 36 36)"
        />
      )}
      <text x={36} y={43} text-anchor="middle">
        {value}
      </text>
    </svg>
  );
}
