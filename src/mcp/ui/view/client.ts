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
