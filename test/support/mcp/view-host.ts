import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import type { Client } from "@modelcontextprotocol/client";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { asList, isObject, type Json } from "../json.ts";
import { type Browser, eventually, type Tab, type Target } from "../net/browser.ts";
import { root } from "../program/folder.ts";

/** What kind of client shows the view. */
export interface ShownBy {
  width?: number;
  context?: Json;
  capabilities?: Json;
  /** What the person's system prefers. */
  scheme?: "light" | "dark";
}

export interface Shown {
  tab: Tab;
  view: Target;
  /** What the view has sent to the client so far. */
  seen: () => Promise<Json[]>;
  /** Waits until an expression in the view is true. */
  until: (expression: string) => Promise<void>;
  /** A picture of the frame alone, as a PNG. */
  picture: () => Promise<Buffer>;
}

const Contents = z.looseObject({
  contents: z
    .array(z.looseObject({ text: z.string(), mimeType: z.string(), _meta: z.looseObject({}).optional() }))
    .length(1),
});

/** Shows the view as a client does that follows SEP-1865: another origin, a sandbox, the policy its metadata allow. */
export async function showView(browser: Browser, client: Client, by: ShownBy = {}): Promise<Shown> {
  const { width = 720, context = {}, capabilities = { serverTools: {} }, scheme = "light" } = by;
  const [contents] = Contents.parse(await client.readResource({ uri: viewUri })).contents;
  const view = await listen((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-security-policy", policy(contents?._meta));
    response.end(contents?.text);
  });
  const host = await listen(hostOf(client));
  const asked = { width, context, capabilities, view: `http://localhost:${view}/view` };
  const address = `http://127.0.0.1:${host}/#${encodeURIComponent(JSON.stringify(asked))}`;
  const tab = await browser.open(address, Math.max(width, 320), 700);
  const frame = await tab.frame("/view");
  const media = { features: [{ name: "prefers-color-scheme", value: scheme }] };
  await tab.send("Emulation.setEmulatedMedia", media);
  await frame.send("Emulation.setEmulatedMedia", media);
  const until = async (expression: string) => {
    await eventually(expression, async () => (await frame.evaluate(`Boolean(${expression})`)) || undefined);
  };
  return {
    tab,
    view: frame,
    until,
    seen: async () => asList(await tab.evaluate("seen")),
    picture: async () => {
      const height = z.number().parse(await tab.evaluate("frame.offsetHeight"));
      const clip = { x: 0, y: 0, width, height, scale: 1 };
      const taken = await tab.send("Page.captureScreenshot", { format: "png", clip });
      return Buffer.from(z.object({ data: z.string() }).parse(taken).data, "base64");
    },
  };
}

export const viewUri = "ui://career-context/overview";

/** What the specification says a client enforces: nothing but what is inline, and the origins that metadata name. */
function policy(meta: unknown): string {
  const ui = isObject(meta) && isObject(meta.ui) && isObject(meta.ui.csp) ? meta.ui.csp : {};
  const from = (name: string) =>
    z
      .array(z.string())
      .parse(ui[name] ?? [])
      .join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-inline' ${from("resourceDomains")}`,
    `style-src 'self' 'unsafe-inline' ${from("resourceDomains")}`,
    `img-src 'self' data: ${from("resourceDomains")}`,
    `connect-src ${from("connectDomains") || "'none'"}`,
    `frame-src ${from("frameDomains") || "'none'"}`,
    "object-src 'none'",
    // Of the tests' own: a view that made markup of a text would be stopped.
    "require-trusted-types-for 'script'",
  ].join("; ");
}

const Call = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) }),
});

/** The client's page, and its connection to the server. */
function hostOf(client: Client): RequestListener {
  const page = readFileSync(join(root, "test", "support", "mcp", "view-host.html"));
  return async (request, response) => {
    if (request.url !== "/rpc") return response.setHeader("content-type", "text/html").end(page);
    let body = "";
    for await (const chunk of request) body += chunk;
    const { params } = Call.parse(JSON.parse(body));
    const answer = await client.callTool(params).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: { code: -32_000, message: String(error) } }),
    );
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  };
}

async function listen(handle: RequestListener): Promise<number> {
  const server: Server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
