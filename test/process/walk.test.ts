import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { asObject } from "../support/json.ts";
import { type Connection, speakers } from "../support/program/clients.ts";
import { root } from "../support/program/folder.ts";
import { processPlace } from "../support/program/place.ts";
import { runWell } from "../support/program/program.ts";
import { placed, serveOn } from "../support/program/server.ts";

const Persona = z.looseObject({
  basics: z.looseObject({ name: z.string(), email: z.string() }),
  work: z.array(z.looseObject({ position: z.string(), endDate: z.string().optional() })),
  education: z.array(z.unknown()),
  skills: z.array(z.looseObject({ name: z.string(), keywords: z.array(z.string()).optional() })),
});
const Answer = z.looseObject({
  data: z.looseObject({
    user: z.looseObject({ id: z.string() }),
    summary: z.looseObject({ resume: z.looseObject({ skillsTop: z.array(z.string()) }) }),
  }),
});

describe.each(["nurse", "electrician", "engineer"])("a first day with the resume of the %s", (persona) => {
  const file = join(root, "test", "support", "samples", "personas", `${persona}.json`);
  const { basics, work, education, skills } = Persona.parse(JSON.parse(readFileSync(file, "utf8")));

  test("import, then the same context over stdio, MCP over HTTP and REST, whatever the client", async () => {
    const place = await processPlace();
    const said = await runWell(["import", "resume", file, ...placed(place)]);
    expect(said).toContain(`${work.length} jobs, ${education.length} degrees`);

    const server = await serveOn(place);
    const response = await server.request("GET", "/api/v1/context");
    expect(response.status).toBe(200);
    const { data } = Answer.parse(await response.json());
    expect(data.user).toMatchObject({ id: "local", name: basics.name, email: basics.email });
    expect(data.summary).toMatchObject({
      currentJobTitle: work[0]?.position,
      resume: { hasResume: true, experienceCount: work.length, educationCount: education.length },
    });
    const named = skills.flatMap(({ name, keywords }) => keywords ?? [name]);
    expect(data.summary.resume.skillsTop).toEqual(named.slice(0, 20));

    for (const speaker of speakers) {
      const overStdio = await speaker.connect({ args: [...placed(place)] });
      const overHttp = await speaker.connect({ url: server.url, key: server.key ?? "" });
      expect(await overStdio.tools(), `tools of ${speaker.name}`).toEqual(await overHttp.tools());
      for (const connection of [overStdio, overHttp]) {
        // What a model finds in next is not said again in its data.
        const shown = { ...data, ...nothingSaid };
        expect({ ...asObject(await contextThrough(connection)), ...nothingSaid }, speaker.name).toEqual(
          shown,
        );
        await connection.close();
      }
    }
    expect((await server.stop()).code).toBe(0);
  });
});

test("a client gets the revision it asked for", async () => {
  const place = await processPlace();
  const { url, key = "" } = await serveOn(place);
  const versions: (string | undefined)[] = [];
  for (const speaker of speakers) {
    for (const target of [{ args: [...placed(place)] }, { url, key }]) {
      const connection = await speaker.connect(target);
      versions.push(connection.version);
      await connection.close();
    }
  }
  expect(versions).toEqual([undefined, "2025-11-25", "2025-11-25", "2025-11-25", "2026-07-28", "2026-07-28"]);
});

const nothingSaid = { recommendedNextCalls: [] };

/** The context's data, after checking that both halves of the result say the same. */
async function contextThrough(connection: Connection): Promise<unknown> {
  const { structuredContent, content, isError } = await connection.call("get_context");
  expect(isError ?? false).toBe(false);
  expect(content.map(({ text }) => JSON.parse(text))).toEqual([structuredContent]);
  return structuredContent.data;
}
