/** The comma-separated names in a flag's value. */
export function commaList(value: string): string[] {
  return value
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

export const logFormats = ["text", "json"] as const;
export type LogFormat = (typeof logFormats)[number];

/**
 * How a command writes to stderr: as `asked`, otherwise as text on a terminal and as JSON lines for programs. The
 * reader of `mcp` is always a program.
 */
export function logFormat(command: string | undefined, asked: string | undefined): LogFormat {
  const format = logFormats.find((name) => name === asked);
  return format ?? (process.stderr.isTTY && command !== "mcp" ? "text" : "json");
}

/** The value of --log-format, read without a parser, because the command line may be what is wrong. */
export function askedFormat(args: readonly string[]): string | undefined {
  const flag = "--log-format";
  const at = args.indexOf(flag);
  if (at !== -1) return args[at + 1];
  return args.find((arg) => arg.startsWith(`${flag}=`))?.slice(flag.length + 1);
}
