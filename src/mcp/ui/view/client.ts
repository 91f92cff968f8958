import { field, textField } from "../../../shared/view/json.ts";
import type { Host } from "./host.ts";

/** The client that shows the view, and what it allows. */
export interface Client {
  host: Host;
  /** The person's language, according to the client. */
  locale: string | undefined;
  callsTools: boolean;
  /** A message may be put into the chat. */
  speaks: boolean;
  /** The model may be informed of actions here. */
  tellsModel: boolean;
  /** A web page may be shown to the person. */
  opensLinks: boolean;
}

/** Adds the person's words to the chat. */
export function say({ host }: Client, text: string): void {
  // If a client rejects it, it informs its user itself.
  host.request("ui/message", { role: "user", content: [{ type: "text", text }] }).catch(() => undefined);
}

/** Informs the model of the person's actions here, without other people's words. */
export function tellModel({ host, tellsModel }: Client, text: string): void {
  if (!tellsModel) return;
  const content = [{ type: "text", text: `In the career overview the user ${text}.` }];
  host.request("ui/update-model-context", { content }).catch(() => undefined);
}

/** Opens a web page if the client supports that. */
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

/**
 * Follows the client's theme. Uses the client's colours if it names all that are needed, and otherwise the view's
 * own.
 */
export function dress(root: HTMLElement, context: unknown): void {
  const theme = textField(context, "theme");
  if (theme === "light" || theme === "dark") root.style.setProperty("color-scheme", theme);
  const variables = field(field(context, "styles"), "variables");
  // Our text on the client's background could be unreadable.
  const given = colours.every((name) => textField(variables, name) !== "");
  for (const name of [...(given ? colours : []), "--font-sans"]) {
    const value = textField(variables, name);
    if (value !== "") root.style.setProperty(name, value);
  }
}

/** Tells the client the page's height, now and after each change. */
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
