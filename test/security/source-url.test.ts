import { describe, expect, test } from "vitest";
import { ExportFile } from "../../src/domain/account/export-file.ts";
import { readingOf } from "../../src/shared/view/opening/reading.ts";
import { markAddress } from "../../src/web/parts/icon.tsx";
import { start } from "../support/harness.ts";
import { asList, asObject, at, textAt } from "../support/json.ts";
import { callTool } from "../support/mcp/client.ts";
import { signedIn } from "../support/web.ts";

/** Addresses that a browser must not be led to. */
const bad = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\tscript:alert(1)",
  " javascript:alert(1)",
  "javascript://jobs.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://jobs.example/x",
  "ftp://jobs.example/1",
  "//jobs.example/1",
  "jobs.example/1",
];
const good = "https://jobs.example/4711";
const JOBS = "/api/v1/jobs-workspace";
const item = { type: "opportunity", title: "Electrician", sourceType: "pasted_link" };

async function person() {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const stored = async () =>
    JSON.stringify((await h.send("GET", "/api/v1/account/export", { key })).body.data);
  return { h, userId, key, stored };
}

describe.each(bad)("%j as the address of an opening", (sourceUrl) => {
  test("is refused to the operations that read an opening, and nothing is stored", async () => {
    const { h, key, stored } = await person();
    const opportunity = { inputMode: "pasted_text", rawText: "Electrician wanted", sourceUrl };
    const body = { actions: [{ type: "normalize_opportunity", opportunity }] };
    const answer = await h.send("POST", "/api/v1/agent/apply", { key, body });
    expect([answer.status, answer.text.includes(sourceUrl)]).toEqual([400, false]);
    const explored = { goal: { next: "Electrician" }, opportunity };
    await h.send("POST", "/api/v1/agent/explore", { key, body: explored });
    expect(await stored()).not.toContain(JSON.stringify(sourceUrl).slice(1, -1));
  });

  test("is refused where an item is made or changed, over REST and MCP", async () => {
    const { h, key, stored } = await person();
    const made = await h.send("POST", JOBS, { key, body: { ...item, metadata: { sourceUrl } } });
    expect([made.status, textAt(made.body, "message")]).toEqual([
      400,
      expect.stringContaining("must be an http or https address"),
    ]);
    const own = await h.send("POST", JOBS, { key, body: { ...item, metadata: { sourceUrl: good } } });
    const id = textAt(own.body, "data", "id");
    const changed = await h.send("PATCH", `${JOBS}/${id}`, { key, body: { metadata: { sourceUrl } } });
    expect(changed.status).toBe(400);
    const client = await h.mcp(key);
    for (const [operation, args] of [
      ["jobsWorkspace.create", { ...item, metadata: { sourceUrl } }],
      ["jobsWorkspace.update", { id, metadata: { sourceUrl } }],
    ] as const)
      expect((await callTool(client, "write_operation", { operation, arguments: args })).isError).toBe(true);
    expect(await stored()).not.toContain(JSON.stringify(sourceUrl).slice(1, -1));
  });

  test("is no link on a page or in the view, were it stored", async () => {
    const { h, userId, key } = await person();
    const metadata = { sourceUrl: good, postingText: "Electrician wanted" };
    const own = await h.send("POST", JOBS, { key, body: { ...item, metadata } });
    const job = asObject(at(own.body, "data"));
    const planted = { ...job, metadata: { ...metadata, sourceUrl } };
    expect(readingOf(planted)?.sourceUrl).toBeUndefined();
    await h.store.write(userId, (tx) => tx.jobs.put(planted as never));
    const { get } = await signedIn(h, userId);
    const page = await get(`/jobs/${textAt(job, "id")}`);
    expect(page).toContain("Electrician wanted");
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, to = ""]) => to);
    // The mark of the program, which the page names as its icon.
    for (const to of links.filter((one) => one !== markAddress)) expect(to).toMatch(/^(?:\/|#|\?)/);
  });
});

test("an http or https address is kept, and taken away by null", async () => {
  const { h, key } = await person();
  for (const sourceUrl of [good, "http://jobs.example:8080/a?b=c#d", "HTTPS://JOBS.EXAMPLE/1"]) {
    const made = await h.send("POST", JOBS, { key, body: { ...item, metadata: { sourceUrl } } });
    expect([made.status, at(made.body, "data", "metadata", "sourceUrl")]).toEqual([201, sourceUrl]);
    const id = textAt(made.body, "data", "id");
    const without = await h.send("PATCH", `${JOBS}/${id}`, { key, body: { metadata: { sourceUrl: null } } });
    expect([without.status, at(without.body, "data", "metadata")]).toEqual([200, {}]);
  }
  expect(asList((await h.send("GET", JOBS, { key })).body.data)).toHaveLength(3);
});

test("an export that brings another address is refused as a whole, and names the field alone", async () => {
  const { h, key } = await person();
  await h.send("POST", JOBS, { key, body: { ...item, metadata: { sourceUrl: good } } });
  const { data } = (await h.send("GET", "/api/v1/account/export", { key })).body;
  const text = JSON.stringify(data);
  expect(ExportFile.safeParse(JSON.parse(text)).success).toBe(true);
  for (const sourceUrl of bad) {
    const planted = JSON.parse(text.replaceAll(good, () => JSON.stringify(sourceUrl).slice(1, -1)));
    const { success, error } = ExportFile.safeParse(planted);
    expect([success, error?.issues[0]?.path.at(0)]).toEqual([false, "records"]);
    expect(JSON.stringify(error?.issues.map(({ message, path }) => [message, path]))).not.toContain(
      sourceUrl,
    );
  }
});
