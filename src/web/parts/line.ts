import { dayWords } from "./day.tsx";

/** A score of 0 to 100 at a time in epoch milliseconds; null if unknown. */
export interface Moment {
  at: number;
  score: number | null;
  /** How it was measured. Scores of two kinds are not comparable. */
  kind: string;
}

/** The times at both ends of a chart, in epoch milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** A chart as SVG paths, `LINE.width` by `LINE.height`: the line, its gaps, and its points. */
export interface LineDrawing {
  line: string;
  crossing: string;
  points: string;
}

export const LINE = { width: 1000, height: 100 } as const;
/** With more points, only the line is visible. */
const MOST_POINTS = 40;

/**
 * Draws points, oldest first. The line stops if a score is unknown or measured differently, and is a gap line if
 * two points are further apart than `apart`, in milliseconds.
 */
export function layOutLine(
  moments: readonly Moment[],
  span: Span,
  apart = Number.POSITIVE_INFINITY,
): LineDrawing {
  const joined = moments.slice(1).map((right, index) => joinOf(moments[index], right, apart));
  const path = (join: Join) =>
    joined
      .map((each, index) => {
        if (each !== join) return "";
        const begins = joined[index - 1] !== join;
        return `${begins ? `M${placed(moments[index], span)}` : ""}L${placed(moments[index + 1], span)}`;
      })
      .join("");
  const known = moments.flatMap((moment, index) =>
    moment.score === null ? [] : [{ moment, isAlone: !joined[index - 1] && !joined[index] }],
  );
  const dotted = known.filter(
    ({ isAlone }, index) => isAlone || moments.length <= MOST_POINTS || index === known.length - 1,
  );
  return {
    line: path("line"),
    crossing: path("crossing"),
    // A zero-length line with round ends is a dot that keeps its shape when the chart is stretched.
    points: dotted.map(({ moment }) => `M${placed(moment, span)}h0`).join(""),
  };
}

/** The points in words, for people who cannot see the line. */
export function describeLine(moments: readonly Moment[], name: string): string {
  const known = moments.flatMap(({ at, score }) =>
    score === null ? [] : [{ at, score: Math.round(score) }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return `${name}: not known.`;
  const scores = known.map(({ score }) => score);
  const said = ({ at, score }: typeof first) => `${score} on ${dayWords(new Date(at).toISOString())}`;
  const unknown = moments.length - known.length;
  return [
    `${name} from 0 to 100: ${said(first)}${known.length > 1 ? `, ${said(last)}` : ""}`,
    `lowest ${Math.min(...scores)}, highest ${Math.max(...scores)}`,
    ...(unknown > 0 ? [`not known ${unknown} of ${moments.length} times`] : []),
  ].join("; ");
}

type Join = "line" | "crossing" | undefined;

function joinOf(left: Moment | undefined, right: Moment, apart: number): Join {
  if (!left || left.score === null || right.score === null || left.kind !== right.kind) return undefined;
  return right.at - left.at > apart ? "crossing" : "line";
}

function placed(moment: Moment | undefined, { from, to }: Span): string {
  const { at = from, score } = moment ?? {};
  const share = to > from ? (at - from) / (to - from) : 0.5;
  return `${rounded(share * LINE.width)} ${rounded(LINE.height - (score ?? 0))}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
