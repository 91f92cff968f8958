import { expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { withIssuer } from "../../support/oauth/signed-in.ts";

const document = async (h: Awaited<ReturnType<typeof start>>) => (await h.send("GET", "/openapi.json")).body;

test("where tokens are taken the document names their issuer, and the scope of each operation", async () => {
  const { h, issuer } = await withIssuer();
  const shown = await document(h);
  expect(at(shown, "components", "securitySchemes", "oauth")).toEqual({
    type: "openIdConnect",
    openIdConnectUrl: `${issuer.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    description: expect.stringContaining("read:* and write:*"),
  });
  for (const { name, scope, http } of operations) {
    const security = at(shown, "paths", http.path, http.method.toLowerCase(), "security");
    if (http.urlToken)
      expect([name, JSON.stringify(security)]).toEqual([name, expect.not.stringContaining("oauth")]);
    else
      expect([name, ...asList(security)]).toEqual([name, { bearer: [] }, { apiKey: [] }, { oauth: [scope] }]);
  }
});

test("several issuers have a scheme each", async () => {
  const { h } = await withIssuer({
    oauth: { issuers: ["https://one.example", "https://two.example/realm/"] },
  });
  const schemes = asObject(at(await document(h), "components", "securitySchemes"));
  expect(at(schemes, "oauth", "openIdConnectUrl")).toBe(
    "https://one.example/.well-known/openid-configuration",
  );
  expect(at(schemes, "oauth2", "openIdConnectUrl")).toBe(
    "https://two.example/realm/.well-known/openid-configuration",
  );
});

test("beside what tokens add, the document is the one without them", async () => {
  const { h } = await withIssuer();
  const plain = await document(await start());
  const shown = structuredClone(await document(h));
  expect(JSON.stringify(plain)).not.toContain("openIdConnect");
  const schemes = asObject(at(shown, "components", "securitySchemes"));
  delete schemes.oauth;
  for (const { http } of operations)
    if (!http.urlToken) delete asObject(at(shown, "paths", http.path, http.method.toLowerCase())).security;
  expect(JSON.stringify(shown)).toBe(JSON.stringify(plain));
});
