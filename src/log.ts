import { type LogLevel, logLevels } from "./config.ts";

export interface Log {
  debug: (message: string, facts?: Record<string, unknown>) => void;
  info: (message: string, facts?: Record<string, unknown>) => void;
  warn: (message: string, facts?: Record<string, unknown>) => void;
  error: (message: string, facts?: Record<string, unknown>) => void;
}

/** One JSON line an entry on stderr; stdout belongs to the protocol. */
export function createLog(level: LogLevel, write = (line: string) => void process.stderr.write(line)): Log {
  const least = logLevels.indexOf(level);
  const at =
    (name: LogLevel) =>
    (message: string, facts: Record<string, unknown> = {}) => {
      if (logLevels.indexOf(name) < least) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...facts })}\n`);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/** What a log line may say of an unexpected error: its kind and stack, not the data it met. */
export function errorFacts(error: unknown): Record<string, unknown> {
  return error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
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
