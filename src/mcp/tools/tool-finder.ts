import type { Operation } from "../../operation/definition.ts";
import type { Listing } from "../session/peer.ts";

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

/** The tools that call an operation by its name. */
export type GeneralTool = "read_operation" | "write_operation" | "delete_operation";

/** Which tool calls an operation that is not listed: a client may ask its user before any that takes things away. */
export function generalTool({ effect, mcp: { hints } }: Pick<Operation, "effect" | "mcp">): GeneralTool {
  if (effect === "read") return "read_operation";
  return hints.destructive ? "delete_operation" : "write_operation";
}
