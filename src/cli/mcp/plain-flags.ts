import { parseArgs } from "node:util";
import type { SettingFlags } from "../../platform/config.ts";
import { commaList, logFormats } from "../terminal/flag-values.ts";

/** The flags of `mcp`, from the command line. */
export interface McpFlags extends SettingFlags {
  toolsets: string;
  readOnly?: boolean;
  scopes?: string[];
  webhookAllow?: string[];
  logFormat?: string;
}

const options = {
  "data-dir": { type: "string" },
  database: { type: "string" },
  "sqlite-driver": { type: "string" },
  toolsets: { type: "string" },
  scopes: { type: "string" },
  "webhook-allow": { type: "string" },
  "read-only": { type: "boolean" },
  "log-format": { type: "string" },
} as const;

/**
 * Reads arguments of `mcp` that are unambiguous. Undefined for others, which the command line's parser handles:
 * it knows every spelling and explains wrong ones.
 */
export function readPlainFlags(args: readonly string[]): McpFlags | undefined {
  try {
    const { values, tokens } = parseArgs({ args: [...args], options, tokens: true });
    const names = new Set(tokens.map((token) => (token.kind === "option" ? token.name : undefined)));
    if (names.size < tokens.length || names.has(undefined)) return undefined;
    const {
      scopes,
      "webhook-allow": allowed = "",
      "data-dir": dataDir,
      database,
      "sqlite-driver": sqliteDriver,
      "log-format": format,
    } = values;
    if (format !== undefined && !logFormats.some((name) => name === format)) return undefined;
    const webhookAllow = commaList(allowed);
    if (!webhookAllow.every(isPlainNetwork)) return undefined;
    return {
      toolsets: values.toolsets ?? "core",
      readOnly: values["read-only"] ?? false,
      webhookAllow,
      ...(dataDir !== undefined && { dataDir }),
      ...(database !== undefined && { database }),
      ...(sqliteDriver !== undefined && { sqliteDriver }),
      ...(format !== undefined && { logFormat: format }),
      ...(scopes !== undefined && { scopes: commaList(scopes) }),
    };
  } catch {
    return undefined;
  }
}

/** True if this is certainly a network, without loading the library that knows all notations. */
function isPlainNetwork(text: string): boolean {
  const found = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\/(\d{1,2})$/.exec(text);
  if (!found) return false;
  const [, ...numbers] = found;
  return numbers.every(
    (number, index) => String(Number(number)) === number && Number(number) <= (index < 4 ? 255 : 32),
  );
}
