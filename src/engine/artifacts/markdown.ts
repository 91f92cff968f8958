import { inline } from "../../shared/markdown.ts";
import type { Draft, Section } from "./types.ts";

/** A draft as Markdown that can be used as it is; what its lines say is text, so markup in it is escaped. */
export function toMarkdown({ title, sections }: Draft): string {
  return `${[`# ${inline(title)}`, ...sections.map(sectionText)].join("\n\n")}\n`;
}

function sectionText({ heading, lines }: Section): string {
  return [`## ${inline(heading)}`, "", ...lines.map(({ text }) => `- ${inline(text)}`)].join("\n");
}
