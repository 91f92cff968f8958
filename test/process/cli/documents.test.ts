import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fontOf } from "../../support/documents/make-font.ts";
import { demoFolder, put } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

test("documents are listed, and saved as files in the format of the file's name", async () => {
  const [dataDir, folder] = [await demoFolder(), temporaryFolder()];
  const data = ["--data-dir", dataDir];
  const listed: { id: string; kind: string }[] = JSON.parse(
    await runWell(["documents", "list", "--json", ...data]),
  );
  expect(lines(await runWell(["documents", "list", ...data]))).toHaveLength(listed.length);
  const resume = listed.find(({ kind }) => kind === "resume_variant")?.id ?? "";
  const save = (file: string, ...more: string[]) =>
    run(["documents", "save", resume, join(folder, file), ...more, ...data]);

  expect((await save("a.pdf")).stdout).toContain("The document is in ");
  expect(readFileSync(join(folder, "a.pdf"), "latin1")).toMatch(/^%PDF-1\.7[\s\S]*SourceSans3/);
  expect(statSync(join(folder, "a.pdf")).mode & 0o777).toBe(0o600);
  await save("a.docx");
  expect(readFileSync(join(folder, "a.docx"), "latin1").startsWith("PK")).toBe(true);
  await save("plain", "--format", "txt");
  expect(readFileSync(join(folder, "plain"), "utf8")).toContain("\nExperience\n");

  const before = readFileSync(join(folder, "a.pdf"));
  expect(await save("a.pdf")).toMatchObject({ code: 2, stderr: expect.stringContaining("--force") });
  expect(await save("a.rtf")).toMatchObject({ code: 2, stderr: expect.stringContaining("says no format") });
  expect((await save("a.pdf", "--force")).code).toBe(0);
  expect(readFileSync(join(folder, "a.pdf")).equals(before)).toBe(true);
  const unknown = await run(["documents", "save", "art_none", join(folder, "b.pdf"), ...data]);
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining("documents list") });
  expect(readdirSync(folder).toSorted()).toEqual(["a.docx", "a.pdf", "plain"]);
});

test("--font embeds a font of one's own for what the others lack, and a file that is none is refused", async () => {
  const [dataDir, folder] = [temporaryFolder(), temporaryFolder()];
  const data = ["--data-dir", dataDir];
  const resume = put(join(folder, "me.txt"), `Ana Example (ანა)\nana@example.org\n\nSkills\nGrilling\n`);
  await runWell(["import", "resume", resume, ...data]);
  const server = await serveOn(dataDir);
  const { key } = JSON.parse(await runWell(["keys", "create", "--name", "a", "--json", ...data]));
  const opportunity = {
    inputMode: "pasted_text",
    rawText: "Line Cook at Example Grill\nRequirements\n- Grilling\n- Knowledge of ანა",
  };
  const actions = [{ type: "prepare_execution_artifact", artifactKind: "interview_brief", opportunity }];
  expect((await server.request("POST", "/api/v1/agent/apply", { key, body: { actions } })).status).toBe(200);
  await server.stop();
  const [{ id }] = JSON.parse(await runWell(["documents", "list", "--json", ...data]));
  const save = (file: string, ...more: string[]) =>
    run(["documents", "save", id, join(folder, file), ...more, ...data]);

  const without = await save("a.pdf");
  expect(without.stdout).toMatch(/cannot show .*ა.*: add --font FILE, a TTF or OTF that has them\./);
  const font = join(folder, "own.ttf");
  writeFileSync(font, fontOf("ანა"));
  const beside = await save("b.pdf", "--font", font);
  expect(beside.stdout).not.toContain("cannot show");
  expect(readFileSync(join(folder, "b.pdf")).length).toBeGreaterThan(
    readFileSync(join(folder, "a.pdf")).length,
  );
  expect(await save("c.pdf", "--font", resume)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`${resume} cannot be used: it is not a font`),
  });
  expect(await save("c.docx", "--font", font)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--font is for a PDF"),
  });
  expect(readdirSync(folder).filter((file) => file.startsWith("c"))).toEqual([]);
});
