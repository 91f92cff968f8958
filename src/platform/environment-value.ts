import { readFileSync } from "node:fs";
import { UsageError } from "./usage-error.ts";

/** Clients pass a literal `${user_config.data_dir}` if that setting of a bundle is empty. */
export function nonEmpty(value: string | undefined): string | undefined {
  return value === "" || value?.startsWith("${user_config.") ? undefined : value;
}

/**
 * A secret from the environment: the variable, or the file that the variable with `_FILE` behind its name names. Throws
 * UsageError.
 */
export function environmentValue(env: Record<string, string | undefined>, name: string): string | undefined {
  const [value, file] = [nonEmpty(env[name]), nonEmpty(env[`${name}_FILE`])];
  if (file === undefined) return value;
  if (value !== undefined) throw new UsageError(`Set either ${name} or ${name}_FILE, not both.`);
  const text = contentOf(file)?.replace(/\r?\n$/, "");
  if (text) return text;
  throw new UsageError(`${name}_FILE must name a file that this user can read and that is not empty.`);
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
