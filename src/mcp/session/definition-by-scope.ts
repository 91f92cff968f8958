import { isAdminScope } from "../../operation/scopes.ts";
import type { ToolDefinition } from "../tools/definitions.ts";
import { selectToolsets } from "../tools/toolsets.ts";
import type { McpDefinition } from "./connection.ts";
import type { Peer } from "./peer.ts";

/** The definition for a peer. */
export type DefinitionOf = (peer: Peer) => McpDefinition;

/**
 * The definition by scope. Without an administration scope its operations do not exist: no list, search,
 * suggestion or error mentions them. Throws UsageError for an unknown toolset.
 */
export function definitionByScope(
  definition: Omit<McpDefinition, "toolset">,
  toolsets: readonly string[],
): DefinitionOf {
  const isOwn = ({ scope }: ToolDefinition) => !isAdminScope(scope);
  const toolset = selectToolsets(toolsets, definition.tools);
  const whole: McpDefinition = { ...definition, toolset };
  const own: McpDefinition = {
    ...definition,
    tools: definition.tools.filter(isOwn),
    toolset: { ...toolset, entries: toolset.entries.filter(isOwn) },
  };
  return ({ scopes }) => ([...scopes].some(isAdminScope) ? whole : own);
}
