import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { updateResume } from "../../../src/domain/resume/operations.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { persona } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";
import { withUnconfirmed } from "../../support/samples/unconfirmed.ts";

async function begin() {
  const data = ["--data-dir", temporaryFolder()];
  const imported = await runWell(["import", "resume", persona("nurse"), ...data]);
  const resume = (...args: string[]) => runWell(["resume", ...args, ...data]);
  const refused = async (...args: string[]) => (await run(["resume", ...args, ...data])).stderr;
  const stored = async () => asObject(JSON.parse(await resume("show", "--json")));
  return { imported, resume, refused, stored };
}

test("every part of a correction has a command, and the import names them", async () => {
  const help = await runWell(["resume", "--help"]);
  for (const part of Object.keys(updateResume.input.shape))
    expect(help).toMatch(new RegExp(`^ +${part} `, "m"));
  expect((await begin()).imported).toContain("career-context resume show");
});

test("what is shown has the place by which it is set and removed", async () => {
  const { resume, stored } = await begin();
  const shown = lines(await resume("show"));
  expect(shown[0]).toMatch(/^\/basics\/name {2}contact: /);
  const job = shown.find((line) => line.startsWith("/work/0  "));
  expect(job).toMatch(/ {2}job: .+ at .+/);
  expect(await resume("set", "/work/0/position", "Charge nurse")).toMatch(
    /^Changed job: .+ -> Charge nurse at /,
  );
  expect(at(await stored(), "document", "work", 0, "position")).toBe("Charge nurse");
  await resume("set", "/work/0", '{"endDate": "2024-05"}');
  expect(at(await stored(), "document", "work", 0)).toMatchObject({
    position: "Charge nurse",
    endDate: "2024-05",
  });
  expect(await resume("remove", "/work/0/endDate")).toMatch(/^Changed job: /);
  const before = asList(at(await stored(), "document", "work")).length;
  expect(await resume("remove", "/work/0")).toMatch(/^Gone job: Charge nurse/);
  expect(asList(at(await stored(), "document", "work"))).toHaveLength(before - 1);
});

test("an entry is added as JSON, a skill as its name", async () => {
  const { resume, stored } = await begin();
  expect(await resume("add", "skills", "Sauces")).toBe("New skill: Sauces\n");
  const job = JSON.stringify({
    position: "Cook",
    name: "Example Kitchen",
    startDate: "2010-01",
    endDate: "2011-01",
  });
  expect(await resume("add", "work", job)).toBe("New job: Cook at Example Kitchen (2010-01 – 2011-01)\n");
  expect(JSON.stringify(await stored())).toContain("Example Kitchen");
});

test("what the text does not prove is listed with its id, and confirmed or dropped by it", async () => {
  const data = ["--data-dir", temporaryFolder()];
  const folder = temporaryFolder();
  const [file, text] = [join(folder, "cv.json"), join(folder, "cv.txt")];
  await writeFile(file, JSON.stringify(withUnconfirmed.content));
  await writeFile(text, withUnconfirmed.sourceText);
  const resume = (...args: string[]) => runWell(["resume", ...args, ...data]);
  const imported = await runWell(["import", "resume", file, "--source-text", text, ...data]);
  expect(imported).toMatch(/Unconfirmed job clm_\w+: Pastry hand at Example Bakery/);
  const shown = await resume("show");
  expect(shown).toContain("Nearest in the text: Grilling, butchering of whole lambs");
  const idOf = (text: string) => new RegExp(`(clm_\\w+): ${text}`).exec(shown)?.[1] ?? "";
  expect(await resume("confirm", idOf("Butchery"))).toBe("New skill: Butchery\n");
  expect(await resume("remove", idOf("Shaped"))).toBe("Gone bullet: Shaped 300 loaves a morning\n");
  expect(await resume("confirm", "--all")).toMatch(/^New job: Pastry hand/);
  expect(await resume("show")).not.toContain("Unconfirmed");
  expect((await run(["resume", "confirm", ...data])).stderr).toMatch(
    /^Pass the ids of the lines that are true/,
  );
});

test("confirm --all confirms more than one correction may name", async () => {
  const data = ["--data-dir", temporaryFolder()];
  const folder = temporaryFolder();
  const [file, text] = [join(folder, "cv.json"), join(folder, "cv.txt")];
  const highlights = Array.from({ length: 520 }, (_, at) => `Iced ${at + 1000} cakes`);
  const work = [{ position: "Pastry hand", name: "Example Bakery", startDate: "2017", highlights }];
  await writeFile(file, JSON.stringify({ basics: { name: "Ada Example" }, work }));
  await writeFile(text, "Ada Example\nSings in a choir\n");
  await runWell(["import", "resume", file, "--source-text", text, ...data]);
  expect((await runWell(["resume", "confirm", "--all", ...data])).split("\n")).toHaveLength(522);
  expect(await runWell(["resume", "show", ...data])).not.toContain("Unconfirmed");
});

test.each([
  [["set", "/work/99/position", "Cook"], /^A path does not exist/],
  [["set", "/work/0", "Cook"], /^A job, degree or other entry is set by an object/],
  [["set", "/work/0", "{position: Cook}"], /no JSON object/],
  [["remove", "clm_none"], /resume show lists them\.$/m],
  [["confirm", "clm_none"], /resume show lists them\.$/m],
  [["add", "hobbies", "Cooking"], /^add takes entries of work, /],
])("%j is refused with the reason, and nothing is stored", async (args, reason) => {
  const { refused, stored } = await begin();
  const before = await stored();
  expect(await refused(...args)).toMatch(reason);
  expect(await stored()).toEqual(before);
});

test("without a resume, show says how one comes in", async () => {
  const { stderr, code } = await run(["resume", "show", "--data-dir", temporaryFolder()]);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^There is nothing in /)]);
});
