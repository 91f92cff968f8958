import { drawing, element } from "../dom.ts";
import type { Gauge, Health } from "./health.ts";

const RADIUS = 30;
const ROUND = 2 * Math.PI * RADIUS;
const UNKNOWN = "Known once there is a resume, a goal or something noted.";

/** The overall score as a ring and the four gauges as bars. */
export function showHealth({ overall, gauges }: Health): Node[] {
  const hint = overall === undefined ? [element("p", { class: "small" }, UNKNOWN)] : [];
  return [ring(overall), element("ul", { class: "gauges" }, ...gauges.map(bar)), ...hint];
}

function ring(overall: number | undefined): Element {
  const value = overall === undefined ? "–" : String(Math.round(overall));
  const said = overall === undefined ? "Overall: nothing known yet" : `Overall ${value} of 100`;
  const circle = { cx: 36, cy: 36, r: RADIUS };
  const filled = {
    class: "fill",
    "stroke-dasharray": `${(ROUND * (overall ?? 0)) / 100} ${ROUND}`,
    transform: "rotate(-90 36 36)",
  };
  return drawing(
    "svg",
    { class: "overall", viewBox: "0 0 72 72", role: "img", "aria-label": said },
    drawing("circle", { class: "track", ...circle }),
    ...(overall === undefined ? [] : [drawing("circle", { ...circle, ...filled })]),
    drawing("text", { x: 36, y: 43, "text-anchor": "middle" }, value),
  );
}

const trends: Record<string, string> = { improving: "↑", declining: "↓" };

function bar({ name, score, trend, reason }: Gauge): HTMLElement {
  const arrow = trends[trend];
  const value = score === undefined ? "–" : `${Math.round(score)}${arrow === undefined ? "" : ` ${arrow}`}`;
  const fill = element("span", { class: "fill" });
  fill.style.width = `${score ?? 0}%`;
  const said = score === undefined ? reason : `${Math.round(score)} of 100, ${trend}`;
  return element(
    "li",
    { title: score === undefined ? reason : `${name}: ${trend}` },
    element("span", { class: "name" }, name),
    element("span", { class: "value", "aria-hidden": "true" }, value),
    element("span", { class: "track", role: "img", "aria-label": said }, fill),
  );
}
