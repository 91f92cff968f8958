import { field, textField } from "../../../shared/view/json.ts";
import type { Host } from "./host.ts";

/** The client that shows the view, and what it lets the view do. */
export interface Client {
  host: Host;
  /** The language of the person, as the client names it. */
  locale: string | undefined;
  callsTools: boolean;
  /** A message may be put into the chat. */
  speaks: boolean;
  /** The model may learn what was done here. */
  tellsModel: boolean;
  /** A web page may be shown to the person. */
  opensLinks: boolean;
}

/** Puts words of the person's into the chat. */
export function say({ host }: Client, text: string): void {
  // A client that rejects it informs its user itself.
  host.request("ui/message", { role: "user", content: [{ type: "text", text }] }).catch(() => undefined);
}

/** Lets the model know what the person did here; words of others stay out of it. */
export function tellModel({ host, tellsModel }: Client, text: string): void {
  if (!tellsModel) return;
  const content = [{ type: "text", text: `In the career overview the user ${text}.` }];
  host.request("ui/update-model-context", { content }).catch(() => undefined);
}

/** Shows a web page, where the client does that. */
export function openLink({ host }: Client, url: string): void {
  host.request("ui/open-link", { url }).catch(() => undefined);
}

const colours = [
  "--color-background-primary",
  "--color-background-secondary",
  "--color-text-primary",
  "--color-text-secondary",
  "--color-border-primary",
];

/** Follows the client's theme and, where it names all colours the view uses, its colours; else the view's own. */
export function dress(root: HTMLElement, context: unknown): void {
  const theme = textField(context, "theme");
  if (theme === "light" || theme === "dark") root.style.setProperty("color-scheme", theme);
  const variables = field(field(context, "styles"), "variables");
  // A background of the client's under a text of ours could be unreadable.
  const given = colours.every((name) => textField(variables, name) !== "");
  for (const name of [...(given ? colours : []), "--font-sans"]) {
    const value = textField(variables, name);
    if (value !== "") root.style.setProperty(name, value);
  }
}

/** Tells the client how tall the page is, now and whenever that changes. */
export function reportSize(root: HTMLElement, tell: (size: { width: number; height: number }) => void): void {
  let last = "";
  const report = () => {
    const size = { width: window.innerWidth, height: Math.ceil(root.getBoundingClientRect().height) };
    const said = JSON.stringify(size);
    if (said !== last) tell(size);
    last = said;
  };
  new ResizeObserver(report).observe(root);
  report();
}
