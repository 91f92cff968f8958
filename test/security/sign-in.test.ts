import { describe, expect, test } from "vitest";
import { type Harness, HOST, start } from "../support/harness.ts";
import { browse, COOKIE, codeFor, ORIGIN, signedIn, tokenIn } from "../support/web.ts";

const MINUTE = 60_000;
const note = { contentText: "Nothing of this may be lost" };

async function notesOf(h: Harness, key: string): Promise<string> {
  return (await h.send("GET", "/api/v1/memories?nodeType=note", { key })).text;
}

describe("signing in to the pages", () => {
  test("takes a code once, and gives a cookie that no script and no other site has", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const code = await codeFor(h, userId);
    const first = await browse(h, "/login", { fields: { code } });
    expect(first.status).toBe(303);
    expect(first.headers.get("location")).toBe("/");
    const cookie = first.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(new RegExp(`^${COOKIE}=[\\w-]{43}; `));
    for (const part of ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=2592000"])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain("Secure");
    expect((await browse(h, "/login", { fields: { code } })).status).toBe(403);
  });

  test("takes the whole link, too, and leads to the page that was asked for", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const away = await browse(h, "/memory?q=pay");
    expect([away.status, away.headers.get("location")]).toEqual([303, "/login?next=%2Fmemory%3Fq%3Dpay"]);
    const code = `${ORIGIN}/login#${await codeFor(h, userId)}`;
    const answer = await browse(h, "/login?next=%2Fmemory%3Fq%3Dpay", { fields: { code } });
    expect(answer.headers.get("location")).toBe("/memory?q=pay");
  });

  test.each([
    "https://remote.example/",
    "//remote.example",
    "/\\remote.example",
    "javascript:alert(1)",
    "/login",
  ])("never leads to %s", async (next) => {
    const h = await start();
    const { userId } = await h.newPerson();
    const fields = { code: await codeFor(h, userId) };
    const answer = await browse(h, `/login?next=${encodeURIComponent(next)}`, { fields });
    expect(answer.headers.get("location")).toBe("/");
  });

  test("refuses a code after five minutes", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const code = await codeFor(h, userId);
    h.runtime.advance(5 * MINUTE);
    expect((await browse(h, "/login", { fields: { code } })).status).toBe(403);
  });

  test("stops guesses soon, and spares who is signed in", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const person = await signedIn(h, userId);
    const statuses: number[] = [];
    for (let at = 0; at < 60; at += 1)
      statuses.push((await browse(h, "/login", { fields: { code: `no-${at}` } })).status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(50);
    const limited = await browse(h, "/login", { fields: { code: await codeFor(h, userId) } });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await person.get("/memory")).toContain("<h1");
    h.runtime.advance(10 * MINUTE);
    expect((await browse(h, "/login", { fields: { code: await codeFor(h, userId) } })).status).toBe(303);
  });

  test("ends after thirty days without use, and lives on with it", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const { cookie } = await signedIn(h, userId);
    const status = async () => (await browse(h, "/memory", { headers: { cookie } })).status;
    for (const days of [20, 20]) {
      h.runtime.advance(days * 24 * 60 * MINUTE);
      expect(await status()).toBe(200);
    }
    h.runtime.advance(30 * 24 * 60 * MINUTE);
    expect(await status()).toBe(303);
  });

  test("ends by signing out, whatever keeps the cookie", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const { cookie, get } = await signedIn(h, userId);
    const fields = { act: "sign-out", token: tokenIn(await get("/memory")) };
    const out = await browse(h, "/login", { fields, headers: { cookie } });
    expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await browse(h, "/memory", { headers: { cookie } })).status).toBe(303);
  });

  test("is not ended by a form without the token", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const { cookie } = await signedIn(h, userId);
    await browse(h, "/login", { fields: { act: "sign-out" }, headers: { cookie } });
    expect((await browse(h, "/memory", { headers: { cookie } })).status).toBe(200);
  });

  test("uses a cookie for TLS alone where browsers come by TLS", async () => {
    const h = await start({ isSecure: true });
    const { userId } = await h.newPerson();
    const answer = await browse(h, "/login", { fields: { code: await codeFor(h, userId) } });
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-career-context-8787=.*; Secure/);
  });
});

describe("a form of the pages", () => {
  async function refused(headers: Record<string, string>, token?: string) {
    const h = await start();
    const { userId, key } = await h.newPerson();
    const { cookie, get } = await signedIn(h, userId);
    const fields = { act: "add", token: token ?? tokenIn(await get("/memory")), ...note };
    const answer = await browse(h, "/memory", { fields, headers: { cookie, ...headers } });
    expect(await notesOf(h, key)).not.toContain(note.contentText);
    return answer.status;
  }

  test.each([
    [{ origin: "https://remote.example" }],
    [{ origin: "http://localhost:9999" }],
    [{ origin: "null" }],
    [
      {
        origin: "",
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": "navigate",
        "sec-fetch-dest": "document",
      },
    ],
    [{ host: "remote.example" }],
  ])("is refused from elsewhere: %j", async (headers) => {
    expect(await refused(headers)).toBe(403);
  });

  test("is refused without its token, or with another session's", async () => {
    expect(await refused({}, "")).toBe(403);
    const h = await start();
    const other = await signedIn(h, (await h.newPerson()).userId);
    expect(await refused({}, tokenIn(await other.get("/memory")))).toBe(403);
  });

  test("shows what was typed where the session has ended, and writes nothing", async () => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    const { get, cookie } = await signedIn(h, userId);
    const fields = { act: "add", token: tokenIn(await get("/memory")), ...note };
    h.runtime.advance(31 * 24 * 60 * MINUTE);
    const answer = await browse(h, "/memory", { fields, headers: { cookie } });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain(note.contentText);
    expect(await notesOf(h, key)).not.toContain(note.contentText);
  });

  test("sent twice is done once, and changed is another", async () => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    const { get, cookie } = await signedIn(h, userId);
    const fields = { act: "add", once: "frm_1", token: tokenIn(await get("/memory")) };
    for (const contentText of ["One", "One", "Two"])
      await browse(h, "/memory", { fields: { ...fields, contentText }, headers: { cookie } });
    const { body } = await h.send("GET", "/api/v1/memories", { key });
    expect(body.data).toHaveLength(2);
  });

  test("that is refused keeps what was typed, says why at the field, and writes nothing", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const { send } = await signedIn(h, userId);
    const answer = await send("/memory", "add", { contentText: `${"long ".repeat(5000)}end` });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain("long end</textarea>");
    expect(page).toMatch(
      /<textarea id="contentText"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*problem-add"/,
    );
    expect(page).toContain('id="problem-add"');
  });
});

describe("the doors apart", () => {
  test("the API takes no cookie", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const { cookie } = await signedIn(h, userId);
    expect((await h.send("GET", "/api/v1/memories", { headers: { cookie } })).status).toBe(401);
    const mcp = await browse(h, "/mcp", { headers: { cookie } });
    expect(mcp.status).not.toBe(200);
  });

  test("the pages take no key", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const answer = await browse(h, "/memory", {
      headers: { authorization: `Bearer ${key}`, "x-api-key": key },
    });
    expect(answer.status).toBe(303);
  });

  test("a session is one person's alone", async () => {
    const h = await start();
    const [one, other] = [await h.newPerson(), await h.newPerson()];
    await h.send("POST", "/api/v1/memories", { key: one.key, body: note });
    expect(await (await signedIn(h, other.userId)).get("/memory")).not.toContain(note.contentText);
  });

  test("every page carries its policy and is kept by no cache of others", async () => {
    const h = await start();
    const { cookie } = await signedIn(h, (await h.newPerson()).userId);
    for (const path of ["/", "/memory", "/login"]) {
      const { headers } = await browse(h, path, { headers: { cookie } });
      const policy = headers.get("content-security-policy") ?? "";
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy.split("; ")).toContain(part);
      expect(policy).not.toContain("unsafe");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("cache-control")).toContain("private");
    }
  });

  test("a link from another site's page is asked for again, so that the cookie comes", async () => {
    const h = await start();
    const elsewhere = {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    };
    const answer = await browse(h, "/memory?q=x", { headers: elsewhere });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('content="0;url=/memory?q=x"');
    expect(HOST).toContain("localhost");
  });
});

describe("what is no form", () => {
  const json = { "content-type": "application/json" };
  const post = (h: Harness, path: string, body: string, headers: Record<string, string>) =>
    h.app.request(`${ORIGIN}${path}`, {
      method: "POST",
      body,
      headers: { host: HOST, origin: ORIGIN, ...headers },
    });

  test.each(["/login", "/memory", "/undo"])(
    "sent to %s is answered by a page, and is no fault of ours",
    async (path) => {
      const h = await start();
      const { cookie } = await signedIn(h, (await h.newPerson()).userId);
      const answer = await post(h, path, "{}", { ...json, cookie });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("content-type")).toContain("text/html");
    },
  );

  test("a code too large to be one is not read", async () => {
    const h = await start();
    const body = `code=${"x".repeat(100_000)}`;
    const answer = await post(h, "/login", body, { "content-type": "application/x-www-form-urlencoded" });
    expect(answer.status).toBe(413);
  });
});
