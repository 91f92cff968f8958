import { expect, test } from "vitest";
import { artifact, brief, job, report } from "../../store/contract/records.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";

const path = "/api/v1/checkpoints";

async function person() {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const send = async (method: string, to: string, body?: Json) => {
    const answer = await h.send(method, to, { key, ...(body && { body }) });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body.data;
  };
  return { h, userId, send };
}

test("a fork of an archived place is active, and has the labels of its own alone", async () => {
  const { send } = await person();
  const metadata = { branchLabel: "stay", note: "as it is", mood: "calm" };
  const id = textAt(await send("POST", path, { kind: "explore", metadata }), "id");
  await send("PATCH", `${path}/${id}`, { status: "archived" });
  const moved = await send("POST", `${path}/${id}/fork`, { branchLabel: "move" });
  expect(moved).toMatchObject({ status: "active", sourceCheckpointId: id });
  expect(at(moved, "metadata")).toEqual({ mood: "calm", branchLabel: "move" });
  const plain = await send("POST", `${path}/${id}/fork`);
  expect(at(plain, "metadata")).toEqual({ mood: "calm" });
  expect(await send("GET", `${path}/${id}`)).toMatchObject({ status: "archived", metadata });
});

/** One stored document of each kind that a checkpoint may refer to. */
async function withDocuments(h: Harness, userId: string): Promise<void> {
  await h.store.write(userId, async (tx) => {
    await tx.reports.put(report("rpt_1", userId));
    await tx.artifacts.put(artifact("art_1", userId));
    await tx.briefs.put(brief("brf_1", userId));
    await tx.jobs.put(job("job_1", userId));
  });
}

test("a restored place tells of each reference whether it is still there, whatever kind it is of", async () => {
  const { h, userId, send } = await person();
  await withDocuments(h, userId);
  const refs = { reportRefs: ["rpt_1"], artifactRefs: ["art_1", "brf_1"], jobsWorkspaceRefs: ["job_1"] };
  const id = textAt(await send("POST", path, { kind: "apply", ...refs }), "id");
  const restored = async () => at(await send("POST", `${path}/${id}/restore`), "continuation");
  const found = (continuation: unknown) =>
    ["reports", "artifacts", "jobs"].flatMap((list) =>
      asList(at(continuation, list)).map((item) => textAt(item, "id")),
    );
  const all = ["rpt_1", "art_1", "brf_1", "job_1"];
  const whole = await restored();
  expect([found(whole), at(whole, "missing")]).toEqual([all, []]);
  for (const [index, gone] of all.entries()) {
    await h.store.write(userId, async (tx) => {
      for (const documents of [tx.reports, tx.artifacts, tx.briefs, tx.jobs]) await documents.remove(gone);
    });
    const left = await restored();
    expect([found(left), at(left, "missing")]).toEqual([all.slice(index + 1), all.slice(0, index + 1)]);
  }
});

test("a place is found by what it says now, and no longer by what it said", async () => {
  const { send } = await person();
  const goal = { goalSnapshot: { wish: "bassoon" } };
  const id = textAt(await send("POST", path, { kind: "explore", ...goal }), "id");
  const found = async (query: string) =>
    JSON.stringify(await send("GET", `/api/v1/memories?limit=100`)).includes(query);
  expect(await found("bassoon")).toBe(true);
  await send("PATCH", `${path}/${id}`, { goalSnapshot: { wish: "clarinet" } });
  expect([await found("bassoon"), await found("clarinet")]).toEqual([false, true]);
});
