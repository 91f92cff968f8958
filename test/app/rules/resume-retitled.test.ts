import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";

const porter = {
  position: "Kitchen porter",
  name: "Example Hotel",
  startDate: "2017-01",
  endDate: "2019-03",
  highlights: ["Kept the cold store in order"],
};
const cook = {
  position: "Line cook",
  name: "Example Kitchen",
  startDate: "2019-04",
  summary: "Hot line of a house with 90 seats.",
  highlights: ["Ran the grill for 120 covers", "Wrote the allergen list"],
};
const resume = (...work: Json[]) => ({ basics: { name: "N. N." }, work, skills: [{ name: "Sauces" }] });

async function begin(content: Json = resume(cook, porter)) {
  const h = await start();
  const { key } = await h.newPerson();
  const put = async (body: Json): Promise<Json> => {
    const answer = await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", ...body } });
    expect(answer.status, answer.text.slice(0, 400)).toBe(200);
    return { ...Object(answer.body.data) };
  };
  await put({ content });
  const stored = async () => Object((await h.send("GET", "/api/v1/resume", { key })).body.data);
  return { h, key, put, stored, before: await stored() };
}

const chef = { ...cook, position: "Sous-chef" };
const lines = (data: Json, part: string) => asList(data[part]);
const idsOf = (data: Json) => lines(data, "claims").map(({ id }) => String(id));

describe.each(["replace", "merge"])("an import (%s) in which only a job's title changed", (mode) => {
  test("is previewed as one changed entry", async () => {
    const { put } = await begin();
    const preview = await put({ content: resume(chef, porter), mode, preview: true });
    expect(lines(preview, "added")).toEqual([]);
    expect(lines(preview, "removed")).toEqual([]);
    expect(lines(preview, "changed")).toEqual([
      {
        id: expect.any(String),
        kind: "job",
        before: "Line cook at Example Kitchen (2019-04 – present)",
        text: "Sous-chef at Example Kitchen (2019-04 – present)",
      },
    ]);
  });

  test("is stored as one job, and all claims keep their ids", async () => {
    const { put, before } = await begin();
    const after = await put({ content: resume(chef, porter), mode });
    expect(at(after, "document", "work")).toEqual([chef, porter]);
    expect(idsOf(after)).toEqual(idsOf(before));
  });

  test("is taken back as a whole", async () => {
    const { h, key, put, stored, before } = await begin();
    await put({ content: resume(chef, porter), mode });
    const { body } = await h.send("GET", "/api/v1/changes", { key });
    const id = textAt(asList(body.data)[0], "id");
    expect((await h.send("POST", `/api/v1/changes/${id}/undo`, { key })).status).toBe(200);
    const after = await stored();
    expect(after.document).toEqual(before.document);
    expect(after.claims).toEqual(before.claims);
  });
});

test.each([
  ["another start", { ...chef, startDate: "2020-04" }],
  ["another employer", { ...chef, name: "Example Bistro" }],
])("a job with another title and %s is another job", async (_, job) => {
  const { put } = await begin();
  const preview = await put({ content: resume(job, porter), mode: "merge", preview: true });
  expect(lines(preview, "changed")).toEqual([]);
  expect(lines(preview, "added").filter(({ kind }) => kind === "job")).toHaveLength(1);
});

test("two jobs that began together at one employer are not taken for each other", async () => {
  const twin = { position: "Trainer", name: cook.name, startDate: cook.startDate };
  const { put } = await begin(resume(cook, twin));
  const other = { ...twin, position: "Buyer" };
  const preview = await put({ content: resume(chef, other), preview: true });
  expect(lines(preview, "changed")).toEqual([]);
  const second = await put({ content: resume(cook, other), preview: true });
  expect(lines(second, "changed").map(({ before }) => before)).toEqual([
    "Trainer at Example Kitchen (2019-04 – present)",
  ]);
});

test("a title that the person corrected stays where an import has a third one, and is told", async () => {
  const { h, key, put, before } = await begin();
  const job = lines(before, "claims").find(({ kind }) => kind === "job");
  const set = { [textAt(job, "id")]: { position: "Head of the hot line" } };
  expect((await h.send("PATCH", "/api/v1/resume", { key, body: { set } })).status).toBe(200);
  const after = await put({ content: resume(chef, porter) });
  expect(at(after, "document", "work", 0, "position")).toBe("Head of the hot line");
  expect(lines(after, "conflicts")).toEqual([
    { path: "/work/0/position", kept: "Head of the hot line", offered: "Sous-chef" },
  ]);
  expect(idsOf(after)).toEqual(idsOf(before));
});
