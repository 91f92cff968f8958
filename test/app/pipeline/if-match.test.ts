import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { at } from "../../support/json.ts";

const PROFILE = "/api/v1/profile";

async function person() {
  const h = await start();
  const { key } = await h.newPerson();
  const patch = (path: string, body: object, headers: Record<string, string> = {}) =>
    h.send("PATCH", path, { key, body, headers });
  const tag = async (path: string) => (await h.send("GET", path, { key })).headers.get("etag") ?? "";
  return { h, key, patch, tag };
}

async function titled(h: Harness, key: string) {
  const body = { type: "opportunity", title: "Cook", sourceType: "manual" };
  return `/api/v1/jobs-workspace/${at((await h.send("POST", "/api/v1/jobs-workspace", { key, body })).body, "data", "id")}`;
}

describe("If-Match", () => {
  test("lets a write through if the tag is that of the GET now, alone or in a list, and for *", async () => {
    const { patch, tag } = await person();
    await patch(PROFILE, { bio_summary: "one" });
    const first = await tag(PROFILE);
    expect((await patch(PROFILE, { bio_summary: "two" }, { "if-match": first })).status).toBe(200);
    const list = `"x", ${await tag(PROFILE)}`;
    expect((await patch(PROFILE, { bio_summary: "three" }, { "if-match": list })).status).toBe(200);
    expect((await patch(PROFILE, { bio_summary: "four" }, { "if-match": "*" })).status).toBe(200);
  });

  test("refuses a write over another's with 412, and writes nothing", async () => {
    const { h, key, patch, tag } = await person();
    const path = await titled(h, key);
    const seen = await tag(path);
    await patch(path, { company: "Example Inn" });
    for (const [method, body] of [["PATCH", { title: "Chef" }], ["DELETE"]] as const) {
      const answer = await h.send(method, path, {
        key,
        ...(body && { body }),
        headers: { "if-match": seen },
      });
      expect(answer.status).toBe(412);
      expect(answer.body).toMatchObject({ error: "Precondition failed", type: "validation.bad_request" });
    }
    const { body } = await h.send("GET", path, { key });
    expect(body.data).toMatchObject({ title: "Cook", company: "Example Inn" });
  });

  test("of two writes at once with one tag, one is done", async () => {
    const { patch, tag, h, key } = await person();
    const path = await titled(h, key);
    const headers = { "if-match": await tag(path) };
    const done = await Promise.all(["A", "B", "C", "D"].map((title) => patch(path, { title }, headers)));
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  });

  test("another write of the user, elsewhere, does not matter", async () => {
    const { h, key, patch, tag } = await person();
    const path = await titled(h, key);
    const headers = { "if-match": await tag(path) };
    const writes = [1, 2, 3].map((one) => patch(PROFILE, { [`x_${one}`]: one }));
    const [answer] = await Promise.all([patch(path, { title: "Chef" }, headers), ...writes]);
    expect(answer?.status).toBe(200);
  });

  test("comes after the checks of scope, fields and existence", async () => {
    const { h, key, patch } = await person();
    const headers = { "if-match": '"other"' };
    const path = await titled(h, key);
    expect((await patch(path, { title: 5 }, headers)).status).toBe(400);
    expect((await patch("/api/v1/jobs-workspace/none", { title: "Chef" }, headers)).body.type).toBe(
      "jobs_workspace.not_found",
    );
    const { userId } = await h.newPerson();
    const reader = await h.newKey(userId, { scopes: ["read:profile"] });
    expect((await h.send("PATCH", PROFILE, { key: reader, body: {}, headers })).status).toBe(403);
    const writer = await h.newKey(userId, { scopes: ["write:profile"] });
    expect((await h.send("PATCH", PROFILE, { key: writer, body: {}, headers })).status).toBe(412);
  });

  test("is refused where nothing has a tag: what does not exist yet, and paths without a GET", async () => {
    const { h, key, patch } = await person();
    const headers = { "if-match": "*" };
    expect((await patch(PROFILE, { bio_summary: "one" }, headers)).status).toBe(412);
    const body = { eventType: "note" };
    expect((await h.send("POST", "/api/v1/timeline", { key, body, headers })).status).toBe(412);
    expect((await h.send("GET", "/api/v1/timeline", { key })).body.data).toEqual([]);
  });
});
