import type { Listing } from "../session/peer.ts";
import { viewOfTool } from "../ui/overview.ts";
import { type GeneralTool, operationTools } from "./operation-tools.ts";

/** The tools within the peer's scopes, as in tools/list. */
export function listTools(listing: Listing) {
  const {
    definition: { toolset },
    peer: { scopes },
  } = listing;
  const own = toolset.entries
    .filter(({ scope }) => scopes.has(scope))
    .map(({ tool, title, description, inputSchema, outputSchema, annotations }) => ({
      name: tool,
      title,
      description,
      inputSchema: { ...inputSchema, type: "object" as const },
      ...(outputSchema && { outputSchema: { ...outputSchema, type: "object" as const } }),
      annotations,
      ...viewOfTool[tool],
    }));
  const general = generalTools(listing).map((name) => operationTools[name]);
  return toolset.operationTools ? [...own, operationTools.find_operations, ...general] : own;
}

/**
 * The tools that call operations by name, within the peer's scopes: none that writes or deletes if the peer may
 * not.
 */
export function generalTools({ definition: { tools, toolset }, peer: { scopes } }: Listing): GeneralTool[] {
  if (!toolset.operationTools) return [];
  const reached = new Set(tools.flatMap(({ scope, general }) => (scopes.has(scope) ? [general] : [])));
  return [
    "read_operation",
    ...(["write_operation", "delete_operation"] as const).filter((name) => reached.has(name)),
  ];
}

/** Which tool of this connection reaches an operation. */
export function toolFinder({ definition: { tools, toolset }, peer: { scopes } }: Listing) {
  return (operation: string) => {
    const entry = tools.find((candidate) => candidate.operation === operation);
    if (!entry || !scopes.has(entry.scope)) return undefined;
    if (toolset.entries.includes(entry)) return { tool: entry.tool, nested: false };
    if (!toolset.operationTools) return undefined;
    return { tool: entry.general, nested: true };
  };
}
