const SVG = "http://www.w3.org/2000/svg";

export type Attributes = Record<string, string | number>;

/** Makes an element; its texts are set as text, never as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** Makes an SVG element. */
export function drawing(name: string, attributes: Attributes = {}, ...children: (Node | string)[]): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** An element of the page by its id; the page has every id that is asked for. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

/** A part without content yet: one sentence, and what to do about it. */
export function note(text: string, ...more: Node[]): HTMLElement {
  return element("div", { class: "note" }, element("p", {}, text), ...more);
}

/** A day as the user's language writes it; "" where the text is no date. */
export function day(text: string, locale: string | undefined): string {
  const date = new Date(text);
  if (text === "" || Number.isNaN(date.getTime())) return "";
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  try {
    return new Intl.DateTimeFormat(locale, options).format(date);
  } catch {
    return new Intl.DateTimeFormat("en", options).format(date);
  }
}
