import { inline } from "../../shared/markdown.ts";
import type { Draft, Section } from "./types.ts";

/** Renders a draft as Markdown; its lines are plain text, so markup in them is escaped. */
export function toMarkdown({ title, sections }: Draft): string {
  return `${[`# ${inline(title)}`, ...sections.map(sectionText)].join("\n\n")}\n`;
}

function sectionText({ heading, lines }: Section): string {
  return [`## ${inline(heading)}`, "", ...lines.map(({ text }) => `- ${inline(text)}`)].join("\n");
}
