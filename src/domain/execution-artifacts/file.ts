import { z } from "zod";
import { type FileFormat, looks, papers, printFormats } from "../../engine/artifacts/print-job.ts";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { fromBase64, toBase64 } from "../../shared/sent-files.ts";
import { text } from "../common.ts";
import { documentFields } from "../untrusted-fields.ts";
import { asText, fileName, paperOf, printedDocument } from "./printed.ts";
import type { Artifact } from "./schema.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const mediaTypes: Record<FileFormat, string> = {
  pdf: "application/pdf",
  docx: WORD,
  html: "text/html",
  md: "text/markdown",
  txt: "text/plain",
  json_resume: "application/json",
};

const MOST_PAGES = 2;

const ArtifactFile = z.strictObject({
  name: z.string(),
  mediaType: z.string(),
  encoding: z.enum(["utf8", "base64"]),
  content: z.string().optional().describe("Over MCP a resource."),
  save: z.strictObject({ command: z.string(), page: z.string().optional() }).describe("What saves it."),
  omitted: z.array(z.string()).describe("Claims without room."),
  unshown: z.array(z.string()).describe("Characters printed as boxes."),
});

export const artifactFile = defineOperation({
  name: "executionArtifacts.file",
  title: "Get an execution artifact as a file",
  description:
    "A resume, letter or brief as a file to send. If it is too long, the least relevant lines are omitted and listed.",
  scope: "read:execution_artifacts",
  effect: "read",
  input: z.strictObject({
    id: text(200).describe("The artifact's id, from list_execution_artifacts."),
    format: z.enum(printFormats).default("pdf"),
    paper: z.enum(papers).optional().describe("Default: the usual size in the resume's country."),
    look: z
      .enum(looks)
      .default("plain")
      .describe("Academic is centred and without colour, compact holds more."),
    pages: z.int().min(1).max(MOST_PAGES).default(MOST_PAGES).describe("The most."),
  }),
  output: ArtifactFile,
  metadata: z.object({ omitted: z.array(z.string()), unshown: z.array(z.string()) }),
  errors: {
    throws: ["execution_artifacts.not_found"],
  },
  http: {
    route: "GET /api/v1/execution-artifacts/{id}/file",
    related: ["executionArtifacts.list"],
    file: {
      mediaTypes: Object.values(mediaTypes),
      headers: {
        "X-Omitted": "Claims without room.",
        "X-Unshown": "Characters printed as boxes.",
      },
      of: ({ name, mediaType, encoding, content = "", omitted, unshown }) => ({
        name,
        mediaType,
        content: encoding === "base64" ? fromBase64(content) : content,
        headers: { "x-omitted": String(omitted.length), "x-unshown": String(unshown.length) },
      }),
    },
  },
  mcp: {
    tool: "get_execution_artifact_file",
    words: ["pdf", "word file", "docx", "download", "print", "export a resume"],
    // Named after the document's title, which may be a posting's.
    untrusted: [...documentFields, "name"],
    file: {
      uri: "career://execution-artifacts/{id}/file",
      of: ({ content = "", encoding, ...data }) => ({
        data,
        name: data.save.command.split(" ").at(-1) ?? "document",
        mimeType: data.mediaType,
        content: encoding === "base64" ? { blob: content } : { text: content },
      }),
    },
  },
  policy: {
    heavy: ({ format }) => format === "pdf" || format === "docx",
  },
  handler: async ({ tx, print, server }, { id, format, paper, look, pages }) => {
    const artifact = await tx.artifacts.get(id);
    if (!artifact)
      throw fail("execution_artifacts.not_found", "No artifact has this id.", {
        see: "executionArtifacts.list",
      });
    const sheet = paper ?? paperOf((await tx.resume.get())?.document);
    const extension = format === "json_resume" ? "json" : format;
    const save = saving(artifact, extension, { paper, pages }, server.baseUrl);
    const facts = { name: fileName(artifact, extension), mediaType: mediaTypes[format], save };
    const before = artifact.omitted ?? [];
    const said = asText(format, artifact);
    if (said !== undefined || format === "md" || format === "txt" || format === "json_resume") {
      const told = { omitted: before, unshown: [] };
      return { data: { ...facts, encoding: "utf8" as const, content: said ?? "", ...told }, metadata: told };
    }
    const document = printedDocument(artifact);
    return {
      later: async () => {
        const printed = await print({ format, paper: sheet, look, pages, document });
        const told = {
          omitted: [...new Set([...before, ...printed.omitted])],
          unshown: printed.unshown ?? [],
        };
        const isText = format === "html";
        const content = isText ? new TextDecoder().decode(printed.content) : toBase64(printed.content);
        const data = {
          ...facts,
          encoding: isText ? ("utf8" as const) : ("base64" as const),
          content,
          ...told,
        };
        return { data, metadata: told };
      },
    };
  },
});

/** How a person saves the file: the command, and the page if a server runs. Only our own words. */
function saving(
  { id, kind }: Artifact,
  extension: string,
  { paper, pages }: { paper?: string | undefined; pages: number },
  baseUrl: string | null,
) {
  const how = [...(paper ? [`--paper ${paper}`] : []), ...(pages === MOST_PAGES ? [] : [`--pages ${pages}`])];
  const command = ["career-context documents save", ...how, id, `${kind}.${extension}`].join(" ");
  return { command, ...(baseUrl !== null && { page: `${baseUrl}/documents/${id}` }) };
}
