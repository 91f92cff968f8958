import { importResume as operation } from "../domain/resume/operations.ts";
import { ResumeData } from "../domain/resume/schema.ts";
import { ServiceError } from "../operation/errors.ts";
import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { print, runOperation, withService } from "./terminal/context.ts";
import { readTextFile } from "./terminal/read-file.ts";

interface ImportFlags extends SettingFlags {
  merge?: boolean;
  replaceDemo?: boolean;
  user: string;
  json?: boolean;
}

/** Imports a resume file and prints what was read. Throws UsageError where the file cannot be read. */
export async function importResume(file: string, flags: ImportFlags): Promise<void> {
  const content = await readTextFile(file, {
    maxBytes: operation.http.maxBodyBytes,
    expected: "a resume: JSON Resume, Markdown or plain text",
  });
  const input = {
    format: formatOf(file, content),
    content,
    mode: flags.merge ? "merge" : "replace",
    replaceDemo: flags.replaceDemo ?? false,
  };
  await withService(flags, async (service) => {
    const data = ResumeData.parse(
      await runOperation(service, flags.user, operation, input).catch(refused(file)),
    );
    if (flags.json) return print(JSON.stringify(data));
    const { resume, claims, warnings, unread } = data;
    print(
      `Imported ${file}: ${resume.experience?.length ?? 0} jobs, ${resume.education?.length ?? 0} degrees, ${resume.skills?.length ?? 0} skills, ${claims.length} claims.`,
    );
    for (const warning of warnings) print(`  Note: ${warning}`);
    for (const line of unread) print(`  Not understood: ${line.text}`);
    if (unread.length > 0) {
      print(
        "  To correct it, give each of these lines a heading or a label of its own and import the file again.",
      );
    }
  });
}

/** The format by the file's name; a text that begins like JSON is JSON. */
function formatOf(file: string, content: string): string {
  if (/\.json$/i.test(file) || /^\s*\uFEFF?\{/.test(content)) return "json_resume";
  return /\.(md|markdown)$/i.test(file) ? "markdown" : "text";
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
