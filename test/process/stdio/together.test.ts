import { expect, test } from "vitest";
import { z } from "zod";
import { asObject } from "../../support/json.ts";
import { persona } from "../../support/program/data.ts";
import { demoPlace, processPlace } from "../../support/program/place.ts";
import { runWell } from "../../support/program/program.ts";
import { placed, type ServerProcess, serveOn } from "../../support/program/server.ts";
import { mcpOn, type StdioProcess } from "../../support/program/stdio.ts";

const WRITES = 40;
const Page = z.object({
  data: z.array(z.object({ eventType: z.string(), eventData: z.record(z.string(), z.unknown()) })),
  metadata: z.object({ nextCursor: z.string().nullable() }),
});

const event = (writer: string, number: number) => ({
  eventType: "together.write",
  eventData: { writer, number },
});

async function writeOverStdio(mcp: StdioProcess, writer: string): Promise<void> {
  for (let number = 0; number < WRITES; number += 1) {
    const { isError } = await mcp.call("write_operation", {
      operation: "timeline.create",
      arguments: event(writer, number),
    });
    expect(isError ?? false).toBe(false);
  }
}

async function writeOverRest({ request }: ServerProcess, writer: string): Promise<void> {
  for (let number = 0; number < WRITES; number += 1) {
    const response = await request("POST", "/api/v1/timeline", { body: event(writer, number) });
    expect(response.status).toBe(201);
  }
}

async function written({ request }: ServerProcess): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const from: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const path = `/api/v1/timeline?eventType=together.write&limit=100${from}`;
    const { data, metadata } = Page.parse(await (await request("GET", path)).json());
    found.push(...data.map(({ eventData }) => `${eventData.writer} ${eventData.number}`));
    cursor = metadata.nextCursor;
  }
  return found.sort();
}

test("five stdio processes and a server write at once into one folder and lose nothing", async () => {
  const place = await processPlace();
  const server = await serveOn(place);
  const processes = await Promise.all([1, 2, 3, 4, 5].map(() => mcpOn(place)));
  await Promise.all([
    writeOverRest(server, "rest"),
    ...processes.map((mcp, index) => writeOverStdio(mcp, `stdio ${index}`)),
  ]);
  const writers = ["rest", ...processes.map((_, index) => `stdio ${index}`)];
  const expected = writers.flatMap((writer) =>
    Array.from({ length: WRITES }, (_, number) => `${writer} ${number}`),
  );
  expect(await written(server)).toEqual(expected.sort());
  for (const mcp of processes) expect(await mcp.end()).toMatchObject({ code: 0, stderr: "" });
  expect((await server.stop()).code).toBe(0);
});

test("processes that start at once on a new folder all get a working database", async () => {
  const place = await processPlace();
  const processes = await Promise.all([mcpOn(place), mcpOn(place), mcpOn(place)]);
  const results = await Promise.all(
    processes.map((mcp, index) => mcp.call("update_profile", { [`field_${index}`]: index })),
  );
  expect(results.map(({ isError }) => isError ?? false)).toEqual([false, false, false]);
  const { structuredContent } = await (await mcpOn(place)).call("read_operation", {
    operation: "profile.get",
  });
  expect(structuredContent.data).toMatchObject({ profile: { field_0: 0, field_1: 1, field_2: 2 } });
});

test("what one process writes, the others and the server show in their next answer", async () => {
  const place = await processPlace();
  await runWell(["import", "resume", persona("nurse"), ...placed(place)]);
  const server = await serveOn(place);
  const [one, two] = [await mcpOn(place), await mcpOn(place)];
  const tag = (await server.request("GET", "/api/v1/context")).headers.get("etag") ?? "";
  const before = await two.call("get_context");
  await one.call("update_profile", { name: "Imke Neu (fictional)" });

  const after = await two.call("get_context");
  expect(after.structuredContent.data).not.toEqual(before.structuredContent.data);
  const headers = { "if-none-match": tag };
  const response = await server.request("GET", "/api/v1/context", { headers });
  expect(response.status).toBe(200);
  // What a model finds in next is not said again in its data.
  const { recommendedNextCalls: _, ...data } = asObject(after.structuredContent.data);
  expect(await response.json()).toMatchObject({ data });
});

test("an account is deleted over stdio, its keys end, and life goes on empty", async () => {
  const place = await demoPlace();
  const server = await serveOn(place);
  const mcp = await mcpOn(place);
  expect((await server.request("GET", "/api/v1/context")).status).toBe(200);

  const unconfirmed = await mcp.call("delete_operation", { operation: "account.delete" });
  expect(unconfirmed.structuredContent).toMatchObject({ type: "validation.bad_request" });
  const [{ arguments: confirmed }] = z
    .tuple([z.object({ arguments: z.record(z.string(), z.unknown()) })])
    .parse(unconfirmed.structuredContent.next);
  const { structuredContent } = await mcp.call("delete_operation", confirmed);
  expect(structuredContent.data).toMatchObject({ deleted: true, receipt: { alerts: 2, apiKeys: 1 } });

  expect((await server.request("GET", "/api/v1/context")).status).toBe(401);
  const empty = await mcp.call("get_context");
  expect(empty.structuredContent.data).toMatchObject({ summary: { resume: null } });
  const named = await mcp.call("update_profile", { name: "Somebody New (fictional)" });
  expect(named.structuredContent.data).toMatchObject({
    user: { id: "local", name: "Somebody New (fictional)" },
  });
  expect((await mcp.call("list_alerts")).structuredContent.data).toEqual([]);

  const made = await runWell(["keys", "create", "--name", "new", "--json", ...placed(place)]);
  const { key } = z.object({ key: z.string() }).parse(JSON.parse(made));
  expect(await (await server.request("GET", "/api/v1/context", { key })).json()).toMatchObject({
    data: { user: { name: "Somebody New (fictional)" }, summary: { resume: { hasResume: false } } },
  });
  expect(await mcp.end()).toMatchObject({ code: 0, stderr: "" });
});
