import { createHmac } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload } from "jose";
import { describe, expect, test } from "vitest";
import { startIssuer } from "../../support/oauth/issuer.ts";
import { MCP, REST, type WithIssuer, withIssuer } from "../../support/oauth/signed-in.ts";

const path = "/api/v1/alerts";

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** What REST answers to a token, with the reason that stands in the challenge. */
async function answerTo({ h }: WithIssuer, token: string) {
  const { status, body, headers } = await h.send("GET", path, { key: token });
  return { status, type: body.type, said: String(body.message), challenge: headers.get("www-authenticate") };
}

async function expectRefused(w: WithIssuer, token: string, reason: string) {
  const { status, type, said, challenge } = await answerTo(w, token);
  expect({ status, type, said }).toEqual({
    status: 401,
    type: "auth.unauthorized",
    said: `The access token is not valid here. ${reason}`,
  });
  expect(challenge).toContain('error="invalid_token"');
  expect(challenge).toContain(
    `resource_metadata="https://career.example/.well-known/oauth-protected-resource/api/v1"`,
  );
}

describe("a token that is not taken", () => {
  test("the good one it is made of is taken", async () => {
    const w = await withIssuer();
    await w.linked();
    expect((await answerTo(w, await w.token())).status).toBe(200);
    // As older issuers write it, with several audiences and the leeway that clocks need.
    const now = Math.floor(w.h.runtime.now().getTime() / 1000);
    const odd = w.claims({
      aud: ["https://other.example", REST],
      nbf: now + 20,
      iat: now + 20,
      exp: now - 20,
    });
    for (const typ of ["JWT", "jwt", "application/at+jwt", "AT+JWT"])
      expect((await answerTo(w, await w.issuer.sign(odd, { typ }))).status, typ).toBe(200);
  });

  const now = Date.parse("2026-03-02T09:00:00.000Z") / 1000;
  const claimsOf: [string, JWTPayload, string][] = [
    ["of another resource", { aud: "https://other.example/api/v1" }, "It was issued for another resource."],
    ["of MCP at REST", { aud: MCP }, "It was issued for another resource."],
    ["with a longer audience", { aud: `${REST}/` }, "It was issued for another resource."],
    ["with a shorter audience", { aud: "https://career.example" }, "It was issued for another resource."],
    ["that has expired", { exp: now - 31 }, "It has expired."],
    ["that begins later", { nbf: now + 31 }, "It is not valid yet."],
    ["from the future", { iat: now + 31 }, "It was issued in the future."],
    ["without a subject", { sub: "" }, "Its subject must have 1 to 255 characters."],
    ["with a long subject", { sub: "s".repeat(256) }, "Its subject must have 1 to 255 characters."],
    [
      "bound to a key",
      { cnf: { jkt: "x" } },
      "It is bound to a key of its client. Only bearer tokens are accepted.",
    ],
    [
      "of an issuer that nobody named",
      { iss: "https://id.example" },
      "This server does not accept tokens from its issuer.",
    ],
    ["longer than any", { pad: "x".repeat(9000) }, "It is longer than 8192 characters."],
  ];
  test.each(claimsOf)("%s", async (_, more, reason) => {
    const w = await withIssuer();
    await w.linked();
    await w.linked("");
    await expectRefused(w, await w.token(more), reason);
  });

  test.each<{ sub: unknown }>([
    { sub: 5 },
    { sub: 0 },
    { sub: true },
    { sub: false },
    { sub: null },
    { sub: ["5"] },
    { sub: ["s-1"] },
    { sub: [] },
    { sub: {} },
    { sub: { toString: "s-1" } },
    { sub: 1e300 },
  ])("whose subject is $sub, which is no text: it opens nothing, a new account neither", async ({ sub }) => {
    const w = await withIssuer({ oauth: { newUsers: true } });
    await w.linked("s-1");
    await w.linked("5");
    const before = await w.h.store.access.listUsers();
    const token = await w.issuer.sign({ ...w.claims(), sub: sub as never });
    await expectRefused(w, token, "Its claim sub is missing or malformed.");
    const mcp = await w.issuer.sign({ ...w.claims({ aud: MCP }), sub: sub as never });
    expect((await w.h.send("POST", "/mcp", { key: mcp, body: {} })).status).toBe(401);
    expect(await w.h.store.access.listUsers()).toEqual(before);
    expect(await w.h.store.access.listKeys()).toEqual([]);
  });

  test.each([
    ["exp", "Its claim exp is missing or malformed."],
    ["sub", "Its claim sub is missing or malformed."],
    ["aud", "It was issued for another resource."],
    ["iss", "This server does not accept tokens from its issuer."],
  ] as const)("without %s", async (name, reason) => {
    const w = await withIssuer();
    await w.linked();
    const { [name]: _, ...claims } = w.claims();
    await expectRefused(w, await w.issuer.sign(claims), reason);
  });

  test.each(["id_token", "dpop+jwt", "logout+jwt", ""])("of the type %j", async (typ) => {
    const w = await withIssuer();
    await w.linked();
    await expectRefused(w, await w.issuer.sign(w.claims(), { typ }), "Its typ must be at+jwt or JWT.");
  });

  test("that nobody signed", async () => {
    const w = await withIssuer();
    await w.linked();
    for (const alg of ["none", "None"]) {
      const unsigned = `${part({ alg, typ: "at+jwt" })}.${part(w.claims())}.`;
      await expectRefused(w, unsigned, "Its algorithm is not accepted.");
    }
  });

  test("signed with the public key as a shared secret", async () => {
    const w = await withIssuer();
    await w.linked();
    const [jwk] = w.issuer.keys().keys;
    const spki = await exportSPKI((await importJWK({ ...jwk }, "ES256", { extractable: true })) as never);
    for (const secret of [spki, JSON.stringify(jwk)]) {
      const body = `${part({ alg: "HS256", typ: "at+jwt", kid: jwk?.kid })}.${part(w.claims())}`;
      const forged = `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
      await expectRefused(w, forged, "Its algorithm is not accepted.");
    }
  });

  test("signed with a key that stands in its own header", async () => {
    const w = await withIssuer();
    await w.linked();
    const { privateKey, publicKey } = await generateKeyPair("ES256");
    const jwk = await exportJWK(publicKey);
    const forged = await w.issuer.sign(w.claims(), { jwk, jku: "http://127.0.0.1:9/" }, privateKey);
    await expectRefused(w, forged, "Its signature does not match its issuer's key.");
  });

  test("of one issuer in the name of another", async () => {
    const other = await startIssuer();
    const w = await withIssuer();
    const both = await withIssuer({ oauth: { issuers: [w.issuer.issuer, other.issuer] } });
    await both.h.store.subjects.link({
      ...{ id: "lnk_1", userId: await both.h.newUser(), issuer: w.issuer.issuer, subject: "s-1" },
      createdAt: "2026-03-02T09:00:00.000Z",
    });
    const good = await w.token();
    expect((await answerTo(both, good)).status).toBe(200);
    await expectRefused(both, await other.sign(w.claims()), "Its signature does not match its issuer's key.");
    // An account of the one is not the account of the same name at the other.
    expect((await answerTo(both, await other.sign(w.claims({ iss: other.issuer })))).status).toBe(403);
  });

  test("whose payload or header is none", async () => {
    const w = await withIssuer();
    const [head = "", body = "", signature = ""] = (await w.token()).split(".");
    for (const broken of [
      `${head}.e30.${signature}`,
      `e30.${body}.${signature}`,
      `${head}.x.${signature}`,
      "a.b.c",
    ])
      expect((await answerTo(w, broken)).status, broken.slice(0, 20)).toBe(401);
    await expectRefused(
      w,
      `${head}.${part({ ...w.claims(), scope: "all" })}.${signature}`,
      "Its signature does not match its issuer's key.",
    );
    await expectRefused(
      w,
      `${part({ alg: "ES256", typ: "at+jwt", crit: ["x"], x: 1 })}.${body}.${signature}`,
      "It is malformed.",
    );
  });

  test("is refused as well where its caller has a cookie or a key beside it", async () => {
    const w = await withIssuer();
    const { key } = await w.h.newPerson();
    const bad = await w.token({ aud: "https://other.example" });
    const headers = { authorization: `Bearer ${bad}`, "x-api-key": key, cookie: `token=${key}` };
    expect((await w.h.send("GET", path, { headers })).status).toBe(401);
  });
});

describe("where a token may stand", () => {
  test("not in a query, a form, a cookie or the header of keys", async () => {
    const w = await withIssuer();
    await w.linked();
    const token = await w.token();
    const inQuery = await w.h.send("GET", `${path}?access_token=${token}`);
    expect([inQuery.status, inQuery.body.type]).toEqual([400, "validation.bad_request"]);
    expect((await w.h.send("GET", `${path}?access_token=${token}`, { key: token })).status).toBe(400);
    expect((await w.h.send("POST", `/mcp?access_token=${token}`, { body: {} })).status).toBe(400);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const inForm = await w.h.send("PATCH", "/api/v1/profile", {
      raw: `access_token=${token}`,
      headers: form,
    });
    expect([inForm.status, inForm.body.type]).toEqual([401, "auth.api_key_missing"]);
    const headers: Record<string, string>[] = [
      { cookie: `access_token=${token}` },
      { "x-api-key": token },
      { authorization: `Basic ${token}` },
    ];
    for (const each of headers) expect((await w.h.send("GET", path, { headers: each })).status).toBe(401);
  });

  test("nothing that stands for a client can be presented as a key", async () => {
    const w = await withIssuer();
    await w.linked();
    await w.h.send("GET", path, { key: await w.token() });
    const [client] = await w.h.store.access.listKeys();
    for (const guess of [
      client?.id,
      client?.hash,
      client?.prefix,
      `${client?.prefix} agent`,
      `${client?.prefix}agent`,
    ])
      expect((await w.h.send("GET", path, { key: guess })).status, guess).toBe(401);
  });
});
