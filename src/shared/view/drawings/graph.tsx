import { BOX, describeGraph, type GraphColumns, layOutGraph, type PlacedNode } from "../graph.ts";
import { Wide } from "../parts.tsx";
import { isolatedText } from "../text.tsx";

/** The career graph as a drawing; the tables beside say the same. */
export function Drawing({ columns }: { columns: GraphColumns }) {
  const { width, height, headings, nodes, edges } = layOutGraph(columns);
  return (
    <Wide name="Your career as a drawing">
      <svg
        class="graph"
        viewBox={`-2 0 ${width + 4} ${height}`}
        role="img"
        aria-label={describeGraph(columns)}
      >
        {headings.map(({ x, text }) => (
          <text class="heading" x={x} y={16}>
            {text}
          </text>
        ))}
        {edges.map(({ kind, path }) => (
          <path class={`edge ${kind}`} d={path} />
        ))}
        {nodes.map((node) => (
          <Box node={node} />
        ))}
      </svg>
    </Wide>
  );
}

function Box({ node: { kind, name, label, score, x, y } }: { node: PlacedNode }) {
  return (
    <g class={`node ${kind}`}>
      <title>{isolatedText(name)}</title>
      <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={6} />
      <text x={x + BOX.width / 2} y={y + 19} text-anchor="middle">
        {isolatedText(score === undefined ? label : `${label} ${Math.round(score)}`)}
      </text>
    </g>
  );
}
