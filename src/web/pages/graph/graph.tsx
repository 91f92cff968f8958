import { getCareerGraph } from "../../../domain/career-graph/operations.ts";
import type { CareerGraph } from "../../../domain/career-graph/schema.ts";
import { listSimilarPaths } from "../../../domain/similar-paths/operations.ts";
import type { SimilarPath } from "../../../domain/similar-paths/schema.ts";
import { Drawing } from "../../../shared/view/drawings/graph.tsx";
import { orMissing } from "../../or-missing.ts";
import type { Page } from "../../page.ts";
import { Late, NothingStored } from "../../parts/empty.tsx";
import { columnsOf } from "./columns.ts";
import { Bring, Moves, Near, Roles } from "./lists.tsx";

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
      <section aria-labelledby="drawing" class="drawing">
        <h2 id="drawing" class="unseen">
          Drawing
        </h2>
        <p class="soft">
          A number is how well an occupation fits you, of 100. A dashed line is a move that an example or a
          group of others made.
        </p>
        <Drawing columns={columnsOf(graph, paths)} />
      </section>
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
