import { extname } from "node:path";
import { z } from "zod";
import { print as printFile } from "../app/print.ts";
import { maySet } from "../documents/layout/fonts.ts";
import { artifactFile } from "../domain/execution-artifacts/file.ts";
import { listArtifacts } from "../domain/execution-artifacts/operations.ts";
import { ServiceError } from "../operation/errors.ts";
import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { fromBase64 } from "../shared/sent-files.ts";
import { counted } from "../shared/text/words.ts";
import { print, runOperation, withStoredData } from "./terminal/context.ts";
import { readBytes } from "./terminal/files/read-file.ts";
import { unwritable, writeOwn } from "./terminal/files/write-file.ts";

interface SaveFlags extends SettingFlags {
  user: string;
  format?: string;
  paper?: string;
  look?: string;
  pages?: string;
  font?: string;
  force?: boolean;
}

const Rows = z.array(
  z.looseObject({ id: z.string(), kind: z.string(), title: z.string(), status: z.string() }),
);

/** Lists stored resumes, letters and briefs. Creates nothing. */
export async function listDocuments(flags: SettingFlags & { user: string; json?: boolean }): Promise<void> {
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
    ...(flags.look && { look: flags.look }),
    ...(flags.pages && { pages: Number(flags.pages) }),
  };
  if (flags.font && format !== "pdf")
    throw new UsageError(
      "--font is for a PDF: other files carry no fonts, and are shown with the reader's own.",
    );
  const font = flags.font && (await readFont(flags.font));
  await withStoredData(
    flags,
    async (service) => {
      const made = await runOperation(service, flags.user, artifactFile, input).catch(refused);
      const { content = "", encoding, omitted, unshown } = artifactFile.output.parse(made);
      const bytes = encoding === "base64" ? fromBase64(content) : new TextEncoder().encode(content);
      await writeOwn({ out, ...(flags.force && { force: true }) }, bytes).catch(unwritable(out));
      const left =
        omitted.length === 0 ? "" : ` It had no room for ${counted(omitted.length, "thing")} of the resume.`;
      print(`The document is in ${out}.${left}`);
      if (unshown.length > 0) print(unshownIn(unshown, flags.font));
    },
    undefined,
    font ? { print: (job) => printFile({ ...job, font }) } : {},
  );
}

const MOST_FONT_BYTES = 40_000_000;

/** The bytes of a font that can be embedded. Throws UsageError. */
async function readFont(file: string): Promise<Uint8Array> {
  const bytes = await readBytes(file, { maxBytes: MOST_FONT_BYTES, expected: "a font, TTF or OTF" });
  const { openOwnFont, UnusableFont } = await import("../documents/layout/own-font.ts");
  try {
    openOwnFont(bytes);
  } catch (error) {
    if (error instanceof UnusableFont) throw new UsageError(`${file} cannot be used: ${error.message}`);
    throw error;
  }
  return bytes;
}

const MOST_NAMED = 40;

/** The warning about characters that appear as boxes. */
function unshownIn(characters: readonly string[], font: string | undefined): string {
  const named = characters.slice(0, MOST_NAMED).join(" ");
  const more = characters.length > MOST_NAMED ? ` and ${characters.length - MOST_NAMED} others` : "";
  const remedy = characters.every(maySet)
    ? `add --font FILE, ${font ? "another" : "a"} TTF or OTF that has them.`
    : "scripts written from the right cannot be set; save it as .docx or .html.";
  return `  Its fonts cannot show ${named}${more}: ${remedy}`;
}

function refused(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  throw new UsageError(
    error.status === 404 ? "No document has this id: career-context documents list." : error.message,
  );
}
