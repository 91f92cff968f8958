import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, type Json } from "../../support/json.ts";

const normalize: Json = {
  actions: [{ type: "normalize_opportunity" }],
  opportunity: { inputMode: "pasted_text", rawText: "Nurse\nWard Seven\nLeeds" },
};
const PREPARING = "Preparing the catalog";

/** A call whose caller cancels it when it hears of a step. */
async function cancelledAt(step: string) {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const operation = h.service.operations.get("agent.apply");
  if (!operation) throw new Error("No such operation.");
  const controller = new AbortController();
  const heard: string[] = [];
  const report = (text: string) => {
    heard.push(text);
    if (text === step) controller.abort();
  };
  const actor = { userId, keyId: null, client: "test", scopes: new Set(h.service.scopes) };
  const call = h.service.call({
    operation,
    actor,
    requestId: "req_1",
    input: normalize,
    progress: { signal: controller.signal, report },
  });
  return { h, key, call, heard };
}

async function jobs(h: Harness, key: string) {
  return asList((await h.send("GET", "/api/v1/jobs-workspace", { key })).body.data);
}

describe("a call that is cancelled", () => {
  test("while the catalogue is prepared does nothing, and says so", async () => {
    const { h, key, call, heard } = await cancelledAt(PREPARING);
    await expect(call).rejects.toMatchObject({
      type: "validation.bad_request",
      message: "The call was cancelled. Nothing was done.",
    });
    expect(heard).toEqual([PREPARING]);
    expect(await jobs(h, key)).toEqual([]);
    expect(h.fired()).toEqual([]);
  });

  test("once the work has begun is done all the same", async () => {
    const { h, key, call, heard } = await cancelledAt("Working");
    expect((await call).status).toBe(200);
    expect(heard).toEqual([PREPARING, "Working"]);
    expect(await jobs(h, key)).toMatchObject([{ title: "Nurse" }]);
  });
});
