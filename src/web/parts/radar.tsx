import { type Axis, describeRadar, layOutRadar } from "../../shared/view/radar.ts";

const SIZE = 240;
/** For the labels at both sides. */
const ROOM = 20;

/** Scores of 0 to 100 as a radar; each axis bears its key, which the table beside it explains. */
export function Radar({ axes, what }: { axes: readonly Axis[]; what: string }) {
  const { rings, spokes, shape, dots, labels } = layOutRadar(axes, SIZE);
  const center = SIZE / 2;
  return (
    <svg
      class="radar"
      viewBox={`${-ROOM} 0 ${SIZE + 2 * ROOM} ${SIZE}`}
      role="img"
      aria-label={describeRadar(axes, what)}
    >
      {rings.map((points) => (
        <polygon class="ring" points={points} />
      ))}
      {spokes.map(({ x, y }) => (
        <line class="ring" x1={center} y1={center} x2={x} y2={y} />
      ))}
      {shape !== "" && <polygon class="shape" points={shape} />}
      {dots.map(({ x, y }) => (
        <circle class="dot" cx={x} cy={y} r={3} />
      ))}
      {labels.map(({ x, y, key, value, anchor }) => (
        <text x={x} y={y + 4} text-anchor={anchor}>
          <tspan class="axis">{key}</tspan> {value}
        </text>
      ))}
    </svg>
  );
}
