import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { FreeObject } from "../common.ts";
import { conciseResume } from "./concise.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { readTextResume } from "./read-text-resume.ts";
import { readResume, storeResume } from "./resume.ts";
import { ResumeData, ResumeFormat } from "./schema.ts";

export const getResume = defineOperation({
  name: "resume.get",
  tool: "get_resume",
  title: "Get resume",
  description:
    "The whole stored resume: entries, the full JSON Resume document, and the claims (with ids) that everything written about the user must cite. Long; get_context has the short form.",
  scope: "read:resume",
  effect: "read",
  method: "GET",
  path: "/api/v1/resume",
  cacheable: true,
  input: z.strictObject({}),
  data: ResumeData,
  concise: conciseResume,
  errors: ["resource.not_found"],
  related: ["context.get", "profile.get"],
  run: async ({ tx }) => {
    const data = await readResume(tx);
    if (!data) {
      throw fail(
        "resource.not_found",
        "There is no resume yet; import one with PUT /api/v1/resume (import_resume).",
      );
    }
    return { data };
  },
});

const TEN_MEBIBYTES = 10 * 1024 * 1024;

export const importResume = defineOperation({
  name: "resume.import",
  tool: "import_resume",
  title: "Import resume",
  description:
    "Stores the user's resume and turns each entry into a claim with a stable id. Takes a JSON Resume (object or its text), plain text or Markdown. Pass on what the user gave, unchanged: what cannot be found stays absent, and warnings name what to check with the user.",
  scope: "write:resume",
  effect: "update",
  method: "PUT",
  path: "/api/v1/resume",
  bodyLimit: TEN_MEBIBYTES,
  core: true,
  movesCareer: true,
  input: z.strictObject({
    format: ResumeFormat.describe("What content is."),
    content: z
      .union([z.string(), FreeObject])
      .meta({ description: "The JSON Resume document or its JSON text, or the resume's text." }),
    mode: z
      .enum(["replace", "merge"])
      .default("replace")
      .describe("replace the stored resume, or merge into it what is new."),
  }),
  data: ResumeData,
  concise: conciseResume,
  inFull: () => ({ operation: "resume.get", input: {} }),
  related: ["resume.get", "context.get"],
  run: async (ctx, { format, content, mode }) => {
    const at = ctx.now.toISOString();
    const read = format === "json_resume" ? readJsonResume(content, at) : readTextResume(content, format, at);
    await storeResume(ctx, read, mode);
    const data = await readResume(ctx.tx);
    if (!data) throw new Error("The resume just stored is not there.");
    return { data };
  },
});
