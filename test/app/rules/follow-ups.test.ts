import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";
import { prepared } from "../../support/prepared.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Three items with what is due about them; it is 2 March, nine o'clock. */
const applying = prepared(async (h) => {
  const person = await h.newPerson();
  const send = async (path: string, body: Json) =>
    (await h.send("POST", `/api/v1${path}`, { key: person.key, body })).body;
  const jobs: string[] = [];
  for (const title of ["Electrician", "Fitter", "Foreperson"])
    jobs.push(
      textAt(
        await send("/jobs-workspace", { type: "opportunity", title, sourceType: "manual" }),
        "data",
        "id",
      ),
    );
  const note = (place: number, body: Json) => send(`/jobs-workspace/${jobs[place]}/events`, body);
  await note(0, { kind: "applied", at: "2026-02-20T09:00:00Z" });
  await note(0, {
    ...{ kind: "follow_up", at: "2026-02-20T09:00:00Z", dueAt: "2026-03-01T15:00:00Z" },
    ...{ note: "Write to Ana", contact: { name: "Ana Example" } },
  });
  await note(1, { kind: "interview", dueAt: "2026-03-04T10:00:00Z" });
  await note(1, { kind: "follow_up", dueAt: "2026-03-02T00:00:00Z" });
  await note(2, { kind: "note", note: "nothing due" });
  return { person, jobs };
});

async function listed(query = "") {
  const { h, person } = await applying();
  return (await h.send("GET", `/api/v1/follow-ups${query}`, { key: person.key })).body;
}

describe("GET /follow-ups", () => {
  test("gives all that is open, soonest first, each with its item and whether it is overdue", async () => {
    const { data, metadata } = await listed();
    expect(data).toMatchObject([
      {
        title: "Electrician",
        stage: "applied",
        kind: "follow_up",
        dueAt: "2026-03-01T15:00:00.000Z",
        overdue: true,
        note: "Write to Ana",
        contact: { name: "Ana Example" },
      },
      // A whole day lasts to its end.
      { title: "Fitter", dueAt: "2026-03-02T00:00:00.000Z", overdue: false },
      { title: "Fitter", kind: "interview", dueAt: "2026-03-04T10:00:00.000Z", overdue: false },
    ]);
    expect(metadata).toMatchObject({ count: 3, nextCursor: null });
  });

  test("until leaves out what is due later", async () => {
    const { data } = await listed("?until=2026-03-02T00:00:00Z");
    expect(asList(data).map(({ dueAt }) => dueAt)).toEqual([
      "2026-03-01T15:00:00.000Z",
      "2026-03-02T00:00:00.000Z",
    ]);
    expect((await listed("?until=2026-02-01T00:00:00Z")).data).toEqual([]);
    expect((await listed("?until=soon")).type).toBe("validation.bad_request");
  });

  test("pages without a gap, and a cursor that is none is refused", async () => {
    const { h, person } = await applying();
    const shown: unknown[] = [];
    let cursor = "";
    do {
      const path = `/api/v1/follow-ups?limit=1${cursor && `&cursor=${cursor}`}`;
      const { body } = await h.send("GET", path, { key: person.key });
      shown.push(...asList(body.data).map(({ dueAt }) => dueAt));
      cursor = String(at(body, "metadata", "nextCursor") ?? "");
    } while (cursor !== "");
    expect(shown).toEqual(asList((await listed()).data).map(({ dueAt }) => dueAt));
    expect((await listed("?cursor=abc")).type).toBe("validation.bad_request");
  });

  test("becomes overdue as time goes by, and is gone when it is settled", async () => {
    const { h, person, jobs } = await applying();
    const ask = async () =>
      asList((await h.send("GET", "/api/v1/follow-ups", { key: person.key })).body.data).map(
        ({ overdue }) => overdue,
      );
    expect(await ask()).toEqual([true, false, false]);
    h.runtime.advance(DAY_MS);
    expect(await ask()).toEqual([true, true, false]);
    const body = { kind: "rejected" };
    await h.send("POST", `/api/v1/jobs-workspace/${jobs[1]}/events`, { key: person.key, body });
    expect(await ask()).toEqual([true]);
  });

  test("finds what is due among more items than a page holds", async () => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    const at_ = "2026-03-01T00:00:00.000Z";
    await h.store.write(userId, async (tx) => {
      for (let number = 0; number < 230; number += 1) {
        const event = {
          id: `jev_${number}`,
          kind: "follow_up" as const,
          at: at_,
          recordedAt: at_,
          dueAt: at_,
          open: true,
        };
        await tx.jobs.put({
          ...{ id: `job_${String(number).padStart(3, "0")}`, userId, type: "opportunity", title: "t" },
          ...{ sourceType: "manual", status: "discovering", reportRefs: [], artifactRefs: [] },
          ...(number % 2 === 0 && {
            application: { stage: null, since: null, nextDue: at_, events: [event], contacts: [] },
          }),
        });
      }
    });
    const { body } = await h.send("GET", "/api/v1/follow-ups?limit=100", { key });
    expect(asList(body.data)).toHaveLength(100);
    const rest = await h.send("GET", `/api/v1/follow-ups?cursor=${at(body, "metadata", "nextCursor")}`, {
      key,
    });
    expect(asList(rest.body.data)).toHaveLength(15);
  });
});

describe("the day on which a posting closes", () => {
  const posting = "Electrician\nNorthwind Example Ltd\nClosing date: 9 March 2026\nYou hold an NVQ Level 3.";
  const dues = async (h: Harness, key: string) =>
    asList((await h.send("GET", "/api/v1/follow-ups", { key })).body.data);

  async function opening() {
    const h = await start();
    const { key } = await h.newPerson();
    const body = {
      actions: [{ type: "normalize_opportunity" }],
      opportunity: { inputMode: "pasted_text", rawText: posting },
    };
    const applied = (await h.send("POST", "/api/v1/agent/apply", { key, body })).body;
    const id = textAt(applied, "data", "results", 0, "outputs", "jobsWorkspaceRefs", 0);
    const record = (event: Json) =>
      h.send("POST", `/api/v1/jobs-workspace/${id}/events`, { key, body: event }).then(({ body }) => body);
    return { h, key, id, record };
  }

  test("is due until something was sent", async () => {
    const { h, key, id, record } = await opening();
    expect(await dues(h, key)).toMatchObject([
      { jobsWorkspaceItemId: id, kind: "closing", dueAt: "2026-03-09T00:00:00.000Z", overdue: false },
    ]);
    await record({ kind: "saved" });
    expect(await dues(h, key)).toHaveLength(1);
    await record({ kind: "applied" });
    expect(await dues(h, key)).toEqual([]);
  });

  test("is not due once it has passed", async () => {
    const { h, key } = await opening();
    h.runtime.advance(7 * DAY_MS);
    expect(await dues(h, key)).toHaveLength(1);
    h.runtime.advance(DAY_MS);
    expect(await dues(h, key)).toEqual([]);
  });

  test("a stage proposes a reminder, which is stored by a call after the person's yes", async () => {
    const { h, key, id } = await opening();
    const client = await h.mcp(key);
    const tell = async (input: Json) =>
      asList(
        at(
          await client.callTool({ name: "record_job_event", arguments: input }),
          "structuredContent",
          "next",
        ),
      );
    const reminder = ({ arguments: given }: Json) => at(given, "arguments", "kind") === "follow_up";
    const call = (await tell({ id, kind: "applied" })).find(reminder);
    expect(call).toMatchObject({ arguments: { operation: "jobEvents.create" } });
    expect(await dues(h, key)).toEqual([]);
    await tell(Object(at(call ?? {}, "arguments", "arguments")));
    expect(await dues(h, key)).toMatchObject([
      { jobsWorkspaceItemId: id, kind: "follow_up", dueAt: "2026-03-09T00:00:00.000Z" },
    ]);
    expect((await tell({ id, kind: "ghosted" })).some(reminder)).toBe(false);
    expect(await dues(h, key)).toEqual([]);
  });
});
