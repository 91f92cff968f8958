import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { signedIn } from "../../support/web.ts";

const sourceText = "Mara Quillby\nCook at Harbour Kitchen, 2019 to 2022\nSkills: Butchery, Sauces\n";
const resume = {
  basics: { name: "Mara Quillby" },
  work: [{ name: "Harbour Kitchen", position: "Cook", startDate: "2019", endDate: "2022" }],
  skills: [{ name: "Butchery" }, { name: "Sauces" }, { name: "Pastry <b>" }, { name: "Catering" }],
};
const text = JSON.stringify(resume);
const LABEL = "The text that it was made from";

async function begin() {
  const h = await start();
  const person = await h.newPerson();
  const web = await signedIn(h, person.userId);
  const claims = async () => {
    const { body } = await h.send("GET", "/api/v1/resume", { key: person.key });
    return asList(at(body, "data", "claims")).map((claim) => asObject(claim));
  };
  return { web, claims };
}

type Begun = Awaited<ReturnType<typeof begin>>;

/** Brings a resume with its text, and confirms it with what was ticked. */
async function bring({ web }: Begun, ticked: Record<string, string>) {
  const read = await web.send("/import", "read-text", { text, sourceText });
  const to = read.headers.get("location") ?? "";
  const preview = await web.get(to);
  const file = to.split("=")[1] ?? "";
  const fields = { file, mode: "replace", conflicts: "keep", ...ticked };
  const imported = await web.send("/import", "import", fields);
  expect(imported.headers.get("location")).toContain("/import/read?said=imported");
  return preview;
}

test("what does not stand in the text is asked for, one by one, and left out without a yes", async () => {
  const begun = await begin();
  const preview = await bring(begun, {});
  expect(preview).toContain(`Not in the text that it was made from: 2`);
  expect(preview).toMatch(
    /<input type="checkbox" name="accept" value="skills\[2\]\.?\w*"[^>]*> *<span dir="auto">[^<]*Pastry &lt;b&gt;/,
  );
  expect(preview).not.toContain("<b>");
  const stored = await begun.claims();
  const texts = stored.map((claim) => claim.text);
  expect(texts).toContain("Butchery");
  expect(texts).not.toContain("Catering");
  expect(new Set(stored.map((claim) => claim.provenance))).toEqual(new Set(["proved"]));
});

test("what got no yes is shown to be confirmed or removed, and counts once it is confirmed", async () => {
  const begun = await begin();
  await bring(begun, {});
  const page = await begun.web.get("/import/read");
  expect(page).toContain(`<a href="#unconfirmed">2 lines to confirm</a>`);
  expect(page).toContain("Pastry &lt;b&gt;");
  const ids = [...page.matchAll(/name="id" value="(clm_\w+)"/g)].map(([, id]) => id ?? "");
  expect(new Set(ids).size).toBe(2);
  const [pastry = "", , catering = ""] = ids;
  const confirmed = await begun.web.send("/profile", "confirm", { of: catering, id: catering });
  expect(confirmed.headers.get("location")).toContain("said=confirmed");
  expect((await begun.claims()).find(({ id }) => id === catering)).toMatchObject({
    text: "Catering",
    provenance: "stated",
  });
  await begun.web.send("/profile", "drop-unconfirmed", { of: pastry, id: pastry });
  const left = await begun.web.get("/profile");
  expect(left).not.toContain("Pastry &lt;b&gt;");
  expect(left).not.toContain('id="unconfirmed"');
});

test("a yes to one of them stores that one alone, as the person's word", async () => {
  const begun = await begin();
  const { web } = begun;
  const read = await web.send("/import", "read-text", { text, sourceText });
  const preview = await web.get(read.headers.get("location") ?? "");
  const accept = /value="(skills\[3\][^"]*)"/.exec(preview)?.[1] ?? "";
  await bring(begun, { accept });
  const stored = await begun.claims();
  expect(stored.find((claim) => claim.text === "Catering")?.provenance).toBe("stated");
  expect(stored.map((claim) => claim.text)).not.toContain("Pastry <b>");
});

test("one yes to all stores all", async () => {
  const begun = await begin();
  await bring(begun, { all: "yes" });
  const stored = await begun.claims();
  const stated = stored.filter((claim) => claim.provenance === "stated").map((claim) => claim.text);
  expect(stated).toEqual(["Pastry <b>", "Catering"]);
});

test.each([
  ["beside another file", "Skills\nButchery\n", sourceText, "belongs to a JSON Resume alone"],
  ["of something else", text, "The weather in Bergen", "does not match the file"],
])("a text %s is refused in its own words, and stays in its field", async (_, sent, source, says) => {
  const { web } = await begin();
  const answer = await web.send("/import", "read-text", { text: sent, sourceText: source });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain(`“${LABEL}” ${says}`);
  expect(page).toMatch(/<details open[^>]*><summary>An agent made this file/);
  expect(page).toMatch(/<textarea id="sourceText-read-text"[^>]*aria-invalid="true"/);
  expect(page).toContain(`${source}</textarea>`);
});

test("without a text nothing is asked", async () => {
  const { web } = await begin();
  const read = await web.send("/import", "read-text", { text, sourceText: "  " });
  const preview = await web.get(read.headers.get("location") ?? "");
  expect(preview).toContain("Catering");
  expect(preview).not.toContain("Not in the text");
});
