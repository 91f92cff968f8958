import type { Listing } from "../session/listing.ts";
import { viewOfTool } from "../ui/overview.ts";
import { operationTools } from "./operation-tools.ts";

/** The tools within the peer's scopes, as tools/list gives them. */
export function listTools({ definition: { toolset }, peer: { scopes } }: Listing) {
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
  const writes = [...scopes].some((scope) => scope.startsWith("write:"));
  const { find_operations, read_operation, write_operation, delete_operation } = operationTools;
  const general = writes
    ? [find_operations, read_operation, write_operation, delete_operation]
    : [find_operations, read_operation];
  return toolset.operationTools ? [...own, ...general] : own;
}
