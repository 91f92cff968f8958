import { describe, expect, test } from "vitest";
import { expandScopes } from "../../../src/auth/issue-key.ts";
import { tokenScopes } from "../../../src/auth/oauth/token-caller.ts";
import { adminOperations, operations } from "../../../src/domain/index.ts";
import { createRegistry } from "../../../src/operation/registry.ts";
import { adminScopes, allScopes, isAdminScope } from "../../../src/operation/scopes.ts";
import { administratorOf, dataOf, USERS } from "../../support/administration.ts";
import { PUBLIC_URL, start } from "../../support/harness.ts";
import { asList, asObject, textAt } from "../../support/json.ts";
import { restRequest } from "../../support/net/rest-request.ts";
import { MCP, withIssuer } from "../../support/oauth/signed-in.ts";
import { signedIn } from "../../support/web.ts";

const everything = [...operations, ...adminOperations];
const administration = adminScopes(everything);
const own = allScopes(everything);

test("each scope stands on one side", () => {
  expect(administration).toEqual(["read:admin", "read:admin_export", "write:admin", "write:admin_keys"]);
  expect(own.filter((scope) => administration.includes(scope) || scope.includes("admin"))).toEqual([]);
  expect(operations.map(({ scope }) => scope).filter(isAdminScope)).toEqual([]);
  expect(adminOperations.map(({ scope }) => scope).filter((scope) => !isAdminScope(scope))).toEqual([]);
});

test("an operation of administration with another scope, and another with one of these, are no declarations", () => {
  const [admin, plain] = [adminOperations[0], operations[0]];
  if (!admin || !plain) throw new Error("There is nothing to change.");
  expect(() => createRegistry([{ ...admin, scope: "read:context" }])).toThrow(/scope of administration/);
  expect(() =>
    createRegistry([{ ...plain, http: { ...plain.http, related: [] }, scope: "read:admin" }]),
  ).toThrow(/scope of administration/);
  const elsewhere = {
    ...plain,
    http: { ...plain.http, related: [] },
    policy: { subject: { userId: () => "" } },
  };
  expect(() => createRegistry([elsewhere])).toThrow(/may have a subject/);
});

describe("no wildcard holds a scope of administration", () => {
  test.each([["all"], ["read:*"], ["write:*"]])("%s, where all are known", (name) => {
    expect(expandScopes([name], [...own, ...administration]).filter(isAdminScope)).toEqual([]);
  });

  test("named one by one they are taken", () => {
    expect(expandScopes(["all", ...administration], [...own, ...administration])).toEqual(
      [...own, ...administration].sort(),
    );
  });

  test("nor does what the program hands out as every scope", async () => {
    const h = await start();
    expect(h.service.scopes).toEqual(own);
    expect(h.service.adminScopes).toEqual(administration);
    const { key } = await h.newPerson();
    expect((await h.send("GET", USERS, { key })).status).toBe(403);
  });
});

/** Input by which an operation could be run at all. */
const input = { id: "usr_none", keyId: "key_none", name: "k", email: "a@example.org", confirm: "DELETE" };
const sent = { ...input, scopes: ["all"], suspended: true };

describe.each(adminOperations.map((operation) => [operation.name, operation] as const))(
  "%s",
  (_, operation) => {
    const fields = Object.keys(operation.input.shape);
    const request = restRequest(
      operation,
      Object.fromEntries(Object.entries(sent).filter(([field]) => fields.includes(field))),
    );

    test("is refused to a key with every other scope, which the message names", async () => {
      const h = await start();
      const others = [...own, ...administration].filter((scope) => scope !== operation.scope);
      const { ask } = await administratorOf(h, others);
      const { path, ...more } = request;
      const { status, body } = await ask(operation.http.method, path, more);
      expect([status, body.type]).toEqual([403, "auth.insufficient_scope"]);
      expect(body.message).toContain(operation.scope);
    });

    test("passes the scope check with its scope alone", async () => {
      const h = await start();
      const { ask } = await administratorOf(h, [operation.scope]);
      const { path, ...more } = request;
      const { status } = await ask(operation.http.method, path, more);
      expect([200, 201, 404]).toContain(status);
    });

    test("is refused to a suspended administrator, as everything is", async () => {
      const h = await start();
      const admin = await administratorOf(h);
      const at = h.runtime.now().toISOString();
      await h.store.write(admin.userId, (tx) => tx.user.govern({ suspendedAt: at }));
      const { path, ...more } = request;
      const { status, body } = await admin.ask(operation.http.method, path, more);
      expect([status, body.type]).toEqual([403, "auth.forbidden"]);
    });
  },
);

describe("a key over REST gives and widens none", () => {
  test.each(administration)("%s cannot be issued, alone or beside others", async (scope) => {
    const h = await start();
    const admin = await administratorOf(h);
    const at = `${USERS}/${await h.newUser()}/keys`;
    for (const scopes of [
      [scope],
      ["all", scope],
      [scope.toUpperCase()],
      [` ${scope}`],
      ["read:*", `${scope}\u0000`],
    ]) {
      const { status, text } = await admin.ask("POST", at, { body: { name: "k", scopes } });
      expect([status, text.includes(`"${scope}"`)]).toEqual([400, false]);
    }
    expect((await admin.ask("GET", at)).body.data).toEqual([]);
  });

  test.each(["all", "read:*", "write:*"])(
    "%s issued to the administrator's own user has none",
    async (name) => {
      const h = await start();
      const admin = await administratorOf(h);
      const at = `${USERS}/${admin.userId}/keys`;
      const made = await admin.ask("POST", at, { body: { name: "k", scopes: [name] } });
      expect(JSON.stringify(dataOf(made).scopes)).not.toContain("admin");
      const key = textAt(dataOf(made), "key");
      for (const operation of adminOperations) {
        const { path, ...more } = restRequest(operation, { ...input, id: admin.userId });
        expect((await h.send(operation.http.method, path, { key, ...more })).status, operation.name).toBe(
          403,
        );
      }
    },
  );

  test("no route changes the scopes of a key, and no body of another can", async () => {
    const h = await start();
    const admin = await administratorOf(h, ["read:admin", "write:admin", "write:admin_keys"]);
    const keys = asList((await admin.ask("GET", `${USERS}/${admin.userId}/keys`)).body.data);
    const at = `${USERS}/${admin.userId}/keys/${keys[0]?.id}`;
    const scopes = administration;
    for (const method of ["PUT", "POST"])
      expect((await admin.ask(method, at, { body: { scopes } })).status, method).toBe(405);
    for (const body of [{ scopes }, { hourlyLimit: 5, scopes }, { prefix: "sk_" }, { userId: "x" }])
      expect((await admin.ask("PATCH", at, { body })).status).toBe(400);
    // Nor does one let itself do more.
    const more = await admin.ask("PATCH", at, { body: { hourlyLimit: 999_999_999 } });
    expect([more.status, more.headers.get("x-ratelimit-limit")]).toEqual([409, "1000"]);
    expect((await admin.ask("PATCH", `${USERS}/${admin.userId}`, { body: { scopes } })).status).toBe(400);
    expect((await admin.ask("GET", `${USERS}/${admin.userId}/export`)).status).toBe(403);
  });

  test("who may read who is there, change and erase reads nothing that was written", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const admin = await administratorOf(h, ["read:admin", "write:admin"]);
    expect((await admin.ask("GET", `${USERS}/${userId}/export`)).status).toBe(403);
    const issue = { body: { name: "k", scopes: ["read:*"] } };
    expect((await admin.ask("POST", `${USERS}/${userId}/keys`, issue)).status).toBe(403);
    expect((await admin.ask("GET", "/api/v1/memories")).status).toBe(403);
  });
});

describe("access tokens carry none", () => {
  test("where those of administration are known, too", () => {
    const claim = `all read:* write:* ${administration.join(" ")}`;
    expect(tokenScopes(claim, [...own, ...administration])).toEqual(own);
    expect(tokenScopes(administration.join(" "), [...own, ...administration])).toEqual([]);
  });

  test("whatever their scope claim says, and are asked for none", async () => {
    const w = await withIssuer();
    const userId = await w.linked();
    const scope = `all read:* write:* ${administration.join(" ")}`;
    const key = await w.token({ scope });
    expect((await w.h.send("GET", "/api/v1/alerts", { key })).status).toBe(200);
    for (const operation of adminOperations) {
      const { path, ...more } = restRequest(operation, { ...input, id: userId });
      const { status, headers } = await w.h.send(operation.http.method, path, { key, ...more });
      expect([status, headers.get("www-authenticate")], operation.name).toEqual([403, null]);
      const nobody = await w.h.send(operation.http.method, path, more);
      expect([nobody.status, nobody.headers.get("www-authenticate")]).toEqual([
        401,
        expect.not.stringContaining("admin"),
      ]);
    }
    const client = await w.h.mcp(await w.token({ aud: MCP, scope }));
    expect(JSON.stringify(await client.listTools())).not.toContain("list_users");
  });

  test("and the metadata name none", async () => {
    const { h } = await withIssuer();
    for (const path of ["/mcp", "/api/v1"]) {
      const { body } = await h.send("GET", `/.well-known/oauth-protected-resource${path}`);
      expect(body).toMatchObject({
        resource: `${PUBLIC_URL}${path}`,
        scopes_supported: ["read:*", "write:*"],
      });
    }
  });
});

test("a key that a person makes on their pages has none, though one of theirs has", async () => {
  const h = await start();
  const admin = await administratorOf(h);
  const browser = await signedIn(h, admin.userId);
  for (const may of ["read", "write"]) {
    const made = await browser.send("/access", "make-key", { name: may, may, days: "" });
    const key = /sk_[\w-]{43}/.exec(await made.text())?.[0] ?? "";
    expect((await h.send("GET", "/api/v1/alerts", { key })).status).toBe(200);
    expect((await h.send("GET", USERS, { key })).status).toBe(403);
  }
  const stored = (await h.store.access.listKeys()).filter(({ name }) => name !== "operations laptop");
  expect(stored.flatMap(({ scopes }) => scopes).filter(isAdminScope)).toEqual([]);
});

test("nothing of administration is opened by what stands in an address", async () => {
  const h = await start();
  const admin = await administratorOf(h);
  const calendar = await h.newKey(admin.userId, { scopes: administration, urlToken: "calendar" });
  for (const secret of [admin.key, calendar])
    for (const name of ["token", "access_token", "key", "api_key"])
      expect((await h.send("GET", `${USERS}?${name}=${secret}`)).status).toBe(401);
  expect((await h.send("GET", USERS, { key: calendar })).status).toBe(401);
  expect(asObject((await h.send("GET", USERS, { key: admin.key })).body.metadata).count).toBe(1);
});
