import { contentOfFile } from "../domain/resume/import/sent-file.ts";
import { importResume as operation } from "../domain/resume/operations.ts";
import { ImportPreview, ResumeData } from "../domain/resume/schema.ts";
import { ServiceError } from "../operation/errors.ts";
import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { printImported, printPreview } from "./print-import.ts";
import { print, runOperation, withoutWriting, withService } from "./terminal/context.ts";
import { readBytes, readTextFile } from "./terminal/files/read-file.ts";

interface ImportFlags extends SettingFlags {
  format?: string;
  merge?: boolean;
  sourceText?: string;
  accept?: boolean;
  replaceDemo?: boolean;
  conflicts?: string;
  dryRun?: boolean;
  user: string;
  json?: boolean;
}

/**
 * Imports a resume file and prints what was read, or with `dryRun` what would be. Throws UsageError if the file
 * cannot be read.
 */
export async function importResume(file: string, flags: ImportFlags): Promise<void> {
  const bytes = await readBytes(file, {
    maxBytes: operation.http.maxBodyBytes,
    expected:
      "a resume: PDF, .docx, .odt, HTML, Europass, LinkedIn export, JSON Resume, Markdown or plain text",
  });
  const sourceText = flags.sourceText && (await readSource(flags.sourceText));
  const input = {
    ...contentOfFile({ name: file, bytes }, flags.format),
    ...(sourceText && { sourceText, accept: flags.accept ?? false }),
    mode: flags.merge ? "merge" : "replace",
    replaceDemo: flags.replaceDemo ?? false,
    conflicts: flags.conflicts ?? "keep",
    preview: flags.dryRun ?? false,
  };
  await (flags.dryRun ? withoutWriting : withService)(flags, async (service) => {
    const answer = await runOperation(service, flags.user, operation, input).catch(refused(file));
    if (flags.json) return print(JSON.stringify(answer));
    if (flags.dryRun) printPreview(file, ImportPreview.parse(answer));
    else printImported(file, ResumeData.parse(answer));
  });
}

function readSource(file: string): Promise<string> {
  return readTextFile(file, { maxBytes: operation.http.maxBodyBytes, expected: "the text of a resume" });
}

function refused(file: string) {
  return (error: unknown): never => {
    if (error instanceof ServiceError && error.status === 409) {
      throw new UsageError(
        `${file} was not imported, because the demo's fictional person is stored here: add --replace-demo to clear the demo first, or choose another --data-dir.`,
      );
    }
    if (error instanceof ServiceError) throw new Error(`${file} was not imported: ${error.message}`);
    throw error;
  };
}
