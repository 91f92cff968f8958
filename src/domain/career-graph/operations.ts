import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { conciseGraph } from "./concise.ts";
import { careerGraph } from "./graph.ts";
import { CareerGraph } from "./schema.ts";

export const getCareerGraph = defineOperation({
  name: "careerGraph.get",
  tool: "get_career_graph",
  title: "Get career graph",
  description:
    "Everything about the user in one structure: profile, assessments, resume, and recommended careers with the reasons. Large; get_context is the compact form, match_careers ranks with filters.",
  scope: "read:career_graph",
  effect: "read",
  method: "GET",
  path: "/api/v1/career-graph",
  cacheable: { forMs: 60_000 },
  needsCatalog: true,
  input: z.strictObject({}),
  data: CareerGraph,
  concise: conciseGraph,
  errors: ["career_graph.not_found"],
  related: ["context.get", "careerMatch.find", "careerHealth.get"],
  run: async (ctx) => {
    const data = await careerGraph(ctx);
    if (data) return { data };
    throw fail(
      "career_graph.not_found",
      "There is neither profile, resume nor assessment to make a graph of; import a resume (import_resume) first.",
    );
  },
});
