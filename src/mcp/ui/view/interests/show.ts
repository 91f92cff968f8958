import { type Axis, describeRadar, layOutRadar } from "../../../../shared/view/radar.ts";
import { day, drawing, element, note } from "../dom.ts";
import type { Interests } from "./interests.ts";

const SIZE = 200;

/** The radar of the six interests with what to make of it. */
export function showInterests(interests: Interests, locale: string | undefined): Node[] {
  const { strongest, doubts, completedAt } = interests;
  const lines = [
    strongest.length === 0 ? "" : `Strongest: ${strongest.join(", ")}`,
    taken(completedAt, interests.confidence, locale),
    doubts.length === 0 ? "" : `Read with care: ${doubts.join("; ")}.`,
  ];
  return [
    drawRadar(interests.axes),
    ...lines.filter(Boolean).map((line) => element("p", { class: "small", dir: "auto" }, line)),
  ];
}

/** Stands where no interests were assessed; the button asks the agent to do it, where the client lets a view speak. */
export function showNoInterests(ask: (() => void) | undefined): Node[] {
  if (!ask)
    return [note("Not assessed yet. Ask for the interests assessment in the chat: 60 short questions.")];
  const button = element("button", { type: "button" }, "Take the assessment");
  button.addEventListener("click", ask);
  return [note("Not assessed yet: 60 short questions, asked in the chat.", button)];
}

function taken(completedAt: string, confidence: number | undefined, locale: string | undefined): string {
  const sure = confidence === undefined ? "" : `confidence ${Math.round(confidence * 100)} %`;
  return [day(completedAt, locale), sure].filter(Boolean).join(" · ");
}

function drawRadar(axes: readonly Axis[]): Element {
  const { rings, spokes, shape, dots, labels } = layOutRadar(axes, SIZE);
  const center = SIZE / 2;
  const svg = drawing("svg", {
    class: "radar",
    viewBox: `0 0 ${SIZE} ${SIZE}`,
    role: "img",
    "aria-label": describeRadar(axes, "Interests"),
  });
  svg.append(
    ...rings.map((points) => drawing("polygon", { class: "ring", points })),
    ...spokes.map(({ x, y }) => drawing("line", { class: "ring", x1: center, y1: center, x2: x, y2: y })),
    ...(shape === "" ? [] : [drawing("polygon", { class: "shape", points: shape })]),
    ...dots.map(({ x, y }) => drawing("circle", { class: "dot", cx: x, cy: y, r: 3 })),
    ...labels.map(({ x, y, key, value, anchor }) =>
      drawing(
        "text",
        { x, y: y + 4, "text-anchor": anchor },
        drawing("tspan", { class: "axis" }, key),
        ` ${value}`,
      ),
    ),
  );
  return svg;
}
