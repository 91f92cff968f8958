import { z } from "zod";
import { hasMoreValuesThan } from "../../engine/resume/fields.ts";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { leaveDemo } from "../account/demo.ts";
import { FreeObject } from "../common.ts";
import { conciseResume } from "./concise.ts";
import { readResume, storeResume } from "./resume.ts";
import { ResumeData, ResumeFormat } from "./schema.ts";

export const getResume = defineOperation({
  name: "resume.get",
  title: "Get resume",
  description:
    "The whole stored resume: entries, the full JSON Resume document, and the claims (with ids) that everything written about the user must cite. Long; get_context has the short form.",
  scope: "read:resume",
  effect: "read",
  input: z.strictObject({}),
  output: ResumeData,
  errors: {
    throws: ["resource.not_found"],
  },
  http: {
    route: "GET /api/v1/resume",
    related: ["context.get", "profile.get"],
  },
  mcp: {
    tool: "get_resume",
    words: ["CV", "jobs I had", "claims"],
    concise: {
      of: conciseResume,
    },
  },
  policy: {
    cache: true,
  },
  handler: async ({ tx }) => {
    const data = await readResume(tx);
    if (!data) {
      throw fail("resource.not_found", "There is no resume yet.", { see: "resume.import" });
    }
    return { data };
  },
});

const TEN_MEBIBYTES = 10 * 1024 * 1024;
/** Characters, and values of a document, from which reading takes some 50 ms. */
const LONG = 10_000;
const MANY = 500;
/** Characters of a text that proves a resume: some sixty pages. */
const MOST_SOURCE = 200_000;

function isLong(text: unknown): boolean {
  return typeof text === "string" && text.length > LONG;
}

export const importResume = defineOperation({
  name: "resume.import",
  title: "Import resume",
  description:
    "Stores the resume; each entry becomes a claim with a stable id. Takes a JSON Resume (object or its text), plain text or Markdown. Best: read a text into a json_resume and pass the text as sourceText. What cannot be found stays absent, and warnings name what to check with the user.",
  scope: "write:resume",
  effect: "update",
  input: z.strictObject({
    format: ResumeFormat.describe("What content is."),
    content: z
      .union([z.string(), FreeObject])
      .meta({ description: "The JSON Resume document or its JSON text, or the resume's text." }),
    sourceText: z
      .string()
      .max(MOST_SOURCE)
      .optional()
      .describe("The text you read content from: only what stands in it is stored."),
    accept: z
      .boolean()
      .default(false)
      .describe("true only by the user's yes: keeps what is unproved as their word."),
    mode: z
      .enum(["replace", "merge"])
      .default("replace")
      .describe("replace the stored resume, or merge into it what is new."),
    replaceDemo: z
      .boolean()
      .default(false)
      .describe("true clears demo data first; they are never mixed with the user's own."),
  }),
  output: ResumeData,
  http: {
    route: "PUT /api/v1/resume",
    maxBodyBytes: TEN_MEBIBYTES,
    related: ["resume.get", "context.get"],
  },
  mcp: {
    tool: "import_resume",
    words: ["CV", "curriculum vitae", "LinkedIn", "upload"],
    toolset: "core",
    concise: {
      of: conciseResume,
      full: () => ({ operation: "resume.get", input: {} }),
    },
  },
  policy: {
    rehearse: true,
    heavy: ({ content, sourceText }) =>
      isLong(sourceText) ||
      (typeof content === "string" ? isLong(content) : hasMoreValuesThan(content, MANY)),
    after: ["evaluateAlerts"],
  },
  handler: async (ctx, { replaceDemo, ...request }) => {
    const isAfresh = await leaveDemo(ctx.tx, replaceDemo);
    const { unproved } = await storeResume(ctx, { ...request, isAfresh });
    const data = await readResume(ctx.tx);
    if (!data) throw new Error("The resume just stored is not there.");
    return { data: { ...data, ...(unproved && { unproved }) } };
  },
});
