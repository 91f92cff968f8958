import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { receiver } from "../support/net/receiver.ts";
import { temporaryFolder } from "../support/program/folder.ts";
import { runWell, until } from "../support/program/program.ts";
import { type ServerProcess, serveOn } from "../support/program/server.ts";
import { mcpOn } from "../support/program/stdio.ts";
import { traces, wordsMarked } from "../support/traces.ts";

type Ask = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

/** Calls with a key that must succeed; POSTs carry an Idempotency-Key, so that answers are kept. */
function asker(server: ServerProcess, key: string): Ask {
  let asked = 0;
  return async (method, path, body) => {
    asked += 1;
    const headers = { "idempotency-key": `${key.slice(3, 12)}-${asked}` };
    const response = await server.request(method, `/api/v1/${path}`, { key, body, headers });
    const text = await response.text();
    expect(response.ok, `${method} ${path}: ${text.slice(0, 300)}`).toBe(true);
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  };
}

/** Writes words of a mark into every kind of text that a person can leave here. */
async function leaveWords(ask: Ask, mark: string): Promise<void> {
  const word = wordsMarked(mark);
  const words = () => Array.from({ length: 12 }, word).join(" ");
  const { url, hits } = await receiver((_, response) => response.end(words()));
  const events = ["timeline.event", "profile.updated", "insight.generated"];
  await ask("POST", "webhooks", { url: `${url}/${word()}`, events });
  await ask("PATCH", "profile", {
    ...{ name: word(), email: `${word()}@example.com`, preferred_industries: [word()] },
    ...{ career_goals: { next: words() }, further: { note: words() } },
  });
  const work = [{ name: word(), position: word(), startDate: "2019-02", highlights: [words(), words()] }];
  const skills = [{ name: word(), keywords: [word(), word()] }];
  const content = {
    basics: { name: word(), email: `${word()}@example.com`, summary: words() },
    work,
    skills,
  };
  await ask("PUT", "resume", { format: "json_resume", content });
  await ask("PUT", "resume", { format: "json_resume", content: { ...content, basics: { name: word() } } });
  await ask("PUT", "data-sharing", { shareCareerPath: true });
  for (let note = 0; note < 10; note += 1) {
    await ask("POST", "memories", { contentText: words(), content: { said: word() }, sourceType: word() });
    await ask("POST", "timeline", { eventType: word(), eventData: { text: words() } });
  }
  await ask("POST", "jobs-workspace", {
    type: "direction",
    title: word(),
    sourceType: "manual",
    metadata: { why: words() },
  });
  await ask("POST", "checkpoints", {
    kind: "explore",
    goalSnapshot: { next: words() },
    metadata: { label: word() },
  });
  const rawText = `${word()} at ${word()}\nLocation: ${word()}\nRequirements\n- ${word()}\n- ${words()}`;
  await ask("POST", "agent/apply", {
    goal: { next: word() },
    opportunity: { inputMode: "pasted_text", rawText },
    actions: [
      { type: "normalize_opportunity" },
      { type: "generate_fit_brief" },
      { type: "request_report_branch", prompt: words() },
      { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
    ],
  });
  await until("deliveries are answered", () => hits.length > 15);
}

async function keyOf(dataDir: string, user: string, label: string): Promise<string> {
  const args = ["--name", label, "--user", user, "--limit", "100000", "--json", "--data-dir", dataDir];
  return z.object({ key: z.string() }).parse(JSON.parse(await runWell(["keys", "create", ...args]))).key;
}

async function newUser(dataDir: string, name: string): Promise<string> {
  const args = ["--name", name, "--email", `${name}@example.com`, "--json", "--data-dir", dataDir];
  return z.looseObject({ id: z.string() }).parse(JSON.parse(await runWell(["users", "create", ...args]))).id;
}

test("a deleted account leaves no word in the files, over REST and over MCP, and others lose nothing", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "career-context.db");
  const server = await serveOn(dataDir);
  const [ada, ben] = [wordsMarked("zqvka")(), wordsMarked("zqvkb")()];
  const [adaId, benId] = [await newUser(dataDir, ada), await newUser(dataDir, ben)];
  const askAda = asker(server, await keyOf(dataDir, adaId, ada));
  const askBen = asker(server, await keyOf(dataDir, benId, ben));
  const askLocal = asker(server, await keyOf(dataDir, "local", wordsMarked("zqvkc")()));
  // A client has the database open all the while.
  const mcp = await mcpOn(dataDir);
  await leaveWords(askAda, "zqvka");
  await leaveWords(askBen, "zqvkb");
  await leaveWords(askLocal, "zqvkc");
  for (const mark of ["zqvka", "zqvkb", "zqvkc"]) expect(traces(file, mark).length).toBeGreaterThan(300);
  const { records: before } = z
    .looseObject({ records: z.looseObject({}) })
    .parse((await askBen("GET", "account/export")).data);

  await askAda("DELETE", "account?confirm=DELETE");
  expect(traces(file, "zqvka")).toEqual([]);
  const asked = await mcp.call("delete_operation", { operation: "account.delete" });
  const [{ arguments: confirmed }] = z
    .tuple([z.object({ arguments: z.record(z.string(), z.unknown()) })])
    .parse(asked.structuredContent.next);
  const { structuredContent } = await mcp.call("delete_operation", confirmed);
  expect(structuredContent.data).toMatchObject({ deleted: true });
  expect(traces(file, "zqvkc")).toEqual([]);

  const { records: after } = z
    .looseObject({ records: z.looseObject({}) })
    .parse((await askBen("GET", "account/export")).data);
  const still = { ...before, accessLog: [], apiKeys: [], webhooks: [] };
  expect({ ...after, accessLog: [], apiKeys: [], webhooks: [] }).toEqual(still);
  expect(traces(file, "zqvkb").length).toBeGreaterThan(300);
  const found = await askBen("GET", "memories?limit=100");
  expect(z.array(z.unknown()).parse(found.data).length).toBeGreaterThanOrEqual(10);
  expect((await mcp.end()).code).toBe(0);
  expect((await server.stop()).code).toBe(0);
});
