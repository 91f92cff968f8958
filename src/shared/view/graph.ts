/** The nodes of a graph column, from the top. */
export interface GraphNode {
  kind: "self" | "interest" | "skill" | "role" | "near" | "example";
  name: string;
  /** 0 to 100, for a neighbour. */
  score?: number;
}

/** A positioned node. `label` fits into its box. */
export interface PlacedNode extends GraphNode {
  label: string;
  x: number;
  y: number;
}

/** A line from node to node, as an SVG path. */
interface Edge {
  kind: GraphNode["kind"];
  path: string;
}

/** The drawing in SVG units, `width` by `height`. */
export interface GraphDrawing {
  width: number;
  height: number;
  headings: { x: number; text: string }[];
  nodes: PlacedNode[];
  edges: Edge[];
}

/**
 * The graph's content: the person's qualities on the left, the person with past roles in the middle, possible
 * moves on the right.
 */
export interface GraphColumns {
  brings: readonly GraphNode[];
  roles: readonly GraphNode[];
  moves: readonly GraphNode[];
}

export const BOX = { width: 210, height: 28 } as const;
const GAP = 45;
const PITCH = 36;
const TOP = 34;
const CHARACTERS = 27;
/** For a score after the name. */
const DIGITS = 4;
/** Scripts with letters of double width. */
const WIDE = /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7FF\uF900-\uFAFF\uFF00-\uFF60]/;

/** Lays the graph out in three columns, so that labels never overlap. The same data gives the same drawing. */
export function layOutGraph({ brings, roles, moves }: GraphColumns): GraphDrawing {
  const middle: GraphNode[] = [{ kind: "self", name: "You" }, ...roles];
  const rows = Math.max(brings.length, middle.length, moves.length);
  const column = (nodes: readonly GraphNode[], index: number): PlacedNode[] =>
    nodes.map((node, row) => ({
      ...node,
      label: shortened(node.name, node.score === undefined ? CHARACTERS : CHARACTERS - DIGITS),
      x: index * (BOX.width + GAP),
      y: TOP + (row + (rows - nodes.length) / 2) * PITCH,
    }));
  const [left, center, right] = [column(brings, 0), column(middle, 1), column(moves, 2)];
  const [self] = center;
  return {
    width: 3 * BOX.width + 2 * GAP,
    height: TOP + rows * PITCH,
    headings: ["You bring", "You and what you did", "You could move to"].map((text, index) => ({
      x: index * (BOX.width + GAP),
      text,
    })),
    nodes: [...left, ...center, ...right],
    edges: self
      ? [
          ...left.map((node) => ({ kind: node.kind, path: across(node, self) })),
          ...center.slice(1).map((node) => ({ kind: node.kind, path: down(node) })),
          ...right.map((node) => ({ kind: node.kind, path: across(self, node) })),
        ]
      : [],
  };
}

/** The graph in words, for people who cannot see it. */
export function describeGraph({ brings, roles, moves }: GraphColumns): string {
  const listed = (nodes: readonly GraphNode[]) => nodes.map(({ name }) => name).join(", ") || "nothing known";
  return `You bring: ${listed(brings)}. You were: ${listed(roles)}. You could move to: ${listed(moves)}.`;
}

/** From the right side of one box to the left side of another. */
function across(from: PlacedNode, to: PlacedNode): string {
  const [x1, y1] = [from.x + BOX.width, from.y + BOX.height / 2];
  const [x2, y2] = [to.x, to.y + BOX.height / 2];
  const bend = (x1 + x2) / 2;
  return `M${x1} ${y1} C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
}

/** From the box above. */
function down({ x, y }: PlacedNode): string {
  const center = x + BOX.width / 2;
  return `M${center} ${y - PITCH + BOX.height} V${y}`;
}

function shortened(name: string, most: number): string {
  let width = 0;
  const kept: string[] = [];
  for (const character of name) {
    width += WIDE.test(character) ? 2 : 1;
    if (width > most) return `${kept.join("").trimEnd()}…`;
    kept.push(character);
  }
  return name;
}
