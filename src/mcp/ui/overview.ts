import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "../../platform/package-root.ts";
import type { ResourceSource } from "../resources/serve.ts";

const URI = "ui://career-context/overview";
const MIME_TYPE = "text/html;profile=mcp-app";

/** What the server declares: it has a view for clients that show such (SEP-1865). */
export const viewCapability = { "io.modelcontextprotocol/ui": { mimeTypes: [MIME_TYPE] } };

/** Marks the tool whose results the view shows; the second key is for clients of before 2026. */
export const viewOfTool: Readonly<Record<string, { _meta: Record<string, unknown> }>> = {
  get_context: { _meta: { ui: { resourceUri: URI }, "ui/resourceUri": URI } },
};

/** The view's page. It holds nothing of the user's and may reach nothing: data come by tool calls through the client. */
export const viewSource: ResourceSource = {
  // Clients find it through the tool; in a list of the person's documents it would be no help.
  list: async () => [],
  templates: [],
  read: async (uri) => (uri === URI ? { uri, mimeType: MIME_TYPE, text: await page(), _meta } : undefined),
};

const nowhere = { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] };
const _meta = { ui: { csp: nowhere, prefersBorder: true } };

let read: Promise<string> | undefined;

/** Read once in a process, when a client first shows it. */
function page(): Promise<string> {
  read ??= readFile(join(packageRoot(), "dist", "overview.html"), "utf8");
  return read;
}
