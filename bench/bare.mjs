// The baseline: a bare Hono app on the same server library that returns a file's bytes, or 304 for a matching ETag.
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const body = readFileSync(process.argv[2], "utf8");
const app = new Hono();
app.get("/200", () => new Response(body, { headers: { "content-type": "application/json" } }));
app.get("/304", () => new Response(null, { status: 304, headers: { etag: 'W/"bare"' } }));

serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`);
});
