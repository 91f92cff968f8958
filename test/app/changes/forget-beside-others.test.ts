import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { tempPlace } from "../../support/open-engine.ts";

test("a request that comes while a preview reads much is answered before it, and both are right", async () => {
  const h = await start({ place: await tempPlace() });
  const { key } = await h.newPerson();
  const notes = "Spoke with the owner about schedules, stock and customers. ".repeat(300);
  for (let nth = 0; nth < 80; nth += 1) {
    const body = {
      type: "opportunity",
      sourceType: "manual",
      title: `Clerk ${nth}`,
      company: "Example Stores",
      metadata: { notes },
    };
    const { status, text } = await h.send("POST", "/api/v1/jobs-workspace", { key, body });
    expect(status, text).toBe(201);
  }
  // The first write of a process loads the engine, which takes longer than the preview.
  expect((await write({ h, key, min: 40_000 })).status).toBe(200);
  const ended: string[] = [];
  const preview = h
    .send("POST", "/api/v1/forget/preview", { key, body: { topic: "Larkspur" } })
    .finally(() => ended.push("preview"));
  await new Promise((resolve) => setImmediate(resolve));
  const written = write({ h, key, min: 50_000 }).finally(() => ended.push("write"));
  expect((await preview).status).toBe(200);
  expect((await written).status).toBe(200);
  expect(ended).toEqual(["write", "preview"]);
});

interface Write {
  h: Awaited<ReturnType<typeof start>>;
  key: string;
  min: number;
}

function write({ h, key, min }: Write) {
  return h.send("PATCH", "/api/v1/profile", { key, body: { min_salary: min } });
}
