import { format } from "node:util";
import { type LogLevel, logLevels } from "./config.ts";

export interface Log {
  debug: (message: string, facts?: Record<string, unknown>) => void;
  info: (message: string, facts?: Record<string, unknown>) => void;
  warn: (message: string, facts?: Record<string, unknown>) => void;
  error: (message: string, facts?: Record<string, unknown>) => void;
}

export interface LogOptions {
  /** `text` for people at a terminal. Default: JSON lines. */
  format?: "text" | "json";
  write?: (line: string) => void;
}

/**
 * Creates a log on stderr, because stdout belongs to the protocol. `detail` may quote stored data and is written only
 * at level debug. API keys and signing secrets are masked at every level.
 */
export function createLog(
  level: LogLevel,
  { format: shape = "json", write = (line) => void process.stderr.write(line) }: LogOptions = {},
): Log {
  const toLine = shape === "json" ? jsonLine : textLine;
  const least = logLevels.indexOf(level);
  const at =
    (name: LogLevel) =>
    (message: string, facts: Record<string, unknown> = {}) => {
      if (logLevels.indexOf(name) < least) return;
      const { detail, ...plain } = facts;
      const shown = least === 0 && detail !== undefined ? { ...plain, detail } : plain;
      write(`${toLine(name, message, shown).replace(secret, "$1_…")}\n`);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

type Facts = Record<string, unknown>;

function jsonLine(level: LogLevel, message: string, facts: Facts): string {
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...facts });
}

/** The message, then the facts in brackets, then stack frames. */
function textLine(level: LogLevel, message: string, { stack = "", ...facts }: Facts): string {
  const shown = Object.entries(facts).map(([name, value]) => `${name} ${textOf(value)}`);
  const kind = { debug: "Debug: ", info: "", warn: "Warning: ", error: "Error: " }[level];
  const line = `${kind}${message}${shown.length > 0 ? ` (${shown.join(", ")})` : ""}`;
  const below = textOf(stack).split("\n").filter(Boolean);
  // Facts may quote anything, and terminals obey control characters.
  return [line, ...below.map((frame) => `    ${frame}`)]
    .map((text) => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, " "))
    .join("\n");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Matches API keys and webhook secrets. */
const secret = /\b(sk|whsec)_[A-Za-z0-9_+/=-]{16,}/g;

/**
 * An unexpected error's facts for a log line: name, code and stack. Its message is a detail, since libraries quote data
 * in it.
 */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error, detail: format(error) };
  const { name, message, stack = "" } = error;
  const code = "code" in error ? { code: error.code } : {};
  return { error: name, ...code, stack: frames(stack, message), detail: message };
}

/** A stack's frames without its message. */
function frames(stack: string, message: string): string {
  const at = stack.indexOf(message);
  const rest = at === -1 ? stack : stack.slice(at + message.length);
  return rest
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim())
    .join("\n");
}

/** Turns what libraries print into log lines. The printed text is a detail. */
export function logConsole(log: Log): void {
  const print = (...said: unknown[]) => log.warn("A library printed something.", { detail: format(...said) });
  Object.assign(globalThis.console, { log: print, info: print, debug: print, warn: print, error: print });
}

/** Turns Node's warnings and uncaught errors into log lines, so stderr has nothing else. */
export function logProcessWarnings(log: Log): void {
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn(warning.message, { name: warning.name }));
  process.on("uncaughtException", (error) => {
    log.error("The program ended with an unexpected error.", errorFacts(error));
    process.exit(1);
  });
}
