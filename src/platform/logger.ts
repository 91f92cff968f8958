import { format } from "node:util";
import { type LogLevel, logLevels } from "./config.ts";

export interface Log {
  debug: (message: string, facts?: Record<string, unknown>) => void;
  info: (message: string, facts?: Record<string, unknown>) => void;
  warn: (message: string, facts?: Record<string, unknown>) => void;
  error: (message: string, facts?: Record<string, unknown>) => void;
}

/**
 * One JSON line an entry on stderr; stdout belongs to the protocol. `detail` of the facts, which may quote what people
 * stored, is written at level debug alone, and no key or signing secret is ever.
 */
export function createLog(level: LogLevel, write = (line: string) => void process.stderr.write(line)): Log {
  const least = logLevels.indexOf(level);
  const at =
    (name: LogLevel) =>
    (message: string, facts: Record<string, unknown> = {}) => {
      if (logLevels.indexOf(name) < least) return;
      const { detail, ...plain } = facts;
      const shown = least === 0 && detail !== undefined ? { ...plain, detail } : plain;
      const line = JSON.stringify({ time: new Date().toISOString(), level: name, message, ...shown });
      write(`${line.replace(secret, "$1_…")}\n`);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/** The form of API keys and of the secrets that sign webhooks. */
const secret = /\b(sk|whsec)_[A-Za-z0-9_+/=-]{16,}/g;

/**
 * What a log line may say of an unexpected error: its kind and where it came from. Its message is a detail: libraries
 * quote in it the very data they met.
 */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error, detail: format(error) };
  const { name, message, stack = "" } = error;
  const code = "code" in error ? { code: error.code } : {};
  return { error: name, ...code, stack: frames(stack, message), detail: message };
}

/** The stack without the message that it begins with. */
function frames(stack: string, message: string): string {
  const at = stack.indexOf(message);
  const rest = at === -1 ? stack : stack.slice(at + message.length);
  return rest
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim())
    .join("\n");
}

/** What a library prints by itself becomes a log line, too; what it says is a detail. */
export function logConsole(log: Log): void {
  const print = (...said: unknown[]) => log.warn("A library printed something.", { detail: format(...said) });
  Object.assign(globalThis.console, { log: print, info: print, debug: print, warn: print, error: print });
}

/** Node's own warnings and its last words become log lines too, so that stderr holds nothing else. */
export function logProcessWarnings(log: Log): void {
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn(warning.message, { name: warning.name }));
  process.on("uncaughtException", (error) => {
    log.error("The program ended by an unexpected error.", errorFacts(error));
    process.exit(1);
  });
}
