import { inline } from "../../shared/text/markdown.ts";
import { hasOwnHead, paragraphsOf } from "./blocks.ts";
import type { Line, Section } from "./types.ts";

/** The layout of a document. */
export interface Shown {
  title: string;
  sections: readonly Section[];
}

/** Renders a draft as Markdown. A letter, and a document with its own title line, gets no other title. */
export function toMarkdown({ title, sections }: Shown): string {
  const blocks = sections.flatMap(sectionBlocks);
  return `${(hasOwnHead(sections) ? blocks : [`# ${inline(title)}`, ...blocks]).join("\n\n")}\n`;
}

function sectionBlocks({ heading, lines }: Section): string[] {
  const blocks: string[][] = [];
  const whole = paragraphsOf(lines);
  whole.forEach((line, at) => {
    const joins = line.kind === "bullet" && whole[at - 1]?.kind === "bullet";
    if (joins) blocks.at(-1)?.push(lineText(line));
    else blocks.push([lineText(line)]);
  });
  return [...(heading === "" ? [] : [`## ${inline(heading)}`]), ...blocks.map((block) => block.join("\n"))];
}

function lineText({ text, kind, role, aside }: Line): string {
  const said = inline(text);
  if (role === "title") return `# ${said}`;
  if (role === "entry") return aside === undefined ? `### ${said}` : `### ${said}, ${inline(aside)}`;
  // Lines stored before lines had kinds were all bullets.
  return kind === "bullet" || kind === undefined ? `- ${said}` : said;
}
