import type { Settings } from "../../platform/config.ts";
import { print } from "./context.ts";

/** Prints everything in one write: a program that starts the server and reads this must not see half of it. */
export function announce(
  settings: Settings,
  baseUrl: string,
  version: string,
  { key, pages }: { key: string | undefined; pages: string },
): void {
  const shown =
    key === undefined
      ? []
      : ["", "Your API key, shown this once (more: career-context keys create):", `  ${key}`];
  const lines = [
    `career-context ${version} is running.`,
    `  Pages      ${pages}`,
    "             (opens once, within five minutes; later: career-context open)",
    `  REST       ${baseUrl}/api/v1`,
    `  MCP        ${baseUrl}/mcp`,
    `  Reference  ${baseUrl}/docs`,
    `  Data       ${settings.databaseUrl === undefined ? settings.databaseFile : settings.place}`,
    ...shown,
  ];
  print(...lines);
}
