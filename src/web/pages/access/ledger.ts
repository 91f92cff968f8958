import type { AccessLogEntry } from "../../../domain/access-log/schema.ts";
import { HOUR_MS } from "../../../shared/time.ts";
import { PAGES_CLIENT } from "../../person.ts";
import { deedOf } from "./objects.ts";

const NOT_FOUND = 404;

/** What one caller did within a period: for each verb, the objects and counts. */
export interface Visit {
  client: string;
  /** The time of the last action. */
  at: string;
  done: readonly Done[];
}

interface Done {
  verb: string;
  objects: readonly { object: string; times: number }[];
}

/** The program's own names for callers. */
const own: Readonly<Record<string, string>> = {
  [PAGES_CLIENT]: "You, on these pages",
  "command line": "You, on the command line",
  demo: "The demo",
  mcp: "An agent without a name",
};

export function callerName(client: string): string {
  return own[client] ?? client;
}

/** The access log as visits, newest first. Lines of one caller within an hour are grouped. */
export function visitsOf(lines: readonly AccessLogEntry[]): Visit[] {
  const runs: AccessLogEntry[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const before = last?.[0];
    const isSame =
      before?.client === line.client && Date.parse(before.time) - Date.parse(line.time) < HOUR_MS;
    if (last && isSame) last.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => {
    const [newest] = run;
    return newest ? [{ client: newest.client, at: newest.time, done: doneIn(run) }] : [];
  });
}

function doneIn(run: readonly AccessLogEntry[]): Done[] {
  const byVerb = new Map<string, Map<string, number>>();
  for (const line of run) {
    const { verb, object } = inWords(line);
    const objects = byVerb.get(verb) ?? new Map<string, number>();
    byVerb.set(verb, objects.set(object, (objects.get(object) ?? 0) + 1));
  }
  return [...byVerb].map(([verb, objects]) => ({
    verb,
    objects: [...objects].map(([object, times]) => ({ object, times })),
  }));
}

function inWords({ operation, status, client }: AccessLogEntry): { verb: string; object: string } {
  const { verb, object } = deedOf(operation);
  if (status === NOT_FOUND && verb === "read") return { verb: "looked for", object };
  if (status >= 400) return { verb: "was refused", object };
  // What a page reads to render itself informs no one else.
  if (client === PAGES_CLIENT && verb === "read") return { verb: "looked at", object: "these pages" };
  return { verb, object };
}
