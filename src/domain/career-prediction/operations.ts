import { z } from "zod";
import { PREDICTION_FORMULA } from "../../engine/prediction/constants.ts";
import { predict } from "../../engine/prediction/predict.ts";
import { resolveRole } from "../../engine/roles/resolve-role.ts";
import { defineOperation } from "../../operation/definition.ts";
import { FreeObject, text } from "../common.ts";
import { personEvidence } from "../evidence/person.ts";
import { callsTowards, roleSaid } from "../roles/role-answer.ts";
import { roleMetadata } from "../roles/schema.ts";
import { askedFields } from "../untrusted-fields.ts";

/** How ready the user is for a role and what it would take. Never a probability. */
const Prediction = z.looseObject({
  targetRole: z.string(),
  occupationId: z.string().optional(),
  readiness: z.number().min(0).max(100),
  estimatedMonths: z.strictObject({ min: z.number().min(0), max: z.number().min(0) }).optional(),
  steps: z.array(
    z.looseObject({
      key: z.string(),
      text: z.string(),
      skill: z.string().optional(),
      months: z.number().min(0),
    }),
  ),
  blockers: z.array(z.unknown()),
  assumptions: z.array(z.unknown()),
  confidence: z.number().min(0).max(1),
  formula: z.string(),
});

const PredictionResult = z.strictObject({
  predictions: z.array(Prediction),
  userContext: FreeObject,
  metadata: FreeObject,
});

const STEPS = 3;

/** The requested role in full; the others by figures and first steps. */
function concisePrediction(data: z.output<typeof PredictionResult>) {
  const [first, ...others] = data.predictions;
  const alternatives = others.map(
    ({ steps, blockers: _, assumptions: __, parts: ___, formula: ____, ...figures }) => ({
      ...figures,
      steps: steps.slice(0, STEPS).map(({ key, text, months }) => ({ key, text, months })),
    }),
  );
  return { ...data, predictions: [...(first ? [first] : []), ...alternatives] };
}

export const createPrediction = defineOperation({
  name: "careerPrediction.create",
  title: "Predict readiness for a role",
  description:
    "How ready the user is for a role (0 to 100) and what the way there takes: steps with months, blockers, assumptions. Computed from stored evidence; never a probability.",
  scope: "read:career_prediction",
  effect: "read",
  input: z.strictObject({
    targetRole: text(500).describe("The role, as a job title."),
    timeHorizon: text(100).optional().describe("By when, e.g. 18 months."),
    constraints: FreeObject.optional(),
    includeAlternatives: z.boolean().optional().describe("Also up to three nearer roles."),
  }),
  output: PredictionResult,
  metadata: z.strictObject(roleMetadata),
  errors: {
    fields: { targetRole: { missing: "career_prediction.missing_target_role" } },
  },
  http: {
    route: "POST /api/v1/career-prediction",
    related: ["careerMatch.find", "careerGraph.get"],
  },
  mcp: {
    tool: "predict_career",
    words: ["how long until", "become", "prospects"],
    untrusted: askedFields,
    concise: {
      of: concisePrediction,
    },
  },
  policy: {
    credits: 1,
    catalog: true,
  },
  handler: async (ctx, { constraints, ...request }) => {
    const index = ctx.catalog();
    const person = await personEvidence(ctx);
    const userContext = {
      skills: person.skills.length,
      titles: person.titles.map((title) => title.text).slice(0, 5),
      ...(person.education && { education: person.education }),
      ...(person.years !== undefined && { years: person.years }),
      ...(constraints && { constraints }),
    };
    const role = resolveRole(request.targetRole, index);
    return {
      metadata: roleSaid(role),
      next: await callsTowards(ctx, role, { operation: "careerPrediction.create", field: "targetRole" }),
      data: {
        predictions: predict(person, index, { ...request, constraints }),
        userContext,
        metadata: { formula: PREDICTION_FORMULA, catalogue: index.data.source },
      },
    };
  },
});
