import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Context, Hono } from "hono";
import { fail } from "../operation/errors.ts";
import { toPublicError } from "../operation/pipeline/public-error.ts";
import type { Runtime } from "../operation/types.ts";
import { packageRoot } from "../platform/package-root.ts";
import { once } from "../shared/lazy-module.ts";
import type { Store } from "../store/ports/store.ts";
import { errorResponse, methodNotAllowed } from "./error-response.ts";
import { pageHeaders } from "./headers.ts";
import { type AllowedHosts, checkOrigin } from "./origin-check.ts";

export interface PageDependencies {
  hosts: AllowedHosts;
  /** The OpenAPI document, created at the first request. */
  document: () => Record<string, unknown>;
  /** The same for administration. */
  adminDocument: () => Record<string, unknown>;
  store: Store;
  version: string;
  /** Identifies the served database on this machine without revealing its path. */
  dataId?: string | undefined;
  runtime: Pick<Runtime, "newId">;
  /** Answers a browser at an unknown URL. */
  missingPage: (c: Context) => Promise<Response>;
  /** Called with internal errors. */
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

/** Files of the reference page. All are local, so it works offline. */
const referenceFiles: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

/** The page, with the attributions that the licences of imported catalogs require. */
const referencePage = (attributions: readonly string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>career-context: API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<header style="font:16px/1.5 sans-serif;max-width:1460px;margin:0 auto;padding:20px">
<h1 style="font-size:1.4em;margin:0 0 .4em">For programs</h1>
<p>This page describes how programs reach what is stored here. To see, correct or delete it yourself, open <a href="/">your pages</a>; <code>career-context open</code> signs you in.</p>
</header>
<div id="reference"></div>
<footer style="font:14px sans-serif;max-width:1460px;margin:0 auto;padding:20px">${attributions
  .map((line) => `<p>${escaped(line)}</p>`)
  .join("")}</footer>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const NOTHING = "Not found. See /docs for the documentation, /openapi.json for the API, and / for the pages.";

const referenceStart = `SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

/**
 * Mounts what needs no key: the OpenAPI document, the reference page, a health check and the answer for unknown paths.
 */
export function mountPages(
  app: Hono,
  { hosts, document, adminDocument, store, version, dataId, runtime, missingPage, onBug }: PageDependencies,
): void {
  const openapi = jsonPage(document);
  const guarded = (answer: (c: Context) => Response | Promise<Response>) => (c: Context) => {
    const foreign = checkOrigin((name) => c.req.header(name), hosts, "page");
    return foreign ? errorResponse(foreign) : answer(c);
  };
  const serve = (path: string, answer: (c: Context) => Response | Promise<Response>) => {
    app.get(path, guarded(answer));
    app.all(path, guarded(onlyRead));
  };
  serve("/openapi.json", openapi);
  serve("/.well-known/openapi.json", openapi);
  serve("/admin/openapi.json", jsonPage(adminDocument));
  serve("/docs", async (c) => {
    const sources = await store.catalog.sources();
    const html = referencePage(sources.map(({ attribution }) => attribution));
    return page(c, html, "text/html; charset=utf-8");
  });
  serve("/docs/start.js", (c) => page(c, referenceStart, "text/javascript; charset=utf-8"));
  for (const [name, type] of Object.entries(referenceFiles))
    serve(`/docs/${name}`, (c) => referenceFile(c, name, type));
  // Shows that the process runs, whatever its database does. /readyz checks the database.
  serve("/healthz", (c) => page(c, JSON.stringify({ status: "ok", version, dataId }), "application/json"));
  app.notFound((c) => {
    const isBrowser = /\btext\/html\b/.test(c.req.header("accept") ?? "");
    const foreign = checkOrigin((name) => c.req.header(name), hosts, isBrowser ? "page" : "service");
    if (isBrowser && !foreign) return missingPage(c);
    return errorResponse(foreign ?? fail("resource.not_found", NOTHING));
  });
  app.onError((error, c) => {
    const requestId = runtime.newId("req");
    onBug(error, requestId, c.req.path.slice(0, 50));
    return errorResponse(toPublicError(error, requestId));
  });
}

function onlyRead(): Response {
  const response = errorResponse(methodNotAllowed("GET, HEAD"));
  response.headers.set("allow", "GET, HEAD");
  return response;
}

function jsonPage(document: () => Record<string, unknown>): (c: Context) => Response {
  const text = once(() => JSON.stringify(document()));
  return (c) => page(c, text(), "application/json");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function page(
  c: Context,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  more?: Record<string, string>,
): Response {
  return c.body(body, 200, { ...pageHeaders, "content-type": type, "cache-control": "no-cache", ...more });
}

/**
 * From the build's copy, which is compressed, or from the package during development. A client that does not accept
 * gzip gets the file decompressed.
 */
async function referenceFile(c: Context, name: string, type: string): Promise<Response> {
  const packed = await readFile(join(packageRoot(), "dist", "reference", `${name}.gz`)).catch(
    () => undefined,
  );
  if (!packed) {
    const folder = join(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"), "..");
    return page(c, await readFile(join(folder, name)), type);
  }
  const vary = { vary: "accept-encoding" };
  if (accepts("gzip", c.req.header("accept-encoding")))
    return page(c, packed, type, { ...vary, "content-encoding": "gzip" });
  return page(c, await promisify(gunzip)(packed), type, vary);
}

/** True if an Accept-Encoding header allows a coding: "gzip, br;q=0.5" does, "gzip;q=0" does not. */
function accepts(coding: string, header = ""): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
