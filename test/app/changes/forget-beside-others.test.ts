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
  const ended: string[] = [];
  const preview = h
    .send("POST", "/api/v1/forget/preview", { key, body: { topic: "Larkspur" } })
    .finally(() => ended.push("preview"));
  await new Promise((resolve) => setImmediate(resolve));
  const write = h
    .send("PATCH", "/api/v1/profile", { key, body: { min_salary: 50_000 } })
    .finally(() => ended.push("write"));
  expect((await preview).status).toBe(200);
  expect((await write).status).toBe(200);
  expect(ended).toEqual(["write", "preview"]);
});
