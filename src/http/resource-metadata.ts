import type { Context, Hono } from "hono";
import type { RemoteAccess } from "../auth/oauth/remote-access.ts";
import { errorResponse } from "./error-response.ts";
import { securityHeaders } from "./headers.ts";
import { type AllowedHosts, checkOrigin } from "./origin-check.ts";

/** Any page may read them: they contain no user data, and clients in browsers start with them. */
const open = {
  ...securityHeaders,
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
};

/** Mounts the metadata of resources that accept access tokens (RFC 9728). */
export function mountResourceMetadata(app: Hono, { resources }: RemoteAccess, hosts: AllowedHosts): void {
  for (const { metadataPaths, metadata } of Object.values(resources)) {
    const document = JSON.stringify(metadata);
    const answer = (c: Context) =>
      c.body(document, 200, { ...open, "content-type": "application/json", "cache-control": "max-age=300" });
    const preflight = (c: Context) =>
      c.body(null, 204, {
        ...open,
        "access-control-allow-methods": "GET",
        "access-control-allow-headers": "*",
        "access-control-max-age": "86400",
      });
    for (const path of metadataPaths) {
      app.get(path, ofThisHost(answer, hosts));
      app.options(path, ofThisHost(preflight, hosts));
    }
  }
}

/** The origin check without the Origin: any is allowed. */
function ofThisHost(answer: (c: Context) => Response, hosts: AllowedHosts) {
  return (c: Context) => {
    const foreign = checkOrigin((name) => (name === "host" ? c.req.header(name) : undefined), hosts);
    return foreign ? errorResponse(foreign) : answer(c);
  };
}
