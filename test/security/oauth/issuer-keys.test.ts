import { describe, expect, test } from "vitest";
import { type FakeIssuer, startIssuer } from "../../support/oauth/issuer.ts";
import { type WithIssuer, withIssuer } from "../../support/oauth/signed-in.ts";

const path = "/api/v1/alerts";

type Answering = Parameters<FakeIssuer["answerWith"]>[0];

async function statusOf({ h }: WithIssuer, token: string): Promise<number> {
  return (await h.send("GET", path, { key: token })).status;
}

/** A program and a good token of somebody who is linked. */
async function begun(more: Parameters<typeof withIssuer>[0] = {}) {
  const w = await withIssuer(more);
  await w.linked();
  return { ...w, good: await w.token({ exp: Math.floor(w.h.runtime.now().getTime() / 1000) + 86_400 }) };
}

const notFound: Answering = (_, response) => void response.writeHead(404).end();

describe("the keys of an issuer", () => {
  test("are fetched at the first token and used for ten minutes", async () => {
    const w = await begun();
    expect(w.issuer.asked).toEqual([]);
    for (const _ of [1, 2, 3]) expect(await statusOf(w, w.good)).toBe(200);
    expect(w.issuer.asked).toEqual(["/.well-known/oauth-authorization-server", "/jwks"]);
    w.h.runtime.advance(10 * 60_000);
    await statusOf(w, w.good);
    expect(w.issuer.asked).toHaveLength(2);
    w.h.runtime.advance(1);
    await statusOf(w, w.good);
    expect(w.issuer.asked).toHaveLength(4);
  });

  test("are fetched once for tokens that come together", async () => {
    const w = await begun();
    const all = await Promise.all(Array.from({ length: 20 }, () => statusOf(w, w.good)));
    expect(new Set(all)).toEqual(new Set([200]));
    expect(w.issuer.asked).toHaveLength(2);
  });

  test("are looked for again where a token has a new one, and no more often than each ten seconds", async () => {
    const w = await begun();
    expect(await statusOf(w, w.good)).toBe(200);
    await w.issuer.rotate();
    const rotated = await w.token();
    expect(await statusOf(w, rotated)).toBe(401);
    expect(w.issuer.asked).toHaveLength(2);
    w.h.runtime.advance(10_000);
    expect(await statusOf(w, rotated)).toBe(200);
    // What the issuer shows no more signs no more.
    expect(await statusOf(w, w.good)).toBe(401);
    expect(w.issuer.asked).toHaveLength(4);
  });

  test("are found without their name where there is one alone", async () => {
    const w = await begun();
    const nameless = () => w.issuer.sign(w.claims(), { kid: undefined as never });
    expect(await statusOf(w, await nameless())).toBe(200);
    await w.issuer.rotate({ keepOld: true });
    w.h.runtime.advance(10 * 60_000 + 1);
    const { status, body } = await w.h.send("GET", path, { key: await nameless() });
    expect([status, body.message]).toEqual([
      401,
      "The access token is not valid here. It does not say which key of its issuer signed it.",
    ]);
    expect(await statusOf(w, await w.token())).toBe(200);
  });

  test("serve for an hour where the issuer does not answer, and no longer", async () => {
    const w = await begun({ expectBugs: true });
    expect(await statusOf(w, w.good)).toBe(200);
    w.issuer.answerWith(notFound);
    w.h.runtime.advance(60 * 60_000);
    expect(await statusOf(w, w.good)).toBe(200);
    w.h.runtime.advance(1);
    expect(await statusOf(w, w.good)).toBe(503);
    w.issuer.answerWith(undefined);
    expect(await statusOf(w, w.good)).toBe(503);
    w.h.runtime.advance(10_000);
    expect(await statusOf(w, w.good)).toBe(200);
  });
});

/** A log, and what it was warned of. */
function listening() {
  const said: string[] = [];
  const ignore = () => undefined;
  const warn = (message: string) => void said.push(message);
  return { log: { debug: ignore, info: ignore, error: ignore, warn }, said };
}

describe("an issuer that does not do as it should", () => {
  /** What is logged, and answered to a good token, where the issuer answers so. */
  async function trouble(answer: Answering) {
    const { log, said } = listening();
    const w = await begun({ log });
    w.issuer.answerWith(answer);
    const { key } = await w.h.newPerson();
    const refused = await w.h.send("GET", path, { key: w.good });
    expect((await w.h.send("GET", path, { key })).status).toBe(200);
    return { ...refused, said };
  }

  test("is named as the cause, and keys of ours go on working", async () => {
    const { status, body, headers, said } = await trouble((request) => request.socket.destroy());
    expect(status).toBe(503);
    expect(body).toEqual({
      error: "Service unavailable",
      type: "server.internal",
      message:
        "The keys of this token's issuer cannot be fetched now, so its tokens cannot be checked. API keys still work.",
    });
    expect([headers.get("retry-after"), headers.get("www-authenticate")]).toEqual(["10", null]);
    expect(said).toEqual([expect.stringMatching(/^it cannot be reached/)]);
  });

  test.each<[string, Answering, string]>([
    [
      "a redirect",
      (_, r) => void r.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
      "it responds with status 302",
    ],
    ["no JSON", (_, r) => void r.end("<html>"), "its response is not JSON"],
    [
      "a document without end",
      (_, r) => void r.end(`[${" ".repeat(300 * 1024)}]`),
      "its response is longer than 262144 bytes",
    ],
    ["nothing", (_, r) => void r.writeHead(204).end(), "it responds with status 204"],
    ["a list", (_, r) => void r.end("[]"), "its metadata names another issuer; the names must match exactly"],
    ["null", (_, r) => void r.end("null"), "its metadata names another issuer; the names must match exactly"],
  ])("such as by %s", async (_, answer, reason) => {
    const { status, said } = await trouble(answer);
    expect([status, said]).toEqual([503, [reason]]);
  });

  /** The same where its metadata are as given and the rest is as it should be. */
  const withMetadata = (issuer: () => string, metadata: (issuer: string) => object) => {
    const answer: Answering = (request, response) => {
      const isMetadata = request.url?.startsWith("/.well-known/") ?? false;
      response.end(JSON.stringify(isMetadata ? metadata(issuer()) : { keys: [] }));
    };
    return answer;
  };

  test.each<[string, (issuer: string) => object, string]>([
    [
      "with a slash more in its name",
      (issuer) => ({ issuer: `${issuer}/` }),
      "its metadata names another issuer; the names must match exactly",
    ],
    [
      "without keys",
      (issuer) => ({ issuer }),
      "its metadata has no https jwks_uri (http is allowed only on this machine)",
    ],
    [
      "with keys elsewhere without TLS",
      (issuer) => ({ issuer, jwks_uri: "http://192.0.2.1/jwks" }),
      "its metadata has no https jwks_uri (http is allowed only on this machine)",
    ],
    [
      "with keys in a file",
      (issuer) => ({ issuer, jwks_uri: "file:///etc/passwd" }),
      "its metadata has no https jwks_uri (http is allowed only on this machine)",
    ],
  ])("or %s", async (_, metadata, reason) => {
    let issuer = "";
    const { log, said } = listening();
    const w = await begun({ log });
    issuer = w.issuer.issuer;
    w.issuer.answerWith(withMetadata(() => issuer, metadata));
    expect(await statusOf(w, w.good)).toBe(503);
    expect(said).toEqual([reason]);
  });

  test("or by more keys than any has", async () => {
    const w = await begun({ expectBugs: true });
    const keys = Array.from({ length: 101 }, () => ({ kty: "EC" }));
    w.issuer.answerWith((request, response) => {
      const document =
        request.url === "/jwks" ? { keys } : { issuer: w.issuer.issuer, jwks_uri: `${w.issuer.issuer}/jwks` };
      response.end(JSON.stringify(document));
    });
    expect(await statusOf(w, w.good)).toBe(503);
  });

  test("or by silence", async () => {
    const w = await begun({ expectBugs: true });
    w.issuer.answerWith(() => undefined);
    const waiting = statusOf(w, w.good);
    while (w.issuer.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await w.h.runtime.timers.advance(5000);
    expect(await waiting).toBe(503);
    // The other place where metadata may be is not waited for as well.
    expect(w.issuer.asked).toHaveLength(1);
  });
});

test("metadata are found where OpenID Connect has them, and for an issuer with a path", async () => {
  const issuer = await startIssuer("ES256", "/realms/me");
  const w = await withIssuer({ oauth: { issuers: [issuer.issuer] } });
  const userId = await w.h.newUser();
  const createdAt = "2026-03-02T09:00:00.000Z";
  await w.h.store.subjects.link({ id: "lnk_1", userId, issuer: issuer.issuer, subject: "s-1", createdAt });
  const token = await issuer.sign(w.claims({ iss: issuer.issuer }));
  expect(await statusOf(w, token)).toBe(200);
  expect(issuer.asked).toEqual(["/.well-known/oauth-authorization-server/realms/me", "/jwks"]);

  const other = await withIssuer();
  await other.linked();
  other.issuer.answerWith((request, response) => {
    const documents: Record<string, object> = {
      "/.well-known/openid-configuration": {
        issuer: other.issuer.issuer,
        jwks_uri: `${other.issuer.issuer}/jwks`,
      },
      "/jwks": other.issuer.keys(),
    };
    const found = documents[request.url ?? ""];
    response.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? {}));
  });
  expect(await statusOf(other, await other.token())).toBe(200);
});

test("every algorithm is one of which the private half alone signs", async () => {
  for (const alg of ["RS256", "PS512", "ES384", "Ed25519"]) {
    const issuer = await startIssuer(alg);
    const w = await withIssuer({ oauth: { issuers: [issuer.issuer] } });
    const createdAt = "2026-03-02T09:00:00.000Z";
    await w.h.store.subjects.link({
      ...{ id: "lnk_1", userId: await w.h.newUser(), issuer: issuer.issuer, subject: "s-1", createdAt },
    });
    expect(await statusOf(w, await issuer.sign(w.claims({ iss: issuer.issuer }))), alg).toBe(200);
  }
});
