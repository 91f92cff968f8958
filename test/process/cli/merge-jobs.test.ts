import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../support/program/folder.ts";
import { run, runWell } from "../../support/program/program.ts";

const sheet =
  "Company,Role,Link\nMoss Dairy,Cheese Maker,https://a.example/jobs/4711-cheese\nMoss Dairy Ltd,Maker of Cheese,https://b.example/jobs/99-maker\n";

test("jobs list, merge and split: one opening on two boards is one item, and two again", async () => {
  const folder = temporaryFolder();
  const data = ["--data-dir", join(folder, "data")];
  expect(await runWell(["jobs", "list", "--json", ...data])).toBe("[]\n");
  writeFileSync(join(folder, "openings.csv"), sheet);
  await runWell(["jobs", "import", join(folder, "openings.csv"), ...data]);
  const before: { id: string; title: string }[] = JSON.parse(
    await runWell(["jobs", "list", "--json", ...data]),
  );
  const [one, two] = [idOf(before, "Cheese Maker"), idOf(before, "Maker of Cheese")];

  const merged = await runWell(["jobs", "merge", one, two, ...data]);
  expect(merged).toContain(`jobs split ${one} ${two}`);
  const listed = await runWell(["jobs", "list", ...data]);
  expect(listed.trim().split("\n")).toEqual([
    expect.stringMatching(new RegExp(`^${one} .*Cheese Maker, Moss Dairy$`)),
    `  merged: ${two}  Maker of Cheese, Moss Dairy Ltd`,
  ]);
  const [item] = JSON.parse(await runWell(["jobs", "list", "--json", ...data]));
  expect(item.metadata).toMatchObject({
    sourceUrl: "https://a.example/jobs/4711-cheese",
    otherUrls: ["https://b.example/jobs/99-maker"],
  });

  const split = JSON.parse(await runWell(["jobs", "split", one, two, "--json", ...data]));
  expect(split).toMatchObject({ item: { id: one }, taken: { id: two, title: "Maker of Cheese" } });
  expect(split.item.metadata.otherUrls).toBeUndefined();

  const unknown = await run(["jobs", "merge", one, "job_none", ...data]);
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining("jobs list shows the ids")]);
  const same = await run(["jobs", "merge", one, one, ...data]);
  expect([same.code, same.stderr]).toEqual([2, expect.stringContaining("another item than id")]);
  const whole = await run(["jobs", "split", one, two, ...data]);
  expect([whole.code, whole.stderr]).toEqual([2, expect.stringContaining("metadata.merged")]);
});

function idOf(jobs: readonly { id: string; title: string }[], title: string): string {
  return jobs.find((job) => job.title === title)?.id ?? "";
}
