import type { Child } from "hono/jsx";
import type { Tree } from "./h.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Creates DOM nodes from the described tree. Text is set as text, never as markup. */
export function nodesOf(drawn: Child): Node[] {
  return made(drawn, document.documentElement.namespaceURI);
}

/** The described tree as its single element. */
export function elementOf(drawn: Child): HTMLElement {
  const [node] = nodesOf(drawn);
  if (node instanceof HTMLElement) return node;
  throw new Error("What was drawn is no element.");
}

function made(drawn: unknown, space: string | null): Node[] {
  if (Array.isArray(drawn)) return drawn.flatMap((one) => made(one, space));
  if (isTree(drawn)) return [grown(drawn, drawn.tag === "svg" ? SVG : space)];
  return typeof drawn === "string" || typeof drawn === "number" ? [new Text(String(drawn))] : [];
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && "tag" in value;
}

function grown({ tag, attributes, children }: Tree, space: string | null): Element {
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function")
      element.addEventListener(name.slice(2).toLowerCase(), (event) => value(event));
    else if (value !== false && value !== undefined && value !== null)
      element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...made(children, space));
  return element;
}

/** An element of the page by id. The page has every requested id. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

/** Announces a text to screen reader users. */
export function announce(text: string): void {
  byId("status").textContent = text;
}

/** A part without content yet: one sentence, and what to do. */
export function Note({ children }: { children: Child }) {
  return <div class="note">{children}</div>;
}

/** Says that a list goes on where the view does not show it. */
export function OlderOnes() {
  return <Note>Older ones are not listed here; ask in the chat.</Note>;
}

/** Says that a record was cut to what a client takes. */
export function CutHere() {
  return <Note>It is long: not all of it could be read here.</Note>;
}
