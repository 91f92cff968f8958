import type { Operation } from "../../src/operation/definition.ts";

/** Renders the operations as a Markdown table, one row each, in their order. */
export function operationTable(operations: readonly Operation[]): string {
  const rows = operations.map(
    ({ name, scope, http: { method, path }, mcp: { tool, toolset } }) =>
      `| ${name} | ${method} \`${path}\` | \`${scope}\` | ${tool}${toolset ? ` (${toolset})` : ""} |`,
  );
  return ["| Operation | REST | Scope | MCP tool |", "|---|---|---|---|", ...rows].join("\n");
}

const start = "<!-- operations: made by npm run generate -->";
const end = "<!-- end of operations -->";

/** Replaces the table between its marks. Throws Error where a mark is missing. */
export function withOperationTable(page: string, operations: readonly Operation[]): string {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error("The page lacks the marks of the operation table.");
  return `${page.slice(0, from + start.length)}\n${operationTable(operations)}\n${page.slice(to)}`;
}
