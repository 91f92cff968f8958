import { field } from "../../../shared/view/json.ts";
import { answerOf } from "./answer.ts";
import { type Client, dress, reportSize } from "./client.ts";
import { announce, byId } from "./dom.tsx";
import { connectHost } from "./host.ts";
import { refresh, showPerson } from "./page.tsx";
import { openDocuments } from "./screens/documents.tsx";
import { openOpenings } from "./screens/openings.tsx";

const PROTOCOL_VERSION = "2026-01-26";

/** Performs the handshake with the client, fills the page and follows the client's settings. */
async function begin(): Promise<void> {
  const root = document.documentElement;
  let context: Record<string, unknown> = {};
  const take = (more: unknown) => {
    if (typeof more === "object" && more !== null) context = { ...context, ...more };
    dress(root, context);
  };
  const host = connectHost((method, params) => {
    if (method === "ui/notifications/host-context-changed") take(params);
    if (method === "ui/notifications/tool-result") showPerson(answerOf(params));
  });
  // Not every browser focuses a pressed button, to which Back returns.
  document.addEventListener("click", focusPressed, { capture: true });
  showParts(root);
  const met = await host.request("ui/initialize", {
    appInfo: { name: "career-context-overview", title: "Career overview", version: "1.0.0" },
    appCapabilities: { availableDisplayModes: ["inline"] },
    protocolVersion: PROTOCOL_VERSION,
  });
  take(field(met, "hostContext"));
  host.notify("ui/notifications/initialized", {});
  reportSize(root, (size) => host.notify("ui/notifications/size-changed", { ...size }));
  const can = field(met, "hostCapabilities");
  const locale = field(context, "locale");
  const client: Client = {
    host,
    locale: typeof locale === "string" ? locale : undefined,
    callsTools: field(can, "serverTools") !== undefined,
    speaks: field(can, "message") !== undefined,
    tellsModel: field(can, "updateModelContext") !== undefined,
    opensLinks: field(can, "openLinks") !== undefined,
  };
  byId("refresh").addEventListener("click", async () => {
    await refresh(client);
    announce("Refreshed.");
  });
  for (const [id, open] of [
    ["all-jobs", openOpenings],
    ["all-documents", openDocuments],
  ] as const) {
    byId(id).hidden = !client.callsTools;
    byId(id).addEventListener("click", () => open(client));
  }
  await refresh(client);
}

function focusPressed({ target }: Event): void {
  if (target instanceof Element) target.closest("button")?.focus();
}

/** On a narrow page one part is shown at a time. */
function showParts(root: HTMLElement): void {
  const buttons = [...root.querySelectorAll("nav button")];
  const main = root.querySelector("main");
  for (const button of buttons) {
    button.addEventListener("click", () => {
      main?.setAttribute("data-part", button.getAttribute("data-shows") ?? "overview");
      for (const other of buttons) other.removeAttribute("aria-current");
      button.setAttribute("aria-current", "true");
    });
  }
}

begin().catch(() => {
  byId("role").textContent = "This page is for clients that show the views of MCP servers.";
});
