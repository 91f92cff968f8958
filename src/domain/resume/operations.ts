import { z } from "zod";
import { hasMoreValuesThan } from "../../engine/resume/fields.ts";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { lazyModule } from "../../shared/lazy-module.ts";
import { FreeObject } from "../common.ts";
import { conciseCorrection, concisePreview, conciseResume } from "./concise.ts";
import { storeCorrections } from "./corrections.ts";
import { askUnproved } from "./import/ask-unproved.ts";
import { notReadIn, ResumeMetadata } from "./import/not-read.ts";
import { sentFile } from "./import/sent-file.ts";
import { readResume } from "./resume.ts";
import { ImportPreview, ResumeData, ResumeFormat } from "./schema.ts";

/** With the reader of resumes and its proof, which only an import uses. */
const importing = lazyModule(() => import("./import/import-resume.ts"));

export const getResume = defineOperation({
  name: "resume.get",
  title: "Get resume",
  description:
    "The whole stored resume: entries, the JSON Resume document, and the claims (with ids) that all that is written about the user must cite. Long; get_context is short.",
  scope: "read:resume",
  effect: "read",
  input: z.strictObject({}),
  output: ResumeData,
  metadata: ResumeMetadata,
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
    return { data, metadata: notReadIn(await tx.resume.get()).metadata };
  },
});

const TEN_MEBIBYTES = 10 * 1024 * 1024;
/** The numbers of characters, and of values in a document, that take about 50 ms to read. */
const LONG = 10_000;
const MANY = 500;
/** The most characters of a text that proves a resume: about sixty pages. */
const MOST_SOURCE = 200_000;

export const importResume = defineOperation({
  name: "resume.import",
  title: "Import resume",
  description:
    "Stores the resume; each entry becomes a claim with a stable id. Takes a JSON Resume, text, Markdown, or a file of at most 7 MB: PDF, DOCX, ODT, HTML, Europass, LinkedIn ZIP. Best: read a text into a json_resume and pass the text as sourceText.",
  scope: "write:resume",
  effect: "update",
  input: z.strictObject({
    format: ResumeFormat.optional().describe("Detected automatically if omitted."),
    content: z
      .union([z.string(), FreeObject])
      .meta({ description: "The JSON Resume, the text, or the base64 of a file." }),
    sourceText: z
      .string()
      .max(MOST_SOURCE)
      .optional()
      .describe("The text that content was read from. What it does not prove is unconfirmed."),
    accept: z
      .union([z.boolean(), z.array(z.string()).max(5000)])
      .default(false)
      .describe(
        "Only if the user agrees: stores unproved values as their statement; true for all, or these paths.",
      ),
    mode: z
      .enum(["replace", "merge"])
      .default("replace")
      .describe("replace the stored resume, or merge what is new."),
    conflicts: z
      .enum(["keep", "take"])
      .default("keep")
      .describe("The user's corrections since the last import: keep them, or take the imported values."),
    preview: z.boolean().default(false).describe("true writes nothing and shows what would change."),
    replaceDemo: z
      .boolean()
      .default(false)
      .describe("true clears demo data first, which never mix with the user's own."),
  }),
  output: z.union([ResumeData, ImportPreview]).meta({ type: "object" }),
  metadata: ResumeMetadata,
  http: {
    route: "PUT /api/v1/resume",
    maxBodyBytes: TEN_MEBIBYTES,
    related: ["resume.get", "context.get"],
  },
  mcp: {
    tool: "import_resume",
    words: ["CV", "curriculum vitae", "LinkedIn", "upload"],
    toolset: "core",
    elicit: { consent: askUnproved },
    concise: {
      of: (data) => ("resume" in data ? conciseResume(data) : concisePreview(data)),
      full: () => ({ operation: "resume.get", input: {} }),
    },
  },
  policy: {
    loads: [importing],
    rehearse: true,
    file: sentFile,
    heavy: ({ content, sourceText }) =>
      [sourceText, content].some((text) => typeof text === "string" && text.length > LONG) ||
      (typeof content !== "string" && hasMoreValuesThan(content, MANY)),
    after: ["evaluateAlerts"],
  },
  handler: (ctx, sent) => importing.use().takeIn(ctx, sent),
});

/** Each one is added to the document, while other writes wait. */
export const MOST_CONFIRMED = 500;

export const updateResume = defineOperation({
  name: "resume.update",
  title: "Correct resume",
  description:
    "Corrects the stored resume as the user says. Everything else keeps its claim id; later imports keep the corrections.",
  scope: "write:resume",
  effect: "update",
  input: z.strictObject({
    set: z
      .record(z.string(), z.unknown())
      .default({})
      .describe(
        "By claim id or JSON pointer into document (/work/0/position): an object merged into a job, degree or certificate; a text for a bullet, skill or field.",
      ),
    remove: z.array(z.string()).default([]).describe("Claim ids or JSON pointers to remove."),
    add: z
      .record(z.string(), z.unknown())
      .default({})
      .describe("By section (work, education, skills ...): the new entry."),
    confirm: z
      .array(z.string())
      .max(MOST_CONFIRMED)
      .default([])
      .describe("claimIds from unconfirmed that the user says are true."),
  }),
  output: ResumeData,
  metadata: ResumeMetadata,
  errors: {
    throws: ["resource.not_found"],
  },
  http: {
    route: "PATCH /api/v1/resume",
    related: ["resume.get"],
  },
  mcp: {
    tool: "update_resume",
    words: [
      "correct a job title",
      "fix a date",
      "rename a job",
      "change my CV",
      "fix a mistake",
      "confirm a claim",
    ],
    concise: {
      of: conciseCorrection,
      full: () => ({ operation: "resume.get", input: {} }),
    },
  },
  policy: {
    after: ["evaluateAlerts"],
  },
  handler: async (ctx, corrections) => {
    const corrected = await storeCorrections(ctx, corrections);
    const data = await readResume(ctx.tx);
    if (!data) throw new Error("The resume just corrected is not there.");
    return { data: { ...data, corrected }, metadata: notReadIn(await ctx.tx.resume.get()).metadata };
  },
});
