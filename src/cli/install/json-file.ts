import {
  createScanner,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { BrokenFile, type EntryFile, type EntryValue, endOfLine, lineAt } from "./entry-file.ts";

const BOM = "\uFEFF";

/** JSON, with comments and trailing commas if the client accepts them. */
export const jsonFile: EntryFile = {
  entry: (text, path) => {
    const node = memberAt(rootOf(text), path, text);
    return node?.children?.[1] && getNodeValue(node.children[1]);
  },
  withEntry: (text, path, value) => {
    const root = rootOf(text);
    if (!root) return `${text.startsWith(BOM) ? BOM : ""}${written(nested(path, value), "", "\n", "  ")}\n`;
    const style = styleOf(text, root);
    const there = memberAt(root, path, text)?.children?.[1];
    if (there) return replaced(text, there, written(value, indentAt(text, there), style.eol, style.step));
    const depth = path.findLastIndex((_, at) => at === 0 || memberAt(root, path.slice(0, at), text));
    const owner = depth === 0 ? root : memberAt(root, path.slice(0, depth), text)?.children?.[1];
    if (owner?.type !== "object") throw notAnObject(text, owner, path[depth - 1]);
    return inserted(text, owner, path[depth] ?? "", nested(path.slice(depth + 1), value), style);
  },
  withoutEntry: (text, path) => {
    const member = memberAt(rootOf(text), path, text);
    return member ? removed(text, member) : text;
  },
};

type Style = { eol: string; step: string };

/** The outermost object; undefined for an empty file. */
function rootOf(text: string): Node | undefined {
  const errors: ParseError[] = [];
  const body = text.startsWith(BOM) ? ` ${text.slice(1)}` : text;
  const root = parseTree(body, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const [error] = errors;
  if (error) {
    const { error: code, offset } = error;
    const what = printParseErrorCode(code)
      .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
      .toLowerCase();
    throw new BrokenFile(`It is not JSON (${what})`, lineAt(text, offset));
  }
  if (root && root.type !== "object")
    throw new BrokenFile("It holds no JSON object", lineAt(text, root.offset));
  return root;
}

/** The member at a path of keys. Throws BrokenFile for a duplicate key. */
function memberAt(root: Node | undefined, path: readonly string[], text: string): Node | undefined {
  let value = root;
  let member: Node | undefined;
  for (const key of path) {
    if (value?.type !== "object") return undefined;
    const all: Node[] = (value.children ?? []).filter(({ children }) => children?.[0]?.value === key);
    const second = all[1];
    if (second) throw new BrokenFile(`"${key}" occurs twice: remove one`, lineAt(text, second.offset));
    member = all[0];
    value = member?.children?.[1];
  }
  return member;
}

function notAnObject(text: string, node: Node | undefined, key = ""): BrokenFile {
  return new BrokenFile(`"${key}" holds no object`, lineAt(text, node?.offset ?? 0));
}

function nested(path: readonly string[], value: EntryValue): object {
  return path.reduceRight<object>((inner, key) => ({ [key]: inner }), value);
}

/** A value as JSON, with later lines indented for its position. */
function written(value: object, indent: string, eol: string, step: string): string {
  return JSON.stringify(value, null, step).replaceAll("\n", `${eol}${indent}`);
}

function replaced(text: string, { offset, length }: Node, value: string): string {
  return text.slice(0, offset) + value + text.slice(offset + length);
}

/** A file's format: its line ends, and the spaces per level. */
function styleOf(text: string, root: Node): Style {
  const first = root.children?.[0];
  const indent = first ? indentAt(text, first) : "";
  return { eol: endOfLine(text), step: indent === "" ? "  " : indent };
}

function indentAt(text: string, { offset }: Node): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}

/** The object with one more member at its end: after the last one, and after a trailing comma. */
function inserted(text: string, owner: Node, key: string, value: object, { eol, step }: Style): string {
  const last = owner.children?.at(-1);
  const indent = last ? indentAt(text, last) : `${indentAt(text, owner)}${step}`;
  const member = `${JSON.stringify(key)}: ${written(value, indent, eol, step)}`;
  if (!last) {
    const at = owner.offset + 1;
    const rest = text.slice(at);
    const isOneLine = !rest.slice(0, owner.length - 2).includes("\n");
    const close = isOneLine ? `${eol}${indentAt(text, owner)}` : "";
    return `${text.slice(0, at)}${eol}${indent}${member}${close}${isOneLine ? rest.replace(/^[ \t]*/, "") : rest}`;
  }
  const comma = commaBehind(text, last);
  if (comma === undefined) {
    const at = last.offset + last.length;
    return `${text.slice(0, at)},${eol}${indent}${member}${text.slice(at)}`;
  }
  return `${text.slice(0, comma + 1)}${eol}${indent}${member},${text.slice(comma + 1)}`;
}

/** The position of the comma after a node, ignoring comments; undefined without one. */
function commaBehind(text: string, node: Node): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(node.offset + node.length);
  scanner.scan();
  const at = scanner.getTokenOffset();
  return text[at] === "," ? at : undefined;
}

/** The text without a member, its leading white space and the comma that separated it. */
function removed(text: string, member: Node): string {
  const siblings = member.parent?.children ?? [];
  const before = siblings[siblings.indexOf(member) - 1];
  const after = commaBehind(text, member);
  const end = after === undefined ? member.offset + member.length : after + 1;
  const start = member.offset - (/\s*$/.exec(text.slice(0, member.offset))?.[0].length ?? 0);
  const isLast = siblings.at(-1) === member;
  const comma = isLast && after === undefined && before ? commaBehind(text, before) : undefined;
  const kept =
    comma === undefined ? text.slice(0, start) : text.slice(0, comma) + text.slice(comma + 1, start);
  return kept + text.slice(end);
}
