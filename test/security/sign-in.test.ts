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
    "HTTPS:/remote.example",
    "//remote.example",
    "///remote.example",
    "/\\remote.example",
    "\\\\remote.example",
    "/.//remote.example",
    "/././/remote.example",
    "/%2e//remote.example",
    "/%2E%2e//remote.example",
    "/a/..//remote.example",
    "/a/%2e%2e/\\remote.example",
    "/a/../..//remote.example",
    "/a\\..\\\\remote.example",
    "/.\\/remote.example",
    "/\t/remote.example",
    "/\n//remote.example",
    "\t//remote.example",
    " //remote.example",
    "/\u0000/remote.example",
    "//user@remote.example",
    "//remote.example:8787/login",
    "/.//localhost:8787@remote.example",
    "//remote.example#@localhost",
    "javascript:alert(1)",
    "/\r\nSet-Cookie: a=b",
    "remote.example",
    "",
    "/login",
    "/login?next=/",
    "/./login",
  ])("never leads to %j", async (next) => {
    const h = await start();
    const { userId } = await h.newPerson();
    const fields = { code: await codeFor(h, userId) };
    const answer = await browse(h, `/login?next=${encodeURIComponent(next)}`, { fields });
    expect(answer.headers.get("location")).toBe("/");
    const page = await browse(h, `/login?next=${encodeURIComponent(next)}`);
    expect(await page.text()).toContain('action="/login"');
  });

  test.each([
    ["/memory?q=pay", "/memory?q=pay"],
    ["/%5Cremote.example", "/%5Cremote.example"],
    ["/%2F/remote.example", "/%2F/remote.example"],
    ["/memory?q=//remote.example", "/memory?q=//remote.example"],
    ["/jobs/./a", "/jobs/a"],
    ["/memory#top", "/memory"],
  ])("leads to a page of this server by %s, wherever a browser came from", async (next, to) => {
    const h = await start();
    const { userId } = await h.newPerson();
    const fields = { code: await codeFor(h, userId) };
    const answer = await browse(h, `/login?next=${encodeURIComponent(next)}`, { fields });
    const location = answer.headers.get("location") ?? "";
    expect(location).toBe(to);
    for (const base of [ORIGIN, `${ORIGIN}/login?next=x`, "https://career.example/a/b"])
      expect(new URL(location, base).origin).toBe(new URL(base).origin);
  });

  test("refuses a code after five minutes", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const code = await codeFor(h, userId);
    h.runtime.advance(5 * MINUTE);
    expect((await browse(h, "/login", { fields: { code } })).status).toBe(403);
  });

  test("stops guesses soon, spares who is signed in, and takes a good code all the same", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const person = await signedIn(h, userId);
    const good = await codeFor(h, userId);
    const guesses = Array.from({ length: 60 }, (_, at) => `${"no".repeat(20)}${at}`.padEnd(43, "x"));
    const answers: Response[] = [];
    for (const code of guesses) answers.push(await browse(h, "/login", { fields: { code } }));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(50);
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(10);
    for (const { headers } of limited) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await browse(h, "/login", { fields: { code: good } })).status).toBe(303);
    expect(await person.get("/memory")).toContain("<h1");
    h.runtime.advance(10 * MINUTE);
    expect((await browse(h, "/login", { fields: { code: "no" } })).status).toBe(403);
  });

  test("counts wrong codes by the address that they come from", async () => {
    const h = await start();
    const guess = async (address: string) => {
      const headers = { origin: ORIGIN, "content-type": "application/x-www-form-urlencoded" };
      return (await h.send("POST", "/login", { raw: "code=no", address, headers })).status;
    };
    for (let at = 0; at < 50; at += 1) await guess("203.0.113.1");
    expect([await guess("203.0.113.1"), await guess("203.0.113.2")]).toEqual([429, 403]);
  });

  test("has codes that no number of guesses finds", async () => {
    const h = await start();
    const userId = await h.newUser();
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeFor(h, userId)));
    expect(new Set(codes).size).toBe(50);
    // 43 characters of 6 bits hold the 256 of 32 random bytes.
    for (const code of codes) expect(Buffer.from(code, "base64url")).toHaveLength(32);
    const stored = JSON.stringify(await h.inside.rows("select * from sign_in_codes"));
    for (const code of codes) expect(stored).not.toContain(code);
  });

  test("asks before another person's code replaces a session, and keeps the code good", async () => {
    const h = await start();
    const [one, other] = [await h.newUser(), await h.newUser()];
    await h.store.write(one, (tx) => tx.user.rename({ name: "Robin <Fictional>" }));
    const { cookie, get } = await signedIn(h, one);
    const code = await codeFor(h, other);
    const headers = { cookie };
    const asked = await browse(h, "/login?next=%2Fmemory", { fields: { code }, headers });
    const page = await asked.text();
    expect([asked.status, asked.headers.get("set-cookie")]).toEqual([200, null]);
    expect(page).toContain("Sign in as another person?");
    expect(page).toContain("Robin &lt;Fictional&gt;");
    expect(page).toContain('<a href="/memory">Stay signed in</a>');
    expect(await get("/memory")).toContain("<h1");
    // Without the form of the session's own page nothing is agreed to.
    for (const token of ["", "x", tokenIn(await (await signedIn(h, other)).get("/memory"))]) {
      const again = await browse(h, "/login", { fields: { code, act: "switch", token }, headers });
      expect([again.status, again.headers.get("set-cookie")]).toEqual([200, null]);
    }
    const fields = { code, act: "switch", token: tokenIn(page) };
    const agreed = await browse(h, "/login?next=%2Fmemory", { fields, headers });
    expect([agreed.status, agreed.headers.get("location")]).toEqual([303, "/memory"]);
    expect(agreed.headers.get("set-cookie")).toContain(COOKIE);
    // The session that was left has ended.
    expect((await browse(h, "/memory", { headers })).status).toBe(303);
  });

  test("takes the person's own code without a question while they are signed in", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const { cookie } = await signedIn(h, userId);
    const fields = { code: await codeFor(h, userId) };
    expect((await browse(h, "/login", { fields, headers: { cookie } })).status).toBe(303);
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
