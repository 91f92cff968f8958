import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { resumeDocx } from "../../support/documents/make-docx.ts";
import { linkedInZip } from "../../support/documents/make-linkedin.ts";
import { resumePdf } from "../../support/documents/make-pdf.ts";
import { nurse } from "../../support/documents/people.ts";
import { setResume } from "../../support/documents/set-resume.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { run, runWell } from "../../support/program/program.ts";

const set = setResume(nurse);

const files: Record<string, () => Promise<Buffer>> = {
  "a PDF": () => resumePdf(set),
  "a Word file": () => resumeDocx(set),
  "a LinkedIn export": async () => linkedInZip(nurse),
};

test.each(Object.entries(files))("import resume reads %s, whatever its name says", async (_, make) => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "resume.txt");
  writeFileSync(file, await make());
  const text = await runWell(["import", "resume", file, "--data-dir", dataDir]);
  expect(text).toContain("2 jobs, 1 degree, 3 skills");
  expect(text).toContain("Job: Registered Nurse at Larkspur Community Clinic (2015-06 – 2019-03)");
});

test("--format that the bytes contradict is refused by both names, and --dry-run writes nothing", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "resume.pdf");
  writeFileSync(file, await resumePdf(set));
  const refused = await run(["import", "resume", file, "--format", "docx", "--data-dir", dataDir]);
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toMatch(/format is docx, but content is pdf/);
  const preview = await runWell(["import", "resume", file, "--dry-run", "--data-dir", dataDir]);
  expect(preview).toContain("New job: Charge Nurse at Fennimore General Hospital");
});

test("a text in the encoding of old Windows programs keeps its letters", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "resume.txt");
  const text = "Zoë Ångström\nzoe@example.com\n\nExperience\nKöchin, Gasthof Birkenhof, 2019 – 2022\n";
  writeFileSync(file, Buffer.from(text, "latin1"));
  expect(await runWell(["import", "resume", file, "--data-dir", dataDir])).toContain("Name: Zoë Ångström");
});
