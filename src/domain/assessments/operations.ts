import { z } from "zod";
import { moduleIds } from "../../engine/assessment/module-ids.ts";
import { ASSESSMENT_FORMULA } from "../../engine/assessment/score.ts";
import { defineOperation } from "../../operation/definition.ts";
import type { CallableOperation, QuestionsBefore } from "../../operation/elicitation.ts";
import { fail } from "../../operation/errors.ts";
import { SentDateTime } from "../common.ts";
import { currentAssessments, submit } from "./assessments.ts";
import { questionModule } from "./questions.ts";
import { AssessmentModule, Assessments, ModuleId, moduleId, Questions } from "./schema.ts";

/** Each result as scores and highlights. The model and its labels are only in the full result. */
function resultsInShort(results: Assessments) {
  const short = Object.entries(results).flatMap(([id, result]) => {
    if (!result) return [];
    const { module_id, scores, salient_dimensions, completed_at } = result;
    return [[id, { module_id, scores, salient_dimensions, completed_at }]];
  });
  return Object.fromEntries(short);
}

export const listAssessments = defineOperation({
  name: "assessments.list",
  title: "List assessment results",
  description:
    "The latest result of each assessment the user has taken: scores, salient dimensions, quality.",
  scope: "read:assessments",
  effect: "read",
  input: z.strictObject({}),
  output: Assessments,
  errors: {
    throws: ["assessments.not_found"],
  },
  http: {
    route: "GET /api/v1/assessments",
    related: ["context.get"],
  },
  mcp: {
    tool: "list_assessments",
    concise: { of: resultsInShort },
    words: ["tests taken", "personality", "interests"],
  },
  handler: async ({ tx, now }) => {
    const data = await currentAssessments(tx, now);
    if (Object.keys(data).length > 0) return { data };
    throw fail(
      "assessments.not_found",
      "No assessment has been taken yet; get_assessment_questions gives the questions, submit_assessment takes the answers.",
    );
  },
});

export const getAssessment = defineOperation({
  name: "assessments.get",
  title: "Get assessment result",
  description:
    "The latest result of one assessment: scores 0 to 100, salient dimensions, and how far to rely on it.",
  scope: "read:assessments",
  effect: "read",
  input: z.strictObject({ moduleId }),
  output: AssessmentModule,
  errors: {
    throws: ["assessments.not_found"],
  },
  http: {
    route: "GET /api/v1/assessments/{moduleId}",
    related: ["assessments.list"],
  },
  mcp: {
    tool: "get_assessment",
    words: ["test result", "personality", "interests"],
    resource: {
      uri: "career://assessments/{moduleId}",
      name: "assessment",
      title: "Assessment result",
      description: "The latest result of one assessment: scores, salient dimensions, how far to rely on it.",
      position: 1,
      values: moduleIds,
    },
  },
  handler: async ({ tx, now }, input) => {
    const { moduleId: known } = questionModule(input.moduleId);
    const data = (await currentAssessments(tx, now))[known];
    if (data) return { data };
    throw fail(
      "assessments.not_found",
      `The assessment ${known} has not been taken, or its result has expired.`,
    );
  },
});

export const getQuestions = defineOperation({
  name: "assessments.questions",
  title: "Get assessment questions",
  description:
    "The items of one assessment with instructions and scale. Ask the user each item in the given order and wording, then send all answers with submit_assessment. Never answer for the user.",
  scope: "read:assessments",
  effect: "read",
  input: z.strictObject({ moduleId }),
  output: Questions,
  errors: {
    throws: ["assessments.not_found"],
  },
  http: {
    route: "GET /api/v1/assessments/{moduleId}/questions",
    related: ["assessments.list"],
  },
  mcp: {
    tool: "get_assessment_questions",
    words: ["test", "questionnaire"],
    toolset: "core",
  },
  policy: {
    cache: true,
  },
  handler: async (_, input) => {
    const { moduleId: id, version, instructions, scale, items } = questionModule(input.moduleId);
    return {
      data: {
        moduleId: id,
        version,
        instructions,
        scale: { ...scale, labels: { ...scale.labels } },
        items: items.map((item) => ({ ...item })),
      },
    };
  },
});

export const submitAssessment = defineOperation({
  name: "assessments.submit",
  title: "Submit assessment",
  description:
    "Scores the user's own answers to an assessment and stores the result. Left-out items lower the confidence. Without answers the user is asked by form.",
  scope: "write:assessments",
  effect: "create",
  input: z.strictObject({
    moduleId,
    answers: z
      .record(z.string().max(100), z.number())
      .refine((answers) => Object.keys(answers).length > 0, "must have at least one answer")
      .describe("The user's answers: item id to a whole number on the scale."),
    durationMs: z
      .int()
      .min(0)
      .max(86_400_000_000)
      .optional()
      .describe("How long answering took, in milliseconds."),
    answeredAt: SentDateTime.optional().describe("When it was answered; now unless given."),
  }),
  output: AssessmentModule,
  metadata: z.strictObject({ formula: z.string() }),
  errors: {
    throws: ["assessments.not_found"],
  },
  http: {
    route: "POST /api/v1/assessments/{moduleId}/submissions",
    related: ["assessments.list"],
  },
  mcp: {
    tool: "submit_assessment",
    words: ["take a test", "answer the questions"],
    elicit: { before: askQuestions(getQuestions) },
    toolset: "core",
  },
  policy: {
    after: ["evaluateAlerts"],
  },
  handler: async (ctx, { moduleId: id, ...submission }) => ({
    data: await submit(ctx, id, submission),
    metadata: { formula: ASSESSMENT_FORMULA },
  }),
});

/** If a submission has a module but no answers, asks the person the questions. */
function askQuestions(questions: CallableOperation<typeof Questions>): QuestionsBefore {
  return {
    fills: "answers",
    byHand: (input) => {
      const moduleId = ModuleId.safeParse(input.moduleId).data;
      return moduleId && { operation: questions.name, input: { moduleId } };
    },
    questionnaire: async (read, { moduleId, answers }) => {
      if (answers !== undefined || typeof moduleId !== "string") return undefined;
      const { instructions, scale, items } = (await read(questions, { moduleId })).data;
      const labels = Object.entries(scale.labels).map(([value, label]) => `${value} = ${label}`);
      return { message: `${instructions} (${labels.join(", ")})`, scale, items };
    },
    withAnswers: (input, answers) => ({ ...input, answers }),
    stopped: "The user stopped before the end; nothing was stored.",
  };
}
