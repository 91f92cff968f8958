import { isMap, isScalar, type Pair, parseDocument, type YAMLMap } from "yaml";
import { BrokenFile, type EntryFile, type EntryValue, endOfLine, lineAt } from "./entry-file.ts";

/** YAML with the entry as the last one of a block map. */
export const yamlFile: EntryFile = {
  entry: (text, path) => {
    const found = documentOf(text).getIn(path);
    return isMap(found) ? found.toJSON() : found;
  },
  withEntry: (text, path, value) => {
    const without = yamlFile.withoutEntry(text, path);
    const [section = "", name = ""] = path;
    const eol = endOfLine(text);
    const root = mapOf(documentOf(without).contents, without);
    const map = root && mapOf(pairOf(root, section)?.value, without);
    const indent = map ? indentOf(map, without) : "  ";
    const entry = [`${indent}${name}:`, ...linesOf(value, `${indent}  `)].map((line) => line + eol).join("");
    if (map) return insertedAt(without, endOf(map, without), entry, eol);
    const pair = root && pairOf(root, section);
    if (!pair) return insertedAt(without, without.length, `${section}:${eol}${entry}`, eol);
    throw new BrokenFile(`"${section}" holds no entries`, lineAt(without, keyStart(pair)));
  },
  withoutEntry: (text, path) => {
    const [section = "", name = ""] = path;
    const root = mapOf(documentOf(text).contents, text);
    const map = root && pairOf(root, section)?.value;
    const pair = isMap(map) ? pairOf(map, name) : undefined;
    if (!pair) return text;
    const start = text.lastIndexOf("\n", keyStart(pair)) + 1;
    const value = isMap(pair.value) ? pair.value.range?.[1] : undefined;
    const end = lineEnd(text, value ?? keyStart(pair));
    return text.slice(0, start) + text.slice(end);
  },
};

function documentOf(text: string) {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new BrokenFile("It is not YAML", lineAt(text, error.pos[0]));
  return document;
}

/** A block map; undefined if empty. Throws BrokenFile for one in braces, and for anything else. */
function mapOf(node: unknown, text: string): YAMLMap | undefined {
  if (node === null || node === undefined || (isScalar(node) && node.value === null)) return undefined;
  if (isMap(node) && !node.flow) return node;
  const at = isMap(node) || isScalar(node) ? (node.range?.[0] ?? 0) : 0;
  throw new BrokenFile(
    "There are entries in braces or of another kind where lines with names belong",
    lineAt(text, at),
  );
}

function pairOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

function keyStart({ key }: Pair): number {
  return isScalar(key) ? (key.range?.[0] ?? 0) : 0;
}

function indentOf(map: YAMLMap, text: string): string {
  const [first] = map.items;
  const start = first ? keyStart(first) : 0;
  return text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
}

/** The end of a map's last line. */
function endOf(map: YAMLMap, text: string): number {
  return lineEnd(text, map.range?.[1] ?? text.length);
}

/** The start of the line after a position. A block value ends at one itself. */
function lineEnd(text: string, at: number): number {
  if (at > 0 && text[at - 1] === "\n") return at;
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}

function insertedAt(text: string, at: number, lines: string, eol: string): string {
  const before = text.slice(0, at);
  return `${before}${before === "" || before.endsWith("\n") ? "" : eol}${lines}${text.slice(at)}`;
}

function linesOf(value: EntryValue, indent: string): string[] {
  return Object.entries(value).flatMap(([key, one]) =>
    Array.isArray(one)
      ? [`${indent}${key}:`, ...one.map((item) => `${indent}  - ${JSON.stringify(item)}`)]
      : [`${indent}${key}: ${JSON.stringify(one)}`],
  );
}
