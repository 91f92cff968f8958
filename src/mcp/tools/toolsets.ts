import { UsageError } from "../../platform/usage-error.ts";
import type { ToolDefinition } from "./definitions.ts";

/** What a connection may list and call. */
export interface Toolset {
  /** Operations with their own listed tool. */
  entries: ToolDefinition[];
  /** True if find_operations and the tools that call by name are listed. They reach all other operations. */
  operationTools: boolean;
}

/**
 * Reads `--toolsets`: `core`, `chatgpt`, `all`, or feature names, separated by commas. Throws UsageError on an unknown
 * name.
 */
export function selectToolsets(names: readonly string[], tools: readonly ToolDefinition[]): Toolset {
  const features = new Set(tools.map(({ feature }) => feature));
  const declared = new Set(["core", ...tools.flatMap(({ toolset }) => toolset ?? [])]);
  for (const name of names) {
    if (name === "all" || declared.has(name) || features.has(name)) continue;
    throw new UsageError(
      `"${name}" is not a toolset. Use ${[...declared].join(", ")}, all, or features such as ${[...features].slice(0, 4).join(", ")}.`,
    );
  }
  if (names.includes("all")) return { entries: [...tools], operationTools: false };
  return {
    entries: tools.filter(
      ({ toolset, feature }) => names.includes(feature) || (toolset !== null && names.includes(toolset)),
    ),
    operationTools: names.includes("core"),
  };
}
