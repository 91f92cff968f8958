import { dayWords } from "./day.tsx";
import { describeLine, LINE, layOutLine, type Moment, type Span } from "./line.ts";

interface LineChartProps {
  name: string;
  /** Oldest first. */
  moments: readonly Moment[];
  span: Span;
  /** The gap in milliseconds between two points above which the line only connects them. */
  apart?: number;
  /** Without scales, next to others of the same span. */
  isSmall?: boolean;
}

/** The course of a score of 0 to 100, as a line stretched to the available width, with text scales. */
export function LineChart({ name, moments, span, apart, isSmall = false }: LineChartProps) {
  const { line, crossing, points } = layOutLine(moments, span, apart);
  const { width, height } = LINE;
  return (
    <div class={isSmall ? "line-chart small" : "line-chart"}>
      {!isSmall && (
        <div class="upward" aria-hidden="true">
          <span>100</span>
          <span>50</span>
          <span>0</span>
        </div>
      )}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={describeLine(moments, name)}
      >
        <path class="grid" d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
        {crossing !== "" && <path class="crossing" d={crossing} />}
        {line !== "" && <path class="course" d={line} />}
        {points !== "" && <path class="points" d={points} />}
      </svg>
      {!isSmall && (
        <div class="along" aria-hidden="true">
          <span>{dayWords(new Date(span.from).toISOString())}</span>
          <span>{dayWords(new Date(span.to).toISOString())}</span>
        </div>
      )}
    </div>
  );
}
