import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "../../platform/package-root.ts";
import type { ResourceSource } from "../resources/serve.ts";

const URI = "ui://career-context/overview";
const MIME_TYPE = "text/html;profile=mcp-app";

/** Declares that the server has a view for clients that can show one (SEP-1865). */
export const viewCapability = { "io.modelcontextprotocol/ui": { mimeTypes: [MIME_TYPE] } };

/** Marks the tool whose results the view shows. The second key is for clients older than 2026. */
export const viewOfTool: Readonly<Record<string, { _meta: Record<string, unknown> }>> = {
  get_context: { _meta: { ui: { resourceUri: URI }, "ui/resourceUri": URI } },
};

/**
 * The view's page. It contains none of the user's data and can access nothing: data comes from tool calls through
 * the client.
 */
export const viewSource: ResourceSource = {
  // Clients find it through the tool. In a list of the person's documents it would not help.
  list: async () => [],
  templates: [],
  read: async (uri) => (uri === URI ? { uri, mimeType: MIME_TYPE, text: await page(), _meta } : undefined),
};

const nowhere = { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] };
const _meta = { ui: { csp: nowhere, prefersBorder: true } };

let read: Promise<string> | undefined;

/** Read once per process, when a client first shows it. */
function page(): Promise<string> {
  read ??= readFile(join(packageRoot(), "dist", "overview.html"), "utf8");
  return read;
}
