/** One axis of the radar. A score is 0 to 100, or undefined if too few items were answered. */
export interface Axis {
  key: string;
  name: string;
  score: number | undefined;
}

interface Point {
  x: number;
  y: number;
}

interface Label extends Point {
  key: string;
  value: string;
  anchor: "start" | "middle" | "end";
}

/** The drawing in SVG units, `size` by `size`. */
export interface Radar {
  rings: string[];
  spokes: Point[];
  /** The outline of the known scores; empty below three. */
  shape: string;
  dots: Point[];
  labels: Label[];
}

const RINGS = [25, 50, 75, 100];
const MARGIN = 30;
const LABEL_GAP = 13;

/** Lays out a radar with the first axis pointing up and the others clockwise. */
export function layOutRadar(axes: readonly Axis[], size: number): Radar {
  const center = size / 2;
  const radius = center - MARGIN;
  const at = (index: number, distance: number): Point => {
    const angle = (2 * Math.PI * index) / axes.length - Math.PI / 2;
    return {
      x: round(center + distance * Math.cos(angle)),
      y: round(center + distance * Math.sin(angle)),
    };
  };
  const dots = axes.flatMap(({ score }, index) =>
    score === undefined ? [] : [at(index, (radius * clamp(score)) / 100)],
  );
  return {
    rings: RINGS.map((share) => path(axes.map((_, index) => at(index, (radius * share) / 100)))),
    spokes: axes.map((_, index) => at(index, radius)),
    shape: dots.length < 3 ? "" : path(dots),
    dots,
    labels: axes.map(({ key, score }, index) => {
      const point = at(index, radius + LABEL_GAP);
      const value = score === undefined ? "–" : String(Math.round(score));
      return { ...point, key, value, anchor: anchorOf(point.x - center) };
    }),
  };
}

/** The radar in words, for people who cannot see it. `what` says what is scored. */
export function describeRadar(axes: readonly Axis[], what: string): string {
  const words = axes.map(
    ({ name, score }) => `${name} ${score === undefined ? "not known" : Math.round(score)}`,
  );
  return `${what} from 0 to 100: ${words.join(", ")}.`;
}

function anchorOf(right: number): Label["anchor"] {
  if (Math.abs(right) < 1) return "middle";
  return right > 0 ? "start" : "end";
}

function path(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

function clamp(score: number): number {
  return Math.min(100, Math.max(0, score));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
