import { stripInvisible, stripInvisibleDeep } from "../../shared/text/invisible-characters.ts";
import { inline } from "../../shared/text/markdown.ts";
import { field } from "../../shared/view/json.ts";
import type { ResourceKind } from "./kinds.ts";

/**
 * An operation's data as a resource's text: Markdown if the kind says so, otherwise JSON. Without hidden characters, as
 * in a tool's result.
 */
export function contentText(kind: ResourceKind, data: unknown): string {
  return kind.mimeType === "text/markdown"
    ? stripInvisible(markdownOf(data))
    : JSON.stringify(stripInvisibleDeep(data));
}

/** When the stored data last changed (RFC 3339). Undefined for computed data. */
export function lastModified(data: unknown): string | undefined {
  const metadata = field(data, "metadata");
  const named = [
    field(data, "updatedAt"),
    field(data, "createdAt"),
    field(data, "completed_at"),
    field(metadata, "updatedAt"),
  ];
  return named.find((value) => typeof value === "string");
}

/** Reports have their document at the top level, execution artifacts in their content. */
function markdownOf(data: unknown): string {
  const written = [field(data, "contentMarkdown"), field(field(data, "contentData"), "markdown")];
  const document = written.find((value) => typeof value === "string" && value !== "");
  return typeof document === "string" ? document : outline(data);
}

/** A report stored without a document still has a title and a summary. */
function outline(data: unknown): string {
  const [title, summary] = [field(data, "title"), field(data, "summary")];
  const heading = typeof title === "string" ? inline(title) : "Untitled";
  return typeof summary === "string" ? `# ${heading}\n\n${inline(summary)}\n` : `# ${heading}\n`;
}
