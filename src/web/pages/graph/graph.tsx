import { getCareerGraph } from "../../../domain/career-graph/operations.ts";
import type { CareerGraph } from "../../../domain/career-graph/schema.ts";
import { listSimilarPaths } from "../../../domain/similar-paths/operations.ts";
import type { SimilarPath } from "../../../domain/similar-paths/schema.ts";
import {
  BOX,
  describeGraph,
  type GraphColumns,
  layOutGraph,
  type PlacedNode,
} from "../../../shared/view/graph.ts";
import { isolatedText, Section, Wide } from "../../../shared/view/parts.tsx";
import type { Page } from "../../page.ts";
import { Late, NothingStored } from "../../parts/empty.tsx";
import { orMissing } from "../../person.ts";
import { Bring, Moves, Near, Roles } from "./lists.tsx";

const MOST = { interests: 3, skills: 9, roles: 10, near: 8, moves: 4 } as const;

const PATH = "/graph";

const PATHS = 10;

/** The career as a graph: qualities, past roles, and possible moves. */
export const graphPage: Page = {
  path: PATH,
  show: async ({ person }) => {
    const head = { title: "Graph", lead: "What you bring, what you did, and where you could move." };
    const drawn = async () => (await person.askSoon(getCareerGraph)) ?? "late";
    const [graph, paths] = await Promise.all([
      orMissing(drawn(), "career_graph.not_found"),
      person.askSoon(listSimilarPaths, { limit: PATHS }),
    ]);
    if (graph === "late" || paths === undefined)
      return { ...head, body: <Late what="Your graph" href={PATH} /> };
    return {
      ...head,
      body: graph ? (
        <Graph graph={graph.data} paths={paths.data} />
      ) : (
        <NothingStored>
          There is nothing to draw yet. Import your resume or take the interests assessment.
        </NothingStored>
      ),
    };
  },
};

function Graph({ graph, paths }: { graph: CareerGraph; paths: readonly SimilarPath[] }) {
  const { resume, assessments, career_recommendations: recommended } = graph;
  const near = [...recommended.matched_careers, ...(recommended.worth_exploring ?? [])];
  return (
    <div class="graph-page">
      <Section id="drawing" title="Drawing" isUnseen class="drawing">
        <p class="soft">
          A number is how well an occupation fits you, of 100. A dashed line is a move that an example or a
          group of others made.
        </p>
        <Drawing columns={columnsOf(graph, paths)} />
      </Section>
      {/* The drawing says it; what it has no room for is asked for. */}
      <details>
        <summary>As lists</summary>
        <div class="columns halves">
          <div>
            <Near rows={near} />
            <Moves paths={paths} />
          </div>
          <div>
            <Bring skills={resume?.skills ?? []} interests={assessments.riasec} />
            <Roles rows={resume?.experience ?? []} />
          </div>
        </div>
      </details>
    </div>
  );
}

/** What the graph shows of a person: no more than can be taken in. */
function columnsOf(graph: CareerGraph, paths: readonly SimilarPath[]): GraphColumns {
  const { resume, assessments, career_recommendations: recommended } = graph;
  const interests = assessments.riasec?.salient_dimensions ?? [];
  const near = [...recommended.matched_careers, ...(recommended.worth_exploring ?? [])];
  const moves = paths.flatMap(({ relevantTransitions }) => relevantTransitions.map(({ to }) => to));
  return {
    brings: [
      ...interests.slice(0, MOST.interests).map((key) => ({
        kind: "interest" as const,
        name: (assessments.riasec?.dimension_labels[key] ?? key).split(":")[0] ?? key,
      })),
      ...(resume?.skills ?? []).slice(0, MOST.skills).map((name) => ({ kind: "skill" as const, name })),
    ],
    roles: (resume?.experience ?? [])
      .slice(0, MOST.roles)
      .map(({ title }) => ({ kind: "role" as const, name: title })),
    moves: [
      ...near
        .slice(0, MOST.near)
        .map(({ title, match_score: score }) => ({ kind: "near" as const, name: title, score })),
      ...[...new Set(moves)].slice(0, MOST.moves).map((name) => ({ kind: "example" as const, name })),
    ],
  };
}

/** The career graph as a drawing; the tables beside say the same. */
function Drawing({ columns }: { columns: GraphColumns }) {
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
