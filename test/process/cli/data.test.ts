import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { demoFolder, holder, mode, persona, put } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

const cook = {
  basics: { name: "N. N." },
  work: [{ position: "Line cook", name: "Example Kitchen", startDate: "2019", endDate: "2022" }],
  education: [{ studyType: "Certificate", area: "Cookery", institution: "Example College", endDate: "2018" }],
};

describe("import and export", () => {
  test("import resume says what it read, and --json gives the stored resume", async () => {
    const dataDir = temporaryFolder();
    const text = await runWell(["import", "resume", persona("electrician"), "--data-dir", dataDir]);
    expect(text).toMatch(/4 jobs, 2 degrees, 10 skills, \d+ claims/);
    const json = await runWell(["import", "resume", persona("nurse"), "--json", "--data-dir", dataDir]);
    const document: unknown = JSON.parse(readFileSync(persona("nurse"), "utf8"));
    expect(JSON.parse(json)).toMatchObject({ document, format: "json_resume", confidence: 1 });
  });

  test("import resume names each job and degree, keeps what was corrected, and shows a dry run that writes nothing", async () => {
    const dataDir = temporaryFolder();
    const file = put(join(dataDir, "resume.json"), JSON.stringify(cook));
    const args = ["import", "resume", file, "--data-dir", dataDir];
    const first = await runWell([...args, "--dry-run"]);
    expect(first).toContain("New job: Line cook at Example Kitchen (2019 – 2022)");
    expect(readdirSync(dataDir)).toEqual(["resume.json"]);
    expect(lines(await runWell(args)).slice(1)).toEqual([
      "  Name: N. N.",
      "  Job: Line cook at Example Kitchen (2019 – 2022)",
      "  Degree: Certificate, Cookery, Example College (2018)",
      expect.stringMatching(
        /^ {2}To correct what was read: career-context resume show .* resume set, remove and add/,
      ),
    ]);
    const server = await serveOn(dataDir);
    const corrected = await server.request("PATCH", "/api/v1/resume", {
      body: { set: { "/work/0/position": "Sous-chef" } },
    });
    expect(corrected.status).toBe(200);
    const preview = await runWell([...args, "--dry-run"]);
    expect(preview).toContain(
      "Kept as you corrected it: /work/0/position is Sous-chef, the file says Line cook",
    );
    expect(await runWell([...args, "--dry-run", "--conflicts", "take"])).toContain(
      "-> Line cook at Example Kitchen",
    );
    expect(await runWell(args)).toContain("Job: Sous-chef at Example Kitchen");
  });

  test("import resume --merge keeps what the other file had", async () => {
    const dataDir = temporaryFolder();
    await runWell(["import", "resume", persona("electrician"), "--data-dir", dataDir]);
    const args = ["import", "resume", persona("nurse"), "--merge", "--json", "--data-dir", dataDir];
    const { resume } = z
      .object({ resume: z.object({ experience: z.array(z.unknown()) }) })
      .parse(JSON.parse(await runWell(args)));
    expect(resume.experience).toHaveLength(4 + 3);
  });

  test.each(["{ broken", "[]", "{}", '{"work": "none"}'])(
    "import resume refuses %s and changes nothing",
    async (text) => {
      const dataDir = temporaryFolder();
      const file = put(join(dataDir, "resume.json"), text);
      const { code, stdout, stderr } = await run(["import", "resume", file, "--data-dir", dataDir]);
      expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 1, stdout: "", count: 1 });
      expect(stderr).toContain(`${file} was not imported: content`);
      expect(await holder(dataDir)).toBeUndefined();
    },
  );

  test("export writes all of a user's data to a private file, and overwrites only with --force", async () => {
    const dataDir = await demoFolder();
    const out = join(dataDir, "export.json");
    const args = ["export", "--out", out, "--data-dir", dataDir];
    await runWell(args);
    expect(mode(out)).toBe("600");
    const exported: unknown = JSON.parse(readFileSync(out, "utf8"));
    expect(exported).toMatchObject({
      format: "career-context-export-1",
      user: { id: "local", name: "Maren Holt (fictional)" },
      records: { alerts: [{}, {}], resumes: [{}] },
    });
    const { code, stderr } = await run(args);
    expect({ code, line: stderr }).toEqual({ code: 2, line: expect.stringContaining("--force") });
    await runWell([...args, "--force"]);
  });
});

describe("demo", () => {
  test("fills an empty folder with a fictional person and two unread alerts, and refuses a second time", async () => {
    const dataDir = temporaryFolder();
    await runWell(["demo", "--data-dir", dataDir]);
    const again = await run(["demo", "--data-dir", dataDir]);
    expect(again).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("--data-dir") });
    const server = await serveOn(dataDir);
    const alerts = await server.request("GET", "/api/v1/alerts");
    const unread = { isRead: false, isDismissed: false };
    expect(await alerts.json()).toMatchObject({ data: [unread, unread], metadata: { count: 2 } });
  });

  test("--force exports a career before it takes its place; import export brings it back", async () => {
    const dataDir = temporaryFolder();
    await runWell(["import", "resume", persona("electrician"), "--data-dir", dataDir]);
    const refused = await run(["demo", "--data-dir", dataDir]);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("--force") });
    const name = await holder(dataDir);
    const said = await runWell(["demo", "--force", "--data-dir", dataDir]);
    const [, kept = ""] = /stored is in (\S+\.json)/.exec(said) ?? [];
    expect(mode(kept)).toBe("600");
    expect(await holder(dataDir)).toContain("fictional");
    await runWell(["demo", "--force", "--data-dir", dataDir]);
    await runWell(["import", "export", kept, "--replace-demo", "--data-dir", dataDir]);
    expect(await holder(dataDir)).toBe(name);
  });

  test("a career of another user, too, is no empty database", async () => {
    const dataDir = temporaryFolder();
    const args = ["--name", "Robin Fictional", "--email", "robin@example.com", "--json"];
    const made = await runWell(["users", "create", ...args, "--data-dir", dataDir]);
    const { id } = z.object({ id: z.string() }).parse(JSON.parse(made));
    const resume = ["import", "resume", persona("nurse"), "--user", id, "--data-dir", dataDir];
    await runWell(resume);
    expect((await run(["demo", "--data-dir", dataDir])).code).toBe(2);
  });

  test("a resume of one's own asks for --replace-demo, and then nothing of the demo is left", async () => {
    const dataDir = await demoFolder();
    const args = ["import", "resume", persona("electrician"), "--data-dir", dataDir];
    const asked = await run(args);
    expect([asked.code, asked.stdout, lines(asked.stderr).length]).toEqual([2, "", 1]);
    expect(asked.stderr).toContain("--replace-demo");
    expect(await holder(dataDir)).toContain("fictional");
    await runWell([...args, "--replace-demo"]);
    expect(await holder(dataDir)).not.toBe("Maren Holt (fictional)");
  });

  test("runs beside a server, which shows the person at once", async () => {
    const dataDir = temporaryFolder();
    const server = await serveOn(dataDir);
    expect((await server.request("GET", "/api/v1/context")).status).toBe(404);
    await runWell(["demo", "--data-dir", dataDir]);
    expect((await server.request("GET", "/api/v1/context")).status).toBe(200);
  });
});
