import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at, type Json } from "../../support/json.ts";

async function person() {
  const h = await start();
  const { key } = await h.newPerson();
  const ask = async (method: string, path: string, body?: Json) =>
    (await h.send(method, `/api/v1${path}`, { key, ...(body && { body }) })).body;
  const rows = async (list: readonly Json[], more: Json = {}) => {
    const body = { format: "json", content: JSON.stringify(list), ...more };
    return Object(at(await ask("POST", "/jobs-workspace/import", body), "data"));
  };
  const jobs = async () => {
    const listed = asList((await ask("GET", "/jobs-workspace")).data);
    return Promise.all(
      listed.map(async ({ id }) => Object((await ask("GET", `/jobs-workspace/${id}`)).data)),
    );
  };
  const dues = async () => asList((await ask("GET", "/follow-ups")).data);
  return { h, key, ask, rows, jobs, dues };
}

const sawyer = { company: "Zed Mill", title: "Sawyer", url: "https://board.example.org/z" };
const changedOf = (data: Json) => asList(data.items).map(({ result, changed }) => [result, changed]);

describe("a second import", () => {
  test.each<[string, Json, Json, string, Json]>([
    [
      "its pay",
      { salary: "30000" },
      { salary: "30000 GBP" },
      "salary",
      { metadata: { opportunity: { salary: { currency: "GBP" } } } },
    ],
    [
      "its place",
      { location: "Leeds" },
      { location: "York" },
      "location",
      { metadata: { opportunity: { locations: ["York"] } } },
    ],
    [
      "its closing date",
      { closingAt: "2026-12-20" },
      { closingAt: "2026-12-30" },
      "closingAt",
      { metadata: { opportunity: { closingDate: "2026-12-30" } } },
    ],
    ["its title", {}, { title: "Head Sawyer" }, "title", { title: "Head Sawyer" }],
    ["its employer", {}, { company: "Zed Mill North" }, "company", { company: "Zed Mill North" }],
    [
      "a day",
      { appliedAt: "2026-01-20" },
      { appliedAt: "2026-02-10" },
      "appliedAt",
      { application: { stage: "applied", since: "2026-02-10T00:00:00.000Z", events: [{ kind: "applied" }] } },
    ],
    [
      "the day of a stage without one",
      { stage: "applied" },
      { stage: "applied", appliedAt: "2026-02-10" },
      "appliedAt",
      { application: { since: "2026-02-10T00:00:00.000Z", events: [{ kind: "applied" }] } },
    ],
  ])("updates %s, and says so", async (_, first, later, field, expected) => {
    const { rows, jobs } = await person();
    await rows([{ ...sawyer, ...first }]);
    expect(changedOf(await rows([{ ...sawyer, ...first, ...later }]))).toEqual([["updated", [field]]]);
    expect(await jobs()).toMatchObject([expected]);
    expect(changedOf(await rows([{ ...sawyer, ...first, ...later }]))).toEqual([["unchanged", undefined]]);
  });

  test("keeps what its sheet does not have", async () => {
    const { rows, jobs } = await person();
    const posting = "Sawyer\nZed Mill\nRequirements\n- Experience with band saws";
    await rows([{ ...sawyer, posting, location: "Leeds", salary: "30000 GBP" }]);
    await rows([{ ...sawyer, salary: "32000 GBP" }]);
    expect(await jobs()).toMatchObject([
      {
        metadata: {
          opportunity: {
            ...{ locations: ["Leeds"], salary: { min: 32_000 } },
            requirements: [{ text: expect.stringMatching(/band saws/) }],
          },
        },
      },
    ]);
  });

  test("gives an opening that was added by hand what it lacks, and later changes", async () => {
    const { ask, rows, jobs } = await person();
    const { url: sourceUrl, ...names } = sawyer;
    const item = { ...names, type: "opportunity", sourceType: "manual", metadata: { sourceUrl } };
    await ask("POST", "/jobs-workspace", item);
    expect(changedOf(await rows([{ ...sawyer, location: "Leeds" }]))).toEqual([["updated", ["location"]]]);
    expect(await jobs()).toMatchObject([{ metadata: { opportunity: { locations: ["Leeds"] } } }]);
    expect(changedOf(await rows([{ ...sawyer, location: "Leeds" }]))).toEqual([["unchanged", undefined]]);
  });

  test("moves an interview instead of adding one", async () => {
    const { rows, dues } = await person();
    await rows([{ ...sawyer, interviewAt: "2026-03-10 14:30" }]);
    expect(await dues()).toMatchObject([{ dueAt: "2026-03-10T00:00:00.000Z", time: "14:30" }]);
    await rows([{ ...sawyer, interviewAt: "2026-03-15 09:00" }]);
    expect(await dues()).toMatchObject([{ dueAt: "2026-03-15T00:00:00.000Z", time: "09:00" }]);
    expect(changedOf(await rows([{ ...sawyer, interviewAt: "2026-03-15 09:00" }]))).toEqual([
      ["unchanged", undefined],
    ]);
  });

  test.each<[string, Json[]]>([
    ["an employer alone", [{ company: "Blank Mill", stage: "applied" }]],
    ["a title alone", [{ title: "Sawyer", stage: "applied" }]],
    [
      "two of one employer without titles",
      [
        { company: "Blank Mill", stage: "applied", notes: "one" },
        { company: "Blank Mill", stage: "rejected", notes: "two" },
      ],
    ],
  ])("adds no second item of %s", async (_, list) => {
    const { rows, jobs } = await person();
    await rows(list);
    const before = await jobs();
    expect(before).toHaveLength(list.length);
    expect(await rows(list)).toMatchObject({ added: 0, updated: 0, unchanged: list.length });
    expect(await jobs()).toEqual(before);
  });
});

describe("two rows of one employer and title", () => {
  test.each<[string, Json, Json, number]>([
    ["in two towns are two openings", { location: "Leeds, UK" }, { location: "York, UK" }, 2],
    [
      "in two towns on two boards are two",
      { location: "Leeds", url: "https://a.example.org/1" },
      { location: "York", url: "https://b.example.org/2" },
      2,
    ],
    ["in one town are one", { location: "Leeds" }, { location: "Leeds, UK" }, 1],
  ])("%s", async (_, first, second, count) => {
    const { rows, jobs } = await person();
    const shop = { company: "Green Shops", title: "Cashier" };
    const list = [
      { ...shop, ...first },
      { ...shop, ...second },
    ];
    const preview = await rows(list, { preview: true });
    const stored = await rows(list);
    expect([preview.added, stored.added]).toEqual([count, count]);
    expect(await jobs()).toHaveLength(count);
    const why = at(asList(stored.items)[1] ?? {}, "why");
    expect(typeof why).toBe(count === 1 ? "string" : "undefined");
  });
});
