import { parse, TomlError } from "smol-toml";
import { BrokenFile, type EntryFile, type EntryValue, endOfLine, lineAt } from "./entry-file.ts";

/** TOML with the entry as its own table after everything else. */
export const tomlFile: EntryFile = {
  entry: (text, path) => valueAt(parsed(text), path),
  withEntry: (text, path, value) => {
    const without = tomlFile.withoutEntry(text, path);
    const eol = endOfLine(text);
    const gap = without === "" ? "" : without.endsWith("\n") ? eol : `${eol}${eol}`;
    return checked(`${without}${gap}${tableOf(path, value, eol)}`, text, path);
  },
  withoutEntry: (text, path) => {
    if (tomlFile.entry(text, path) === undefined) return text;
    return checked(withoutTable(text, path), text, path);
  },
};

function parsed(text: string): unknown {
  try {
    return parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (error instanceof TomlError) throw new BrokenFile("It is not TOML", error.line);
    throw error;
  }
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    return typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined;
  }, value);
}

function tableOf(path: readonly string[], value: EntryValue, eol: string): string {
  const lines = Object.entries(value).map(([key, one]) => `${key} = ${JSON.stringify(one)}`);
  return [`[${path.map(keyOf).join(".")}]`, ...lines, ""].join(eol);
}

function keyOf(key: string): string {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}

/** The text without the lines from the table's heading to the next one, and without the empty line before it. */
function withoutTable(text: string, path: readonly string[]): string {
  const lines = text.split(/(?<=\n)/);
  const heads = lines.flatMap((line, at) => (/^\s*\[/.test(line) ? [{ at, keys: keysOf(line) }] : []));
  const isOurs = ({ keys }: { keys: readonly string[] }) => path.every((key, at) => keys[at] === key);
  const first = heads.findIndex(isOurs);
  const start = heads[first]?.at;
  if (start === undefined)
    throw new BrokenFile(`"${path.join(".")}" is written in a form that only you can take out`, 1);
  const end = heads.slice(first).find((head) => !isOurs(head))?.at ?? lines.length;
  const from = lines[start - 1]?.trim() === "" && end === lines.length ? start - 1 : start;
  return lines.filter((_, at) => at < from || at >= end).join("");
}

/** The keys of a table heading: `[mcp_servers."a b".env]`. */
function keysOf(line: string): string[] {
  const inner = /^\s*\[\[?([^\]]*)\]/.exec(line)?.[1] ?? "";
  return [...inner.matchAll(/"([^"]*)"|'([^']*)'|([\w-]+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  );
}

/** The new text if it differs only in the entry. Throws BrokenFile. */
function checked(made: string, before: string, path: readonly string[]): string {
  if (withoutPath(parsed(made), path) === withoutPath(parsed(before), path)) return made;
  throw new BrokenFile(
    "The entry cannot be written here without changing others",
    lineAt(before, before.length),
  );
}

function withoutPath(value: unknown, path: readonly string[]): string {
  const bare = (inner: unknown, at: number): unknown => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    const left = Object.entries(inner).flatMap(([key, one]): [string, unknown][] => {
      if (at >= path.length || key !== path[at]) return [[key, one]];
      if (at === path.length - 1) return [];
      const lessened = bare(one, at + 1);
      return Object.keys(Object(lessened)).length === 0 ? [] : [[key, lessened]];
    });
    return Object.fromEntries(left);
  };
  return JSON.stringify(bare(value, 0), (_, one) => (typeof one === "bigint" ? String(one) : one));
}
