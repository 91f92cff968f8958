import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

const content = {
  basics: { name: "N. N.", label: "Cook", email: "n@example.com" },
  work: [
    {
      position: "Line cook",
      name: "Example Kitchen",
      startDate: "2019-04",
      endDate: "2022-01",
      highlights: ["Ran the grill for 120 covers", "Wrote the allergen list"],
    },
    { position: "Kitchen porter", name: "Example Hotel", startDate: "2017-01", endDate: "2019-03" },
  ],
  education: [{ studyType: "Certificate", area: "Cookery", institution: "Example College" }],
  skills: [{ name: "Kitchen", keywords: ["Butchery", "Sauces"] }],
  languages: [{ language: "English", fluency: "C1" }],
};
const imported = { format: "json_resume", content };

async function begin() {
  const h = await start();
  const { key } = await h.newPerson();
  const send = async (method: string, body: Json, status = 200): Promise<Json> => {
    const answer = await h.send(method, "/api/v1/resume", { key, body });
    expect(answer.status, answer.text.slice(0, 400)).toBe(status);
    return answer.body;
  };
  await send("PUT", imported);
  return { h, key, send, claims: () => claimsOf(h, key) };
}

async function claimsOf(h: Harness, key: string): Promise<Json[]> {
  const { body } = await h.send("GET", "/api/v1/resume", { key });
  return asList(at(body, "data", "claims")).map(asObject);
}

function withText(claims: readonly Json[], part: string): Json {
  const found = claims.find(({ text }) => String(text).includes(part));
  if (!found) throw new Error(`No claim says ${part}.`);
  return found;
}

const idsOf = (claims: readonly Json[]) => claims.map(({ id }) => String(id)).sort();
const jobsOf = (claims: readonly Json[]) =>
  claims.filter(({ kind }) => kind === "job").map(({ text }) => text);

test("correcting a title changes one claim, which keeps its id and is the person's word", async () => {
  const { send, claims } = await begin();
  const before = await claims();
  const job = withText(before, "Line cook at");
  await send("PATCH", { set: { [textAt(job, "id")]: { position: "Sous-chef" } } });
  const after = await claims();
  expect(idsOf(after)).toEqual(idsOf(before));
  expect(after.find(({ id }) => id === job.id)).toMatchObject({ kind: "job", provenance: "stated" });
  expect(jobsOf(after)).toEqual([
    "Sous-chef at Example Kitchen (2019-04 – 2022-01)",
    "Kitchen porter at Example Hotel (2017-01 – 2019-03)",
  ]);
  const others = (list: Json[]) =>
    list.filter(({ id }) => id !== job.id).map(({ id, text, provenance }) => [id, text, provenance]);
  expect(others(after)).toEqual(others(before));
});

test("by pointer, by claim of a bullet and of a skill, a text is set; a dash appends", async () => {
  const { send, claims } = await begin();
  const before = await claims();
  await send("PATCH", {
    set: {
      "/basics/label": "Head cook",
      [textAt(withText(before, "grill"), "id")]: "Ran the grill for 150 covers",
      [textAt(withText(before, "Sauces"), "id")]: "Sauces and stocks",
      "/work/1/highlights": [],
    },
  });
  await send("PATCH", { set: { "/work/1/highlights/-": "Kept the stores" } });
  const after = await claims();
  for (const text of ["Head cook", "Ran the grill for 150 covers", "Sauces and stocks", "Kept the stores"])
    expect(withText(after, text)).toMatchObject({ text, provenance: "stated" });
  expect(withText(after, "150").id).toBe(withText(before, "120").id);
  expect(withText(after, "allergen")).toEqual(withText(before, "allergen"));
});

test("what is removed goes alone, what is added comes with an id of its own", async () => {
  const { send, claims } = await begin();
  const before = await claims();
  await send("PATCH", {
    remove: [textAt(withText(before, "Kitchen porter"), "id"), textAt(withText(before, "Butchery"), "id")],
    add: { certificates: { name: "Food hygiene, level 2" }, skills: "Baking" },
  });
  const after = await claims();
  const gone = before.filter(({ id }) => !idsOf(after).includes(String(id)));
  expect(gone.map(({ text }) => text).sort()).toEqual([
    "Butchery",
    "Kitchen porter at Example Hotel (2017-01 – 2019-03)",
  ]);
  const come = after.filter(({ id }) => !idsOf(before).includes(String(id)));
  expect(come.map(({ kind, text, provenance }) => [kind, text, provenance])).toEqual([
    ["certificate", "Food hygiene, level 2", "stated"],
    ["skill", "Baking", "stated"],
  ]);
});

test("the same resume again keeps every correction and lists each as a conflict", async () => {
  const { send, claims } = await begin();
  const first = await claims();
  await send("PATCH", {
    set: {
      [textAt(withText(first, "Line cook at"), "id")]: { position: "Sous-chef" },
      [textAt(withText(first, "grill"), "id")]: "Ran the grill for 150 covers",
      "/basics/label": "Head cook",
    },
    remove: ["/languages/0"],
    add: { certificates: { name: "Food hygiene" } },
  });
  const corrected = await claims();
  for (const mode of ["replace", "merge", "replace"]) {
    const answer = await send("PUT", { ...imported, mode });
    const after = await claims();
    expect(
      after.map(({ id, text, provenance }) => [id, text, provenance]),
      mode,
    ).toEqual(corrected.map(({ id, text, provenance }) => [id, text, provenance]));
    const conflicts = asList(at(answer, "data", "conflicts"));
    expect(conflicts).toContainEqual({ path: "/work/0/position", kept: "Sous-chef", offered: "Line cook" });
    expect(conflicts).toContainEqual({ path: "/basics/label", kept: "Head cook", offered: "Cook" });
    expect(conflicts).toContainEqual({
      path: "/languages/0",
      kept: null,
      offered: { language: "English", fluency: "C1" },
    });
    expect(conflicts).toContainEqual({
      path: "/work/0/highlights/0",
      kept: "Ran the grill for 150 covers",
      offered: "Ran the grill for 120 covers",
    });
  }
});

test("conflicts: take takes what is imported, and the next import finds none", async () => {
  const { send, claims } = await begin();
  const first = await claims();
  await send("PATCH", {
    set: { [textAt(withText(first, "Line cook at"), "id")]: { position: "Sous-chef" } },
  });
  const taken = await send("PUT", { ...imported, conflicts: "take" });
  expect(at(taken, "data", "conflicts")).toBeUndefined();
  expect(jobsOf(await claims())).toEqual(jobsOf(first));
  expect(at(await send("PUT", imported), "data", "conflicts")).toBeUndefined();
});

test("another version of the resume brings what is new beside the correction, and no second job", async () => {
  const { send, claims } = await begin();
  const first = await claims();
  await send("PATCH", {
    set: { [textAt(withText(first, "Line cook at"), "id")]: { position: "Sous-chef" } },
  });
  const [line, porter] = content.work;
  const newer = { ...content, work: [{ position: "Head chef", name: "Example Bistro" }, line, porter] };
  for (const mode of ["replace", "merge"]) {
    const answer = await send("PUT", { format: "json_resume", content: newer, mode });
    expect(jobsOf(await claims()).sort()).toEqual([
      "Head chef at Example Bistro",
      "Kitchen porter at Example Hotel (2017-01 – 2019-03)",
      "Sous-chef at Example Kitchen (2019-04 – 2022-01)",
    ]);
    expect(at(answer, "data", "conflicts", 0)).toMatchObject({ kept: "Sous-chef", offered: "Line cook" });
  }
});

test("a preview says what would come, change, go and stay, and writes nothing", async () => {
  const { h, key, send, claims } = await begin();
  const before = await claims();
  const [line] = content.work;
  const newer = { ...content, work: [{ ...line, endDate: "2023-05" }], skills: [{ name: "Baking" }] };
  const { data } = await send("PUT", { format: "json_resume", content: newer, preview: true });
  expect(at(data, "added")).toEqual([{ kind: "skill", text: "Baking" }]);
  expect(at(data, "changed")).toEqual([
    {
      ...{ id: withText(before, "Line cook at").id, kind: "job" },
      text: "Line cook at Example Kitchen (2019-04 – 2023-05)",
      before: "Line cook at Example Kitchen (2019-04 – 2022-01)",
    },
  ]);
  expect(
    asList(at(data, "removed"))
      .map(({ text }) => text)
      .sort(),
  ).toEqual(["Butchery", "Kitchen porter at Example Hotel (2017-01 – 2019-03)", "Sauces"]);
  expect(asList(at(data, "kept"))).toHaveLength(before.length - 4);
  expect(at(data, "conflicts")).toEqual([]);
  expect(await claims()).toEqual(before);
  const changes = await h.send("GET", "/api/v1/changes", { key });
  expect(asList(at(changes.body, "data"))).toHaveLength(1);
});

test.each<[string, Json, number]>([
  ["an unknown claim", { set: { clm_none: "x" } }, 404],
  ["a place that is none", { set: { "/work/7/position": "x" } }, 400],
  ["a section that JSON Resume does not know", { set: { "/hobbies": "x" } }, 400],
  ["a text for a job", { set: { "/work/0": "Sous-chef" } }, 400],
  ["an object for a bullet", { set: { "/work/0/highlights/0": { text: "x" } } }, 400],
  ["a place where nothing stands", { remove: ["/work/0/url"] }, 400],
  ["an entry of the basics", { add: { basics: { name: "x" } } }, 400],
  ["a number for a list", { set: { "/work": 7 } }, 400],
])("%s is refused, and nothing changes", async (_, body, status) => {
  const { send, claims } = await begin();
  const before = await claims();
  const refused = await send("PATCH", body, status);
  expect(textAt(refused, "message")).not.toContain("clm_none");
  expect(await claims()).toEqual(before);
});

test("without a resume there is nothing to correct", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const answer = await h.send("PATCH", "/api/v1/resume", { key, body: { set: { "/basics/name": "N" } } });
  expect([answer.status, textAt(answer.body, "type")]).toEqual([404, "resource.not_found"]);
});

test("a claim set to what it says already is confirmed as the person's word, and stays where it was read", async () => {
  const { h, key, send, claims } = await begin();
  await send("PUT", { content: "Mara Example\nmara@example.com\n\nSkills\nButchery, Sauces\n" });
  const skill = withText(await claims(), "Sauces");
  expect(skill).toMatchObject({ provenance: "parsed", sourceSpan: expect.any(Array) });
  await send("PATCH", { set: { [textAt(skill, "id")]: "Sauces" } });
  const confirmed = withText(await claims(), "Sauces");
  expect(confirmed).toEqual({ ...skill, provenance: "stated" });
  const { body } = await h.send("GET", "/api/v1/timeline?eventType=resume.corrected", { key });
  expect(asList(at(body, "data")).map((event) => at(asObject(event), "eventData", "claimIds"))).toEqual([
    [skill.id],
  ]);
  const times = asList(at(body, "data")).length;
  await send("PATCH", { set: { [textAt(skill, "id")]: "Sauces" } });
  const again = await h.send("GET", "/api/v1/timeline?eventType=resume.corrected", { key });
  expect(asList(at(again.body, "data"))).toHaveLength(times);
});

test("the answer says what changed, and over MCP nothing else", async () => {
  const { h, key, send, claims } = await begin();
  const before = await claims();
  const grill = withText(before, "Ran the grill");
  const porter = withText(before, "Kitchen porter");
  const { data } = await send("PATCH", {
    set: { [textAt(grill, "id")]: "Ran the grill for 140 covers" },
    remove: [textAt(porter, "id")],
    add: { certificates: { name: "Food hygiene" } },
  });
  const added = withText(await claims(), "Food hygiene");
  const line = ({ id, kind, text }: Json) => ({ id, kind, text });
  expect(at(data, "corrected")).toEqual({
    added: [line(added)],
    changed: [{ id: grill.id, kind: "bullet", text: "Ran the grill for 140 covers", before: grill.text }],
    removed: [line(porter)],
  });
  expect(asList(at(data, "claims")).length).toBeGreaterThan(3);

  const client = await h.mcp(key);
  const args = { set: { [textAt(grill, "id")]: "Ran the grill for 150 covers" } };
  const { structured } = await callTool(client, "update_resume", args);
  const change = {
    ...line(grill),
    text: "Ran the grill for 150 covers",
    before: "Ran the grill for 140 covers",
  };
  expect(structured.data).toEqual({ corrected: { added: [], changed: [change], removed: [] } });
  const again = await callTool(client, "update_resume", args);
  expect(asObject(again.structured.data)).toEqual({ corrected: { added: [], changed: [], removed: [] } });
});
