import { describe, expect, test } from "vitest";
import { resumeDocx } from "../../support/documents/make-docx.ts";
import { linkedInZip, table } from "../../support/documents/make-linkedin.ts";
import { resumePdf } from "../../support/documents/make-pdf.ts";
import { nurse } from "../../support/documents/people.ts";
import { setResume } from "../../support/documents/set-resume.ts";
import { HOST, start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";
import { type Browsing, ORIGIN, signedIn } from "../../support/web.ts";

const set = setResume(nurse);
const file = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name);

async function begin() {
  const h = await start();
  const person = await h.newPerson();
  const web = await signedIn(h, person.userId);
  const claims = async () => {
    const { body } = await h.send("GET", "/api/v1/resume", { key: person.key });
    return (at(body, "data") ? asList(at(body, "data", "claims")) : []).map((claim) => asObject(claim).text);
  };
  return { h, person, web, claims };
}

/** Where what was read is looked at. */
async function readOf(answer: Response): Promise<string> {
  expect(answer.status, await answer.clone().text()).toBe(303);
  const to = answer.headers.get("location") ?? "";
  expect(to).toMatch(/^\/import\?file=[\w-]{22}$/);
  return to;
}

/** Presses the button of a preview as it stands. */
async function confirm(web: Browsing, to: string, more: Record<string, string> = {}) {
  const page = await web.get(to);
  const form = /<form[^>]*>(?:(?!<\/form>).)*value="import".*?<\/form>/s.exec(page)?.[0] ?? "";
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
  expect(fields.act).toBe("import");
  return web.send("/import", "import", { ...fields, ...more });
}

const demoLine = /a fictional person\. <a href="\/import">Import your own<\/a>/;

describe("a file", () => {
  test.each([
    ["a PDF", () => resumePdf(set), "resume.pdf"],
    ["a Word file", () => resumeDocx(set), "resume.docx"],
  ])("that is %s is looked at first, and counts by one button", async (_, make, name) => {
    const { web, claims } = await begin();
    const to = await readOf(await web.upload("/import", "read", file(await make(), name)));
    const preview = await web.get(to);
    expect(preview).toContain(name);
    expect(preview).toContain("Registered Nurse at Larkspur Community Clinic");
    expect(await claims()).toEqual([]);
    const answer = await confirm(web, to);
    expect(answer.headers.get("location")).toMatch(/^\/import\/read\?said=imported/);
    expect(await claims()).toContain("Registered Nurse at Larkspur Community Clinic (2015-06 – 2019-03)");
    expect(await web.get("/profile")).toContain("Registered Nurse at Larkspur Community Clinic");
  });

  test("leads, once it counts, to what was read and what was not, with how to correct it", async () => {
    const { web } = await begin();
    const text = [
      "Imke Calder",
      "",
      "Experience",
      "Registered Nurse, Larkspur Clinic, 2018-01 – present",
      "- Parental leave, 2019 – 2020",
      "- Taught new nurses",
      "Skills",
      "Telemetry, Wound care",
    ].join("\n");
    const to = await readOf(await web.upload("/import", "read", file(text, "a.txt")));
    const beside = /id="file-text".*?<\/section>/s.exec(await web.get(to))?.[0] ?? "";
    expect(beside).toMatch(/<mark><a href="#unread-0">[^<]*Parental leave, 2019 – 2020<\/a><\/mark>/);
    expect(beside).toContain("Registered Nurse, Larkspur Clinic, 2018-01 – present");
    const answer = await confirm(web, to);
    const page = await web.get(answer.headers.get("location") ?? "");
    expect(page).toContain('<h1 dir="auto">Your resume</h1>');
    expect(page).toContain('<a href="#part-work">Jobs</a>: 1, with ');
    expect(page).toMatch(
      /<a href="\/profile\/claims\/clm_\w+" dir="auto">Registered Nurse at Larkspur Clinic/,
    );
    expect(page).toContain('<a href="#unread">1 line not understood</a>');
    expect(page).toContain('<li dir="auto">Parental leave, 2019 – 2020</li>');
    expect(page).toContain('<a href="#warnings">1 thing to look at</a>');
    expect(page).toContain("Correct a line by choosing it.");
    expect(page).toContain("Add a job");
    expect(page).not.toContain("Would you move for work?");
    expect(page).toContain('name="change"');
  });

  test("is reviewed line by line: left out, corrected, and an unread line given its kind", async () => {
    const { web, claims } = await begin();
    const text = [
      "Imke Calder",
      "",
      "Experience",
      "Registered Nurse, Larkspur Clinic, 2018-01 – present",
      "- Parental leave, 2019 – 2020",
      "- Taught new nurses",
      "Porter, Example Ward, 2015-01 – 2016-01",
      "- Moved beds",
      "Skills",
      "Telemetry, Wound care",
    ].join("\n");
    const to = await readOf(await web.upload("/import", "read", file(text, "a.txt")));
    const page = await web.get(to);
    expect(page).toContain("Leave this out, with its lines");
    expect(page).toContain("Correct the text and read it again");
    const placeOf = (words: string) =>
      new RegExp(`${words}(?:(?!name="drop-).)*name="drop-(\\d+)"`, "s").exec(page)?.[1] ?? "";
    await confirm(web, to, {
      [`drop-${placeOf(">Porter at Example Ward")}`]: "yes",
      [`drop-${placeOf(">Moved beds<")}`]: "yes",
      [`drop-${placeOf(">Wound care<")}`]: "yes",
      [`text-${placeOf(">Taught new nurses<")}`]: "Taught 12 new nurses",
      "unread-0": "awards",
    });
    const stored = (await claims()).join("\n");
    expect(stored).toContain("Registered Nurse at Larkspur Clinic");
    expect(stored).toContain("Taught 12 new nurses");
    expect(stored).toContain("Parental leave, 2019 – 2020");
    expect(stored).not.toMatch(/Porter|Moved beds|Wound care|Taught new/);
  });

  test("is corrected field by field, and a line of another kind moves, in the person's own word", async () => {
    const { h, person, web } = await begin();
    const text = [
      "Imke Calder",
      "",
      "Experience",
      "Registered Nurse, Larkspur Clinic, 2018-01 – present",
      "- Parental leave, 2019 – 2020",
      "- Taught new nurses",
      "- Basic Life Support card",
      "Porter, Example Ward, 2015-01 – 2016-01",
      "- Moved beds",
      "- Fetched meals",
      "Skills",
      "Telemetry, Wound care",
    ].join("\n");
    const to = await readOf(await web.upload("/import", "read", file(text, "a.txt")));
    const page = await web.get(to);
    const placeOf = (words: string) =>
      new RegExp(`>${words}(?:(?!name="drop-).)*name="drop-(\\d+)"`, "s").exec(page)?.[1] ?? "";
    const nurseAt = placeOf("Registered Nurse at Larkspur");
    const porterAt = placeOf("Porter at Example Ward");
    expect(page).toContain(`name="entry-${nurseAt}-name" type="text" value="Larkspur Clinic"`);
    expect(page).toContain(`name="entry-${nurseAt}-startDate" type="text" value="2018-01"`);
    expect(page).toMatch(/<option value="work\[0\]">[^<]*A line of: [^<]*Registered Nurse/);
    await confirm(web, to, {
      [`entry-${nurseAt}-position`]: "Registered Nurse",
      [`entry-${nurseAt}-name`]: "Larkspur Community Clinic",
      [`entry-${nurseAt}-startDate`]: "2018-03",
      [`entry-${nurseAt}-endDate`]: "",
      [`kind-${placeOf("Basic Life Support card")}`]: "certificates",
      [`kind-${porterAt}`]: "volunteer",
      [`text-${placeOf("Moved beds")}`]: "Moved 30 beds a day",
      [`drop-${placeOf("Fetched meals")}`]: "yes",
      [`kind-${placeOf("Wound care")}`]: "interests",
      "unread-0": "work[0]",
      "unread-0-what": "On parental leave for a year",
    });
    const { body } = await h.send("GET", "/api/v1/resume", { key: person.key });
    const said = asList(at(body, "data", "claims"))
      .map(asObject)
      .map(({ kind, text: own, provenance }) => `${kind}, ${provenance}: ${own}`);
    expect(said.sort()).toEqual([
      "bullet, parsed: Taught new nurses",
      "bullet, stated: Moved 30 beds a day",
      "bullet, stated: On parental leave for a year",
      "certificate, stated: Basic Life Support card",
      "contact, parsed: Imke Calder",
      "interest, stated: Wound care",
      "job, stated: Registered Nurse at Larkspur Community Clinic (2018-03 – present)",
      "skill, parsed: Telemetry",
      "volunteering, stated: Porter at Example Ward (2015-01 – 2016-01)",
    ]);
  });

  test("has an unread line that becomes an entry with its own fields, and is then no longer unread", async () => {
    const { web, claims } = await begin();
    const text = [
      "Imke Calder",
      "",
      "Experience",
      "Registered Nurse, Larkspur Clinic, 2018-01 – present",
      "- Parental leave, Example Council, 2019",
    ].join("\n");
    const to = await readOf(await web.upload("/import", "read", file(text, "a.txt")));
    expect(await web.get(to)).toContain('<a href="#unread-0">');
    const answer = await confirm(web, to, {
      "unread-0": "certificates",
      "unread-0-what": "Parental leave",
      "unread-0-by": "Example Council",
      "unread-0-began": "2019",
    });
    expect(await claims()).toContain("Parental leave, Example Council (2019)");
    const after = await web.get(answer.headers.get("location") ?? "");
    expect(after).toContain("Parental leave, Example Council");
    expect(after).not.toContain("not understood");
  });

  test("that was read is shown on its page and line", async () => {
    const { web } = await begin();
    const bytes = await resumePdf(set);
    const to = await readOf(await web.upload("/import", "read", file(bytes, "resume.pdf")));
    expect(await web.get(to)).toMatch(/id="file-text"[^>]*>Your file<.*?class="words sheet"/s);
    await confirm(web, to);
    expect(await web.get("/profile")).toMatch(/Read from your resume, page 1, line \d+/);
  });

  test("that cannot be read says why, and nothing is stored", async () => {
    const { web, claims } = await begin();
    const png = new Uint8Array([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
    const answer = await web.upload("/import", "read", file(png, "photo.png"));
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain("“Your resume” is a picture: send the text, or a PDF that has text.");
    expect(page).toMatch(/id="file"[^>]*aria-invalid="true"/);
    expect(await claims()).toEqual([]);
  });

  test("that is too large is answered by a page", async () => {
    const { h, web } = await begin();
    const body = new FormData();
    body.set("file", file(new Uint8Array(9 * 1024 * 1024), "large.pdf"));
    const answer = await h.app.request(`${ORIGIN}/import`, {
      method: "POST",
      headers: { host: HOST, origin: ORIGIN, cookie: web.cookie },
      body,
    });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([413, "text/html; charset=utf-8"]);
    expect(await answer.text()).toContain("at most 7 MB");
  });

  test("is kept ten minutes for this browser alone, and a newer one takes its place", async () => {
    const { h, person, web, claims } = await begin();
    const upload = () => web.upload("/import", "read", file("Skills\nButchery, Sauces\n", "a.txt"));
    const first = await readOf(await upload());
    const other = await signedIn(h, person.userId);
    expect(await other.get(first)).toContain("Choose it again");
    const second = await readOf(await upload());
    expect(await web.get(first)).toContain("Choose it again");
    expect(await web.get(second)).toContain("Butchery");
    await h.runtime.timers.advance(10 * 60_000);
    const mark = second.split("=")[1] ?? "";
    const late = await web.send("/import", "import", { file: mark, mode: "replace", conflicts: "keep" });
    expect(late.headers.get("location")).toBe(second);
    expect(await web.get(second)).toContain("Choose it again");
    expect(await claims()).toEqual([]);
  });

  test("that is confirmed twice is imported once", async () => {
    const { web, claims } = await begin();
    const to = await readOf(await web.upload("/import", "read", file("Skills\nButchery, Sauces\n", "a.txt")));
    for (const _ of [1, 2])
      expect((await confirm(web, to)).headers.get("location")).toContain("/import/read");
    expect(await claims()).toEqual(["Butchery", "Sauces"]);
  });
});

test("the wishes that a LinkedIn export names are taken over by the person's yes alone", async () => {
  const { h, person, web } = await begin();
  const preferences = table("Locations,Industries", [["Portland|Seattle", "Hospitals"]]);
  const zip = linkedInZip(nurse, { "Jobs/Job Seeker Preferences.csv": preferences });
  const to = await readOf(await web.upload("/import", "read", file(zip, "export.zip")));
  expect(await web.get(to)).toContain('Places where you would work: <span dir="auto">Portland, Seattle');
  await confirm(web, to);
  const profile = async () => (await h.send("GET", "/api/v1/profile", { key: person.key })).text;
  expect(await profile()).not.toContain("Seattle");
  await confirm(web, to, { wishes: "yes" });
  expect(await profile()).toContain('"target_locations":["Portland","Seattle"]');
});

describe("a text", () => {
  test("is looked at, and what was not understood is shown as text", async () => {
    const { web } = await begin();
    const text = 'Mara Example\nmara@example.com\n\nSkills\n<script>alert("1")</script>, Sauces\n';
    const page = await web.get(await readOf(await web.send("/import", "read-text", { text })));
    expect(page).toContain("Sauces");
    expect(page).not.toContain("<script>alert");
    expect(page).toContain("Jobs: no jobs were found.");
  });

  test("that says nothing is refused, and stays in its field", async () => {
    const { web } = await begin();
    const answer = await web.send("/import", "read-text", { text: "{ nothing" });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain("“The text of your resume” is not valid JSON.");
    expect(page).toContain("{ nothing</textarea>");
    const empty = await web.send("/import", "read-text", { text: "  " });
    expect(await empty.text()).toContain("paste it first");
  });
});

describe("where a resume is stored", () => {
  const stored = { skills: [{ name: "Butchery" }, { name: "Sauces" }], languages: [{ language: "Dutch" }] };
  const next = "Skills\nButchery, Baking\n";

  test("it is replaced, or joined, as one decides by what one sees", async () => {
    const { h, person, web, claims } = await begin();
    await done(h, person, "PUT", "/api/v1/resume", { content: stored });
    const to = await readOf(await web.upload("/import", "read", file(next, "b.txt")));
    const page = await web.get(to);
    expect(page).toContain('New <span class="soft">1</span>');
    expect(page).toContain('Dropped <span class="soft">2</span>');
    const joined = await web.get(`${to}&mode=merge&conflicts=keep`);
    expect(joined).not.toContain("Dropped");
    await confirm(web, `${to}&mode=merge&conflicts=keep`);
    expect((await claims()).sort()).toEqual(["Baking", "Butchery", "Dutch", "Sauces"]);
    await confirm(web, to);
    expect((await claims()).sort()).toEqual(["Baking", "Butchery"]);
  });

  test("what was corrected is a conflict, and stays unless the file's words are taken", async () => {
    const { h, person, web, claims } = await begin();
    const work = [{ position: "Cook", name: "Example Kitchen", startDate: "2019-04" }];
    await done(h, person, "PUT", "/api/v1/resume", { content: { work } });
    await done(h, person, "PATCH", "/api/v1/resume", { set: { "/work/0/position": "Chef" } });
    const to = await readOf(await web.upload("/import", "read", file(JSON.stringify({ work }), "c.json")));
    const page = await web.get(to);
    expect(page).toMatch(/<th scope="row">Jobs 1, job title<\/th><td[^>]*>Chef<\/td><td[^>]*>Cook<\/td>/);
    await confirm(web, to);
    expect(await claims()).toEqual(["Chef at Example Kitchen (2019-04 – present)"]);
    await confirm(web, `${to}&mode=replace&conflicts=take`);
    expect(await claims()).toEqual(["Cook at Example Kitchen (2019-04 – present)"]);
  });

  test("of the demo, its person is named as somebody else, and goes", async () => {
    const { h, person, web, claims } = await begin();
    await done(h, person, "PUT", "/api/v1/resume", { content: stored });
    await done(h, person, "PATCH", "/api/v1/profile", { min_salary: 1 });
    await h.store.write(person.userId, (tx) => tx.user.markDemo(true));
    for (const path of ["/", "/import", "/profile", "/memory", "/data", "/jobs/job_none"])
      expect(await web.get(path), path).toMatch(demoLine);
    const to = await readOf(await web.upload("/import", "read", file(next, "b.txt")));
    expect(await web.get(to)).toContain("Remove the demo and import");
    await confirm(web, to);
    expect((await claims()).sort()).toEqual(["Baking", "Butchery"]);
    expect((await h.send("GET", "/api/v1/profile", { key: person.key })).status).toBe(404);
    for (const path of ["/", "/import", "/data"])
      expect(await web.get(path), path).not.toContain("fictional");
  });
});

test("a file in which only a job's title changed shows one changed entry", async () => {
  const { h, person, web, claims } = await begin();
  const job = { position: "Line cook", name: "Example Kitchen", startDate: "2019-04" };
  const resume = (position: string) => ({ basics: { name: "N. N." }, work: [{ ...job, position }] });
  await done(h, person, "PUT", "/api/v1/resume", { format: "json_resume", content: resume("Line cook") });
  const again = file(JSON.stringify(resume("Sous-chef")), "resume.json");
  const to = await readOf(await web.upload("/import", "read", again));
  const preview = await web.get(to);
  expect(preview).toContain('Changed <span class="soft">1</span>');
  expect(preview).toMatch(/<del[^>]*>Line cook at Example Kitchen \(Apr 2019 – present\)<\/del>/);
  expect(preview).not.toMatch(/id="(added|removed)"/);
  await confirm(web, to);
  expect(await claims()).toContain("Sous-chef at Example Kitchen (2019-04 – present)");
  expect(await claims()).not.toContain("Line cook at Example Kitchen (2019-04 – present)");
});
