import type { Node } from "./tree.ts";
import { checkpointName } from "./words.ts";

const STEP = 22;
const ROW = 30;
const MOST_ROWS = 40;
const MOST_DEPTH = 12;
const MOST_LETTERS = 42;

/** The tree as a drawing. The list next to it has the same content. */
export function Drawing({ rows }: { rows: readonly Node[] }) {
  const shown = rows.slice(0, MOST_ROWS);
  if (!shown.some(({ depth }) => depth > 0)) return null;
  const forks = shown.filter(({ depth }) => depth > 0).length;
  return (
    <svg
      class="tree-drawing"
      viewBox={`0 0 480 ${shown.length * ROW}`}
      role="img"
      aria-label={`${shown.length} saved places, ${forks} of them forks; the list below names them`}
    >
      {shown.map((node, row) => {
        const [x, y] = placeOf(node, row);
        const parent = node.from === undefined ? undefined : shown[node.from];
        const [fromX, fromY] = parent && node.from !== undefined ? placeOf(parent, node.from) : [x, y];
        return (
          <>
            {parent && <path class="branch" d={`M${fromX} ${fromY}V${y}H${x}`} />}
            <circle class="fill" cx={x} cy={y} r="6" />
            <text x={x + 14} y={y + 5}>
              {short(checkpointName(node.checkpoint))}
            </text>
          </>
        );
      })}
    </svg>
  );
}

function placeOf({ depth }: Node, row: number): [number, number] {
  return [10 + Math.min(depth, MOST_DEPTH) * STEP, row * ROW + ROW / 2];
}

function short(text: string): string {
  const letters = [...text];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join("")}…` : text;
}
