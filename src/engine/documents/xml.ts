import { Parser } from "htmlparser2";
import { UnreadableFile } from "./types.ts";

/** An XML element, with names without prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
}
export type XmlNode = XmlElement | string;

const DEEPEST = 200;
const MOST_NODES = 400_000;

/** Receives the parts of an XML document in order, with names without prefix. A text may arrive in several parts. */
export interface XmlEvents {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close: (name: string) => void;
  text: (piece: string) => void;
}

/**
 * Reads XML in parts, for documents too large for a tree. Entities declared in the document are never expanded,
 * so none can grow. Throws UnreadableFile if nested too deeply.
 */
export function scanXml(text: string, { open, close, text: onText }: XmlEvents): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > DEEPEST) throw tooMuch();
        open(local(name), withLocalNames(attributes));
      },
      onclosetag: (name) => {
        depth -= 1;
        close(local(name));
      },
      ontext: onText,
    },
    { xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.write(text);
  parser.end();
}

/** Reads XML into a tree with the rules of `scanXml`. Throws UnreadableFile if the tree is too deep or too large. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  let nodes = 0;
  const put = (node: XmlNode) => {
    nodes += 1;
    if (nodes > MOST_NODES) throw tooMuch();
    open.at(-1)?.children.push(node);
  };
  scanXml(text, {
    open: (name, attributes) => {
      const element = { name, attributes, children: [] };
      put(element);
      open.push(element);
    },
    close: () => {
      if (open.length > 1) open.pop();
    },
    text: (piece) => {
      const list = open.at(-1)?.children ?? [];
      const last = list.at(-1);
      if (typeof last === "string") list[list.length - 1] = last + piece;
      else put(piece);
    },
  });
  return root;
}

function tooMuch(): UnreadableFile {
  return new UnreadableFile("content has more or deeper parts than any document of its kind does.");
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function withLocalNames(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [local(name), value]));
}

/** The child elements, optionally only those with a name. */
export function elementsOf({ children }: XmlElement, name?: string): XmlElement[] {
  return children.filter(
    (child): child is XmlElement => typeof child !== "string" && (name === undefined || child.name === name),
  );
}

/** The first element at a path of names. */
export function elementAt(from: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((at, name) => at && elementsOf(at, name)[0], from);
}

/** The items of a list below an element; none without the list. */
export function listAt(from: XmlElement | undefined, list: string, item: string): XmlElement[] {
  const found = elementAt(from, list);
  return found ? elementsOf(found, item) : [];
}

/** The first element with a name, at any depth. */
export function findElement(from: XmlElement, name: string): XmlElement | undefined {
  if (from.name === name) return from;
  for (const child of elementsOf(from)) {
    const found = findElement(child, name);
    if (found) return found;
  }
  return undefined;
}

/** The complete text of an element. */
export function textIn(node: XmlNode | undefined): string {
  if (node === undefined) return "";
  return typeof node === "string" ? node : node.children.map(textIn).join("");
}
