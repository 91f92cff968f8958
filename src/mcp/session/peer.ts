import type { KeyRecord } from "../../store/ports/store.ts";
import type { ResourceKind } from "../resources/kinds.ts";
import type { ToolDefinition } from "../tools/definitions.ts";
import type { Toolset } from "../tools/toolsets.ts";

/** The peer of a connection. */
export interface Peer {
  userId: string;
  scopes: ReadonlySet<string>;
  /** Null over stdio. */
  key: KeyRecord | null;
}

/**
 * What decides which tools, resources and prompts a connection lists. Plain data, because lists need nothing
 * else.
 */
export interface Listing {
  definition: {
    tools: readonly ToolDefinition[];
    toolset: Toolset;
    resources: readonly ResourceKind[];
  };
  peer: { scopes: ReadonlySet<string> };
}
