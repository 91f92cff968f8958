import { expect, test } from "vitest";
import { adminOperations, operations } from "../../src/domain/index.ts";
import { start } from "../support/harness.ts";
import { asObject, at, type Json, textAt } from "../support/json.ts";

/** For the ten operations that there are, with all that the document says once. */
const MOST_BYTES = 26_000;

async function documents() {
  const h = await start();
  const [own, admin] = [await h.send("GET", "/openapi.json"), await h.send("GET", "/admin/openapi.json")];
  expect([own.status, admin.status]).toEqual([200, 200]);
  return { h, own, admin };
}

function routesIn(document: Json): string[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, methods]) =>
    Object.entries(asObject(methods)).map(
      ([method, entry]) => `${method.toUpperCase()} ${path} ${textAt(entry, "x-scope")}`,
    ),
  );
}

const routes = (of: typeof operations) =>
  of.map(({ http: { method, path }, scope }) => `${method} ${path} ${scope}`).sort();

test("administration has a document of its own, and each operation is in one of the two", async () => {
  const { own, admin } = await documents();
  expect(routesIn(own.body).sort()).toEqual(routes(operations));
  expect(routesIn(admin.body).sort()).toEqual(routes(adminOperations));
  expect(own.text).not.toContain("/admin/");
  expect(textAt(at(admin.body, "info"), "title")).toBe("career-context administration");
});

test("it stays short", async () => {
  const { admin } = await documents();
  expect(Buffer.byteLength(admin.text)).toBeLessThan(MOST_BYTES);
});

test("it is for the hosts that the pages are for", async () => {
  const { h } = await documents();
  const foreign = await h.send("GET", "/admin/openapi.json", { headers: { host: "evil.example" } });
  expect([foreign.status, foreign.body.type]).toEqual([403, "auth.forbidden"]);
});
