import { extname } from "node:path";
import { z } from "zod";
import { artifactFile } from "../domain/execution-artifacts/file.ts";
import { listArtifacts } from "../domain/execution-artifacts/operations.ts";
import { ServiceError } from "../operation/errors.ts";
import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { fromBase64 } from "../shared/base64.ts";
import { print, runOperation, withStoredData } from "./terminal/context.ts";
import { unwritable, writeOwn } from "./terminal/write-file.ts";

interface ListFlags extends SettingFlags {
  user: string;
  json?: boolean;
}

interface SaveFlags extends SettingFlags {
  user: string;
  format?: string;
  paper?: string;
  pages?: string;
  force?: boolean;
}

const Rows = z.array(
  z.looseObject({ id: z.string(), kind: z.string(), title: z.string(), status: z.string() }),
);

/** Lists the resumes, letters and briefs that were made; creates nothing. */
export async function listDocuments(flags: ListFlags): Promise<void> {
  await withStoredData(
    flags,
    async (service) => {
      const rows = Rows.parse(await runOperation(service, flags.user, listArtifacts, { limit: 100 }));
      const facts = rows.map(({ id, kind, title, status }) => ({ id, kind, title, status }));
      if (flags.json) return print(JSON.stringify(facts));
      if (facts.length === 0) return print("There are no documents yet; an agent makes them with apply.");
      for (const { id, kind, title, status } of facts) print(`${id}  ${kind}  ${status}  ${title}`);
    },
    (says) => print(flags.json ? "[]" : says),
  );
}

const formats: Record<string, string> = {
  ".pdf": "pdf",
  ".docx": "docx",
  ".html": "html",
  ".htm": "html",
  ".md": "md",
  ".txt": "txt",
  ".json": "json_resume",
};

/** Writes a document as a file that only its owner can read, in the format of the file's name. Throws UsageError. */
export async function saveDocument(id: string, out: string, flags: SaveFlags): Promise<void> {
  const format = flags.format ?? formats[extname(out).toLowerCase()];
  if (format === undefined)
    throw new UsageError(
      `${out} says no format: let it end in .pdf, .docx, .html, .md, .txt or .json, or add --format.`,
    );
  const input = {
    ...{ id, format },
    ...(flags.paper && { paper: flags.paper }),
    ...(flags.pages && { pages: Number(flags.pages) }),
  };
  await withStoredData(
    flags,
    async (service) => {
      const made = await runOperation(service, flags.user, artifactFile, input).catch(refused);
      const { content = "", encoding, omitted } = artifactFile.output.parse(made);
      const bytes = encoding === "base64" ? fromBase64(content) : new TextEncoder().encode(content);
      await writeOwn({ out, ...(flags.force && { force: true }) }, bytes).catch(unwritable(out));
      const left = omitted.length === 0 ? "" : ` It had no room for ${omitted.length} things of the resume.`;
      print(`The document is in ${out}.${left}`);
    },
    (says) => {
      throw new UsageError(says);
    },
  );
}

function refused(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  throw new UsageError(
    error.status === 404 ? "No document has this id: career-context documents list." : error.message,
  );
}
