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
