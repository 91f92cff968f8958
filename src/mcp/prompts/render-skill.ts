import type { Connection } from "../session/connection.ts";
import { toolFinder } from "../tools/listed-tools.ts";

/** A skill's text as this connection can follow it, and the operations it names that are out of reach. */
export interface SkillRenderer {
  text: string;
  outOfReach: { tool: string; scope: string }[];
}

/**
 * Extracts the instructions of a SKILL.md, without frontmatter and notes on tools. Names each call as this connection
 * lists it. `values` replace placeholders such as `<job id>`.
 */
export function skillRendererFor(
  connection: Connection,
  skill: string,
  markdown: string,
  values: ReadonlyMap<string, string>,
): SkillRenderer {
  const outOfReach = new Map<string, string>();
  const reach = toolFinder(connection);
  const toCall = (span: string, name: string, args = "") => {
    const entry = connection.definition.tools.find(({ tool }) => tool === name);
    if (!entry) return span;
    const found = reach(entry.operation);
    if (!found) outOfReach.set(name, entry.scope);
    if (!found?.nested) return span;
    return `\`${found.tool} {"operation":"${entry.operation}","arguments":${args.trim() || "{...}"}}\``;
  };
  const body = filled(bodyOf(markdown), values).replace(/`([a-z_]{2,60})( \{[^`\n]{0,2000})?`/g, toCall);
  return {
    text: body.replaceAll("](references/", `](skill://${skill}/references/`),
    outOfReach: [...outOfReach].map(([tool, scope]) => ({ tool, scope })),
  };
}

function bodyOf(markdown: string): string {
  const body = markdown.slice(markdown.indexOf("\n---\n") + 5);
  const note = body.indexOf("\n## Tools\n");
  return (note === -1 ? body : body.slice(0, note)).trim();
}

function filled(text: string, values: ReadonlyMap<string, string>): string {
  return [...values].reduce((done, [placeholder, value]) => done.replaceAll(placeholder, value), text);
}
