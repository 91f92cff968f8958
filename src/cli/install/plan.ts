import { isDeepStrictEqual } from "node:util";
import type { Launch } from "../../shared/agent-clients.ts";
import { type ConfigFile, newestCopy, readConfig } from "./config-file.ts";
import type { EntryFile } from "./entry-file.ts";
import { jsonFile } from "./json-file.ts";
import { type ClientPlace, clientPlaces, type Machine } from "./places.ts";
import { tomlFile } from "./toml-file.ts";
import { yamlFile } from "./yaml-file.ts";

/** The formats of clients' files. */
export const entryFiles: Readonly<Record<"json" | "toml" | "yaml", EntryFile>> = {
  json: jsonFile,
  toml: tomlFile,
  yaml: yamlFile,
};

/** A planned change of a client's file. */
export interface Plan {
  client: string;
  file: ConfigFile;
  /** The new file; undefined if it is deleted because an installation created it. */
  after: string | undefined;
  /** The kept copy that the file equals afterwards. */
  copy?: string;
}

/** The clients that left a trace on a machine. */
export function clientsOn(machine: Machine): string[] {
  return Object.entries(clientPlaces).flatMap(([client, place]) => (place.isFound(machine) ? [client] : []));
}

/** A client's file with the entry. Throws BrokenFile. */
export async function planToInstall(client: string, machine: Machine, launch: Launch): Promise<Plan> {
  const { place, file } = await fileOf(client, machine);
  const { format, path, value } = place;
  const text = file.text ?? "";
  const isThere = isDeepStrictEqual(plainValue(entryFiles[format].entry(text, path)), value(launch));
  return { client, file, after: isThere ? text : entryFiles[format].withEntry(text, path, value(launch)) };
}

/**
 * A client's file without the entry, byte for byte as before if nothing else has changed since. Throws
 * BrokenFile.
 */
export async function planToUninstall(client: string, machine: Machine): Promise<Plan> {
  const { place, file } = await fileOf(client, machine);
  const { format, path } = place;
  const { entry, withEntry, withoutEntry } = entryFiles[format];
  const text = file.text ?? "";
  const value = plainValue(entry(text, path));
  if (value === undefined) return { client, file, after: file.text };
  // An installation writes only strings, lists and flags. Anything else was written by hand.
  const again = (before: string) => {
    try {
      return withEntry(before, path, value as never) === text;
    } catch {
      return false;
    }
  };
  if (again("")) return { client, file, after: undefined };
  const kept = await newestCopy(file);
  if (kept && again(kept.text)) return { client, file, after: kept.text, copy: kept.copy };
  return { client, file, after: withoutEntry(text, path) };
}

/** The command in a client's file, as the client reads it, or undefined. */
export async function launchIn(client: string, machine: Machine): Promise<Launch | undefined> {
  const { place, file } = await fileOf(client, machine);
  const value = plainValue(entryFiles[place.format].entry(file.text ?? "", place.path));
  if (typeof value !== "object" || value === null) return undefined;
  const { command, cmd, args } = value as Record<string, unknown>;
  const program = command ?? cmd;
  return typeof program === "string" && Array.isArray(args)
    ? { command: program, args: args.map(String) }
    : undefined;
}

async function fileOf(client: string, machine: Machine): Promise<{ place: ClientPlace; file: ConfigFile }> {
  const place = clientPlaces[client];
  if (!place) throw new Error(`There is no client ${client}.`);
  return { place, file: await readConfig(place.file(machine)) };
}

/** A value without a parser's own prototypes. */
function plainValue(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Lines shown before and after a change. */
const AROUND = 2;

/** The removed and added lines of a change in one place, with some context; empty if nothing changes. */
export function diffLines(before: string, after: string): string[] {
  if (before === after) return [];
  const [old, made] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const start = commonLength(old, made);
  const end = commonLength(old.slice(start).reverse(), made.slice(start).reverse());
  return [
    ...old.slice(Math.max(0, start - AROUND), start).map((line) => `  ${line}`),
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...made.slice(start, made.length - end).map((line) => `+ ${line}`),
    ...old.slice(old.length - end, old.length - end + AROUND).map((line) => `  ${line}`),
  ];
}

function commonLength(left: readonly string[], right: readonly string[]): number {
  const at = left.findIndex((line, index) => line !== right[index]);
  return at === -1 ? Math.min(left.length, right.length) : at;
}
