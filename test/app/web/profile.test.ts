import { describe, expect, test } from "vitest";
import { monthsInWords } from "../../../src/web/parts/day.tsx";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { writeLarge } from "../../support/samples/large-person.ts";
import { done } from "../../support/samples/persona.ts";
import { signedIn, tokenIn } from "../../support/web.ts";

const resume = `Mara Example
mara@example.com

Experience

Line cook, Example Kitchen
2019-04 - 2022-01
- Ran the grill for 120 covers

Skills
Butchery, Sauces
`;

async function begin() {
  const h = await start();
  const person = await h.newPerson();
  const web = await signedIn(h, person.userId);
  const get = async (path: string): Promise<Json> =>
    (await h.send("GET", `/api/v1/${path}`, { key: person.key })).body;
  const profile = async () => asObject(at(await get("profile"), "data", "profile"));
  const claims = async () => asList(at(await get("resume"), "data", "claims")).map(asObject);
  const claim = async (part: string) => {
    const found = (await claims()).find(({ text }) => String(text).includes(part));
    if (!found) throw new Error(`No claim says ${part}.`);
    return found;
  };
  return { h, person, web, profile, claims, claim };
}

async function withResume(content: unknown = resume) {
  const begun = await begin();
  await done(begun.h, begun.person, "PUT", "/api/v1/resume", { content });
  return begun;
}

function location(answer: Response): string {
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

describe("limits", () => {
  test("have their place beside the person, the goals and the resume, also where nothing is known", async () => {
    const { web } = await begin();
    const page = await web.get("/profile");
    const headings = [...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(headings).toEqual(["self", "claims", "limits", "goals"]);
    expect(page).toContain('href="/import"');
    expect(page).not.toContain("example.invalid");
  });

  test("that only notes state are not said to be unchecked", async () => {
    const { h, person, web } = await begin();
    expect(await web.get("/profile")).toContain("Openings are not checked against pay");
    const body = { nodeType: "limit", contentText: "Nothing under £30,000 a year." };
    await done(h, person, "POST", "/api/v1/memories", body);
    const page = await web.get("/profile");
    expect(page).toContain("Nothing under £30,000 a year.");
    expect(page).not.toContain("not checked against pay");
  });

  const limits = {
    target_locations: "Leiden\n\n Delft ",
    min_salary: "52000",
    salary_currency: "EUR",
    accept_overtime: "false",
    "target_salary_range.min": "52000",
    "target_salary_range.max": "60000",
  };
  const stored = {
    target_locations: ["Leiden", "Delft"],
    min_salary: 52_000,
    salary_currency: "EUR",
    accept_overtime: false,
    target_salary_range: { min: 52_000, max: 60_000 },
  };

  test("are saved as they were said, and what is emptied is not said any more", async () => {
    const { web, profile } = await begin();
    expect(location(await web.send("/profile", "limits", limits))).toContain("said=limits-saved");
    expect(await profile()).toEqual(stored);
    const page = await web.get("/profile");
    for (const saying of [
      "At least 52,000 EUR a year, looking for pay from 52,000 EUR to 60,000 EUR a year",
      "Leiden, Delft",
      "No overtime",
    ])
      expect(page).toContain(`<li dir="auto">${saying}</li>`);
    expect(page).toContain("Leiden\nDelft</textarea>");
    expect(page).toMatch(/<option value="false" selected[^>]*>\s*no/);
    await web.send("/profile", "limits", { ...limits, min_salary: "", accept_overtime: "" });
    const { min_salary: _, accept_overtime: __, ...left } = stored;
    expect(await profile()).toEqual(left);
  });

  test("leave alone what another form asks for", async () => {
    const { h, person, web, profile } = await begin();
    await done(h, person, "PATCH", "/api/v1/profile", { current_job_title: "Cook", shoe_size: 42 });
    await web.send("/profile", "limits", limits);
    expect(await profile()).toEqual({ ...stored, current_job_title: "Cook", shoe_size: 42 });
    await web.send("/profile", "self", { current_job_title: "" });
    expect(await profile()).toEqual({ ...stored, shoe_size: 42 });
  });

  test("that cannot be are refused by their label, and what was typed stays", async () => {
    const { web, profile } = await begin();
    await web.send("/profile", "limits", limits);
    const answer = await web.send("/profile", "limits", {
      ...limits,
      min_salary: "a lot",
      target_locations: "Gent",
    });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain("“Lowest pay a year”");
    expect(page).not.toMatch(/role="alert"[^>]*>[^<]*min_salary/);
    expect(page).toMatch(/id="min_salary"[^>]*aria-invalid="true"/);
    expect(page).toContain("Gent</textarea>");
    expect(await profile()).toEqual(stored);
  });

  test("that notes set are shown in the person's words, as text", async () => {
    const { h, person, web } = await begin();
    const contentText = "No night shifts, never: <script>alert(1)</script>";
    await done(h, person, "POST", "/api/v1/memories", { contentText });
    const page = await web.get("/profile");
    expect(page).toContain("No night shifts, never: &lt;script&gt;");
    expect(page).not.toContain("<script>alert");
  });
});

describe("goals", () => {
  const forms: [string, unknown, unknown][] = [
    ["a text", "Lead a kitchen", ["Lead a kitchen", "Cook in Lyon"]],
    ["a list", ["Lead a kitchen"], ["Lead a kitchen", "Cook in Lyon"]],
    [
      "a goal for each field",
      { next: { role: "Sous-chef" } },
      { next: { role: "Sous-chef" }, goal_2: { goal: "Cook in Lyon" } },
    ],
    ["one goal", { role: "Sous-chef", by: "2028" }, [{ role: "Sous-chef", by: "2028" }, "Cook in Lyon"]],
  ];
  test.each(forms)("that are %s take another one", async (_, career_goals, expected) => {
    const { h, person, web, profile } = await begin();
    await done(h, person, "PATCH", "/api/v1/profile", { career_goals });
    await web.send("/profile", "add-goal", { words: "Cook in Lyon", by: "" });
    expect((await profile()).career_goals).toEqual(expected);
  });

  test("keep what else is stored of them when they are corrected", async () => {
    const { h, person, web, profile } = await begin();
    const career_goals = [{ target_role: "Sous-chef", by: "2028-01-01", progress: 0.2 }, "Cook in Lyon"];
    await done(h, person, "PATCH", "/api/v1/profile", { career_goals });
    const was = "target role: Sous-chef; by: 2028-01-01; progress: 0.2";
    expect(await web.get("/profile")).toContain(`value="${was}"`);
    await web.send("/profile", "goal", { of: "0", was, words: "Chef", by: "" });
    expect((await profile()).career_goals).toEqual([{ target_role: "Chef", progress: 0.2 }, "Cook in Lyon"]);
    await web.send("/profile", "drop-goal", { of: "1", was: "Cook in Lyon" });
    expect((await profile()).career_goals).toEqual([{ target_role: "Chef", progress: 0.2 }]);
  });

  test("that were changed meanwhile are not overwritten", async () => {
    const { h, person, web, profile } = await begin();
    await done(h, person, "PATCH", "/api/v1/profile", { career_goals: ["New"] });
    const answer = await web.send("/profile", "drop-goal", { of: "0", was: "Old" });
    expect(answer.status).toBe(409);
    expect((await profile()).career_goals).toEqual(["New"]);
  });
});

test("name, e-mail and what agents keep under their own names are corrected", async () => {
  const { h, person, web, profile } = await begin();
  await done(h, person, "PATCH", "/api/v1/profile", { name: "M. Example", shoe_size: 42 });
  expect(await web.get("/profile")).toContain("shoe size</strong>: 42");
  await web.send("/profile", "drop-extra", { of: "0", name: "shoe_size" });
  expect(await profile()).toEqual({});
  await web.send("/profile", "person", { name: "مارا", email: "mara@example.com" });
  const { body } = await h.send("GET", "/api/v1/profile", { key: person.key });
  expect(at(body, "data", "user")).toMatchObject({ name: "مارا", email: "mara@example.com" });
  const refused = await web.send("/profile", "person", { name: "مارا", email: "nowhere" });
  expect(await refused.text()).toContain("“E-mail”");
});

describe("claims", () => {
  test("stand under their part, with where they are from", async () => {
    const { web, claims } = await withResume();
    const page = await web.get("/profile");
    for (const { id, text } of await claims()) {
      expect(page).toContain(`/profile/claims/${String(id)}`);
      expect(page).toContain(monthsInWords(String(text)).replaceAll("'", "&#39;"));
    }
    expect(page).toContain("Read from your resume");
  });

  test("show the words they were read from, and who corrected them", async () => {
    const { h, person, web, claim } = await withResume();
    const { id } = await claim("Ran the grill");
    const path = `/profile/claims/${String(id)}`;
    expect(await web.get(path)).toMatch(/<blockquote[^>]*>Ran the grill for 120 covers<\/blockquote>/);
    await done(h, person, "PATCH", "/api/v1/resume", { set: { [String(id)]: "Ran the grill alone" } });
    const page = await web.get(path);
    expect(page).toContain("Your word");
    expect(page).toMatch(/by <span[^>]*>test/i);
  });

  test("are corrected by the fields of their entry, and undone", async () => {
    const { web, claim } = await withResume();
    const job = await claim("Line cook at");
    const path = `/profile/claims/${String(job.id)}`;
    const fields = {
      position: "Sous-chef",
      name: "Example Kitchen",
      location: "",
      startDate: "2019-04",
      endDate: "",
    };
    const to = location(await web.send(path, "correct", fields));
    expect(to).toMatch(new RegExp(`^${path}\\?said=line-saved&change=chg_`));
    expect(await claim("Sous-chef")).toMatchObject({
      id: job.id,
      text: "Sous-chef at Example Kitchen (2019-04 – present)",
      provenance: "stated",
    });
    const change = new URLSearchParams(to.split("?")[1]).get("change") ?? "";
    await web.send("/profile", "undo", { change, back: path });
  });

  test("are confirmed, added to and deleted", async () => {
    const { web, claim, claims } = await withResume();
    const job = await claim("Line cook at");
    const path = `/profile/claims/${textAt(job, "id")}`;
    expect(location(await web.send(path, "confirm"))).toContain("said=confirmed");
    expect(await claim("Line cook at")).toMatchObject({ text: job.text, provenance: "stated" });
    expect(await web.get(path)).not.toContain("It is right");
    await web.send(path, "line", { line: "Wrote the allergen list" });
    expect(await claim("allergen")).toMatchObject({ kind: "bullet", provenance: "stated" });
    expect(location(await web.send(path, "retire"))).toContain("/profile?said=retired");
    expect((await claims()).filter(({ kind }) => kind === "job" || kind === "bullet")).toEqual([]);
    expect(await web.get(path)).toContain("no longer in your resume");
  });

  test("are retired, and are as before by Undo, at once or from the list of changes", async () => {
    const { web, claims } = await withResume();
    const before = await claims();
    const [job] = before.filter(({ kind }) => kind === "job");
    const path = `/profile/claims/${textAt(job, "id")}`;
    expect(await web.get(path)).toContain("<summary>Retire it</summary>");
    const answer = await web.send(path, "retire");
    const to = location(answer) ?? "";
    const notice = await web.get(to);
    expect(notice).toContain("Retired: nothing new is written from it.");
    const change = /name="change" value="(chg_\w+)"/.exec(notice)?.[1] ?? "";
    expect((await claims()).length).toBeLessThan(before.length);
    expect(await web.get("/access/changes")).toContain(change);
    await web.send("/undo", "undo", { change, back: path, token: tokenIn(notice) });
    expect(await claims()).toEqual(before);
    expect(await web.get(path)).toContain("Retire it");
  });

  test("are added to a part of the resume, once for a form", async () => {
    const { web, claims } = await withResume();
    const sent = {
      section: "languages",
      of: "languages",
      language: "Dutch",
      fluency: "B2",
      once: "frm_once",
    };
    await web.send("/profile", "add", sent);
    await web.send("/profile", "add", sent);
    expect((await claims()).filter(({ kind }) => kind === "language").map(({ text }) => text)).toEqual([
      "Dutch (B2)",
    ]);
  });

  test("name the documents that cite them", async () => {
    const { h, person, web, claim } = await withResume();
    const rawText = "Cook at Example Bistro\nLocation: Gent\nRequirements\n- Butchery\n- Sauces";
    const body = {
      actions: [
        { type: "normalize_opportunity" },
        { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
      ],
      opportunity: { inputMode: "pasted_text", rawText },
    };
    const made = await h.send("POST", "/api/v1/agent/apply", { key: person.key, body });
    expect(made.status, made.text).toBe(200);
    const list = await h.send("GET", "/api/v1/execution-artifacts", { key: person.key });
    const artifact = asObject(asList(at(list.body, "data"))[0]);
    const { id } = await claim("Butchery");
    for (const path of ["/profile", `/profile/claims/${String(id)}`])
      expect(await web.get(path)).toContain(`/documents/${textAt(artifact, "id")}`);
  });

  test("that are hostile, long or right-to-left are text", async () => {
    const name = `"><script>alert(1)</script>${"W".repeat(3000)}`;
    const { web } = await withResume({ skills: [{ name }, { name: "تمريض" }] });
    const page = await web.get("/profile");
    expect(page).not.toContain("<script>alert");
    expect(page).toContain("&quot;&gt;&lt;script&gt;");
    expect(page).toMatch(/<a href="\/profile\/claims\/\w+" dir="auto">تمريض/);
  });

  test("of a very long resume come in parts", async () => {
    const skills = Array.from({ length: 450 }, (_, number) => ({ name: `Skill number ${number}` }));
    const { web } = await withResume({ skills });
    const page = await web.get("/profile");
    expect(page.length).toBeLessThan(1_000_000);
    expect(page).toContain("Skill number 99<");
    expect(page).not.toContain("Skill number 100<");
    expect(page).toContain("/profile?section=skills&amp;from=100");
    const next = await web.get("/profile?section=skills&from=400");
    expect(next).toContain("Skill number 449<");
    expect(next).not.toContain("Skill number 399<");
  });
});

test("of somebody of whom there is more than anybody has, the page stays small", async () => {
  const { h, person, web, claims } = await begin();
  await writeLarge(h, person);
  const page = await web.get("/profile");
  expect(page.length).toBeLessThan(1_000_000);
  expect(page).toContain("In 3 documents");
  expect((await claims()).length).toBeGreaterThan(100);
});

test("another person's claim is not there", async () => {
  const { h, claim } = await withResume();
  const { id } = await claim("Sauces");
  const other: Harness = h;
  const { userId } = await other.newPerson();
  const page = await (await signedIn(other, userId)).get(`/profile/claims/${String(id)}`);
  expect(page).not.toContain("Sauces");
});
