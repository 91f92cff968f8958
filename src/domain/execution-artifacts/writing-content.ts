import type { ProvedBlock } from "../../engine/writing/prove-writing.ts";
import { inline } from "../../shared/text/markdown.ts";
import type { Artifact } from "./schema.ts";
import type { Writing } from "./writing-schema.ts";

type Section = Artifact["contentData"]["sections"][number];

/** The stored form of a written document: its blocks as sections, each line with its claims, and as Markdown. */
export function contentOf(blocks: Writing["blocks"], proved: readonly ProvedBlock[]) {
  const sections: Section[] = [];
  for (const [index, { kind, text }] of blocks.entries()) {
    if (kind === "heading") {
      sections.push({ heading: text, lines: [] });
      continue;
    }
    if (sections.length === 0) sections.push({ heading: "", lines: [] });
    const claimIds = proved[index]?.claimIds ?? [];
    sections.at(-1)?.lines.push({
      ...{ text, claimIds, kind },
      // Greetings and wishes say nothing about the person, like statements about the opening.
      ...(claimIds.length === 0 && { source: "opportunity" as const }),
    });
  }
  return { markdown: markdownOf(blocks), sections, gaps: [] };
}

/** The same document as Markdown, after edits. */
export function markdownOfSections(sections: readonly Section[]): string {
  return markdownOf(
    sections.flatMap(({ heading, lines }) => [
      ...(heading === "" ? [] : [{ kind: "heading" as const, text: heading }]),
      ...lines.map(({ kind = "line", text }) => ({ kind, text })),
    ]),
  );
}

/** The document as people read it: paragraphs separated, lines and bullets together. */
function markdownOf(blocks: Writing["blocks"]): string {
  let markdown = "";
  for (const [index, { kind, text }] of blocks.entries()) {
    const before = blocks[index - 1]?.kind;
    const isTogether = before === kind && (kind === "bullet" || kind === "line");
    const gap = index === 0 ? "" : isTogether ? (kind === "line" ? "  \n" : "\n") : "\n\n";
    markdown += gap + marked(kind, text);
  }
  return `${markdown}\n`;
}

function marked(kind: Writing["blocks"][number]["kind"], text: string): string {
  if (kind === "heading") return `## ${inline(text)}`;
  return kind === "bullet" ? `- ${inline(text)}` : inline(text);
}
