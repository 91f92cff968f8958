import { expect, onTestFinished, test } from "vitest";
import { asList, at, textAt } from "../support/json.ts";
import { demoFolder } from "../support/program/data.ts";
import { demoPlace } from "../support/program/place.ts";
import { runWell } from "../support/program/program.ts";
import { placed, type ServerProcess, serveOn } from "../support/program/server.ts";
import { mcpOn } from "../support/program/stdio.ts";

async function demoServer(place: string): Promise<ServerProcess> {
  const server = await serveOn(place);
  onTestFinished(async () => void (await server.stop()));
  return server;
}

async function keyOf(place: string): Promise<string> {
  const made = await runWell(["keys", "create", "--name", "test", "--json", ...placed(place)]);
  return textAt(JSON.parse(made), "key");
}

/** A request that notes its end by a name. */
function noting(ended: string[], name: string, request: Promise<Response>): Promise<Response> {
  return request.finally(() => ended.push(name));
}

/** A resume with some 2,000 entries. */
function longResume(): string {
  const jobs = Array.from(
    { length: 500 },
    (_, at) =>
      `### Engineer ${at}, Example Works ${at}\n2001 - 2003\n- Built ${at} services in TypeScript\n- Reviewed code in project ${at}\n`,
  );
  return `# Ada Example\n\n## Experience\n\n${jobs.join("\n")}`;
}

test("small requests are answered while the catalogue is prepared and a match computed", async () => {
  const place = await demoPlace();
  const server = await demoServer(place);
  const key = await keyOf(place);
  const ended: string[] = [];
  const match = noting(ended, "match", server.request("POST", "/api/v1/career-match", { key, body: {} }));
  const small = ["/healthz", "/api/v1/profile", "/healthz"];
  for (const path of small) await noting(ended, path, server.request("GET", path, { key }));
  expect((await match).status).toBe(200);
  expect(ended).toEqual([...small, "match"]);
});

test("small requests are answered while a long resume is read, and all of it is stored", async () => {
  const place = await demoPlace();
  const server = await demoServer(place);
  const key = await keyOf(place);
  const ended: string[] = [];
  const body = { format: "markdown", content: longResume(), replaceDemo: true };
  const imported = noting(ended, "import", server.request("PUT", "/api/v1/resume", { key, body }));
  await noting(ended, "/healthz", server.request("GET", "/healthz"));
  expect((await imported).status).toBe(200);
  expect(ended).toEqual(["/healthz", "import"]);
  const stored: unknown = await (await server.request("GET", "/api/v1/resume", { key })).json();
  expect(at(stored, "data", "resume", "experience", 499)).toBeDefined();
});

test("small requests, writes too, are answered while the files of a resume are made and read back", async () => {
  const place = await demoPlace();
  const server = await demoServer(place);
  const key = await keyOf(place);
  const list: unknown = await (
    await server.request("GET", "/api/v1/execution-artifacts?kind=resume_variant", { key })
  ).json();
  const ended: string[] = [];
  const goal = { type: "prepare_execution_artifacts", query: "Can programs read it?" };
  const body = { goal, focus: { mode: "artifact", artifactId: textAt(list, "data", 0, "id") } };
  const inspected = noting(ended, "inspect", server.request("POST", "/api/v1/agent/inspect", { key, body }));
  await noting(ended, "/healthz", server.request("GET", "/healthz"));
  const written = server.request("PATCH", "/api/v1/profile", { key, body: { name: "Robin Fictional" } });
  expect((await noting(ended, "profile", written)).status).toBe(200);
  const answer: unknown = await (await inspected).json();
  const files = asList(at(answer, "metadata", "machineCheck", "files"));
  expect(files.map(({ format }) => format)).toEqual(["pdf", "docx", "txt", "md", "json_resume"]);
  expect(files.every(({ shown, lost }) => Number(shown) > 2 * asList(lost).length)).toBe(true);
  expect(ended).toEqual(["/healthz", "profile", "inspect"]);
});

test("what the thread writes is seen by the next read of the same server", async () => {
  const place = await demoPlace();
  const server = await demoServer(place);
  const key = await keyOf(place);
  const opportunity = { inputMode: "pasted_text", rawText: "Electrician at Example Grid\nWiring" };
  const jobs = async () => {
    const list: unknown = await (await server.request("GET", "/api/v1/jobs-workspace", { key })).json();
    return at(list, "metadata", "count");
  };
  const before = Number(await jobs());
  const body = { actions: [{ type: "normalize_opportunity", opportunity }] };
  for (const more of [1, 2]) {
    opportunity.rawText += ` ${more}`;
    expect((await server.request("POST", "/api/v1/agent/apply", { key, body })).status).toBe(200);
    expect(await jobs()).toBe(before + more);
  }
});

test("a stdio process that used its thread ends with its client", async () => {
  const mcp = await mcpOn(await demoFolder());
  const matched = await mcp.call("match_careers", { limit: 1 });
  expect(matched.isError ?? false).toBe(false);
  expect((await mcp.end()).code).toBe(0);
});
