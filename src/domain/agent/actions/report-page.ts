import { inline } from "../../../shared/text/markdown.ts";

/** A report as Markdown, without empty sections. */
export function page(title: string, summary: string, sections: [string, string[]][]): string {
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `## ${heading}\n\n${lines.map((line) => `- ${inline(line)}`).join("\n")}`);
  return `${[`# ${inline(title)}`, inline(summary), ...parts].join("\n\n")}\n`;
}
