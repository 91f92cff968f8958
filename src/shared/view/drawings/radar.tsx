import { type Axis, describeRadar, layOutRadar } from "../radar.ts";

interface RadarProps {
  axes: readonly Axis[];
  /** What is scored. */
  what: string;
  size?: number;
  /** At both sides, for labels longer than a letter. */
  room?: number;
}

/** Scores of 0 to 100 as a radar; each axis has its key as label; the text beside it explains the keys. */
export function Radar({ axes, what, size = 240, room = 20 }: RadarProps) {
  const { rings, spokes, shape, dots, labels } = layOutRadar(axes, size);
  const center = size / 2;
  return (
    <svg
      class="radar"
      viewBox={`${-room} 0 ${size + 2 * room} ${size}`}
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
