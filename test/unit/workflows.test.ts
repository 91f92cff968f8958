import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { workflowProblems } from "../support/workflow-problems.ts";

const folder = join(root, ".github", "workflows");
const names = readdirSync(folder);
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");

const Step = z.looseObject({ run: z.string().optional(), uses: z.string().optional() });
const Job = z.looseObject({
  uses: z.string().optional(),
  "timeout-minutes": z.number().optional(),
  steps: z.array(Step).optional(),
});
const Workflow = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), Job),
});
const Package = z.object({ version: z.string(), scripts: z.record(z.string(), z.string()) });
const own = Package.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

describe.each(names)("%s", (name) => {
  const workflow = Workflow.parse(parse(textOf(name)));
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);

  test("is a workflow by GitHub's own parser", async () => {
    expect(await workflowProblems(name, textOf(name))).toEqual([]);
    const misspelled = textOf(name).replace("runs-on:", "runs_on:");
    expect(await workflowProblems(name, misspelled)).not.toEqual([]);
  });

  test("reads only, unless a job asks for more, and each job ends by itself", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const job of Object.values(workflow.jobs)) {
      if (job.uses === undefined) expect(job["timeout-minutes"]).toBeGreaterThan(0);
    }
  });

  test("runs only what this repository has", () => {
    for (const { run = "", uses } of steps) {
      for (const [, script = ""] of run.matchAll(/npm run ([\w:]+)/g))
        expect(own.scripts).toHaveProperty([script]);
      for (const [, file = ""] of run.matchAll(/node (scripts\/[\w.]+)/g))
        expect(existsSync(join(root, file))).toBe(true);
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
      // What others wrote, such as the title of a pull request, never becomes a part of a command.
      expect(run).not.toContain("${{");
    }
  });
});

describe("scripts/release.mjs", () => {
  const release = (...words: string[]) =>
    spawnSync(process.execPath, [join(root, "scripts", "release.mjs"), ...words], { encoding: "utf8" });

  test("finds this version ready, and says what another tag lacks", () => {
    expect(release("check", `v${own.version}`)).toMatchObject({ status: 0, stderr: "" });
    const other = release("check", "v99.0.0");
    expect(other.status).toBe(1);
    expect(other.stderr).toContain(`package.json has ${own.version}`);
  });

  test("takes the notes from the changelog, and refuses a version that has none", () => {
    const { status, stdout } = release("notes", `v${own.version}`);
    expect(status).toBe(0);
    expect(stdout).toContain("### Added");
    expect(stdout).not.toContain("## [");
    expect(release("notes", "v99.0.0")).toMatchObject({ status: 1, stdout: "" });
  });

  test("names the bundle and its sum beside the package", () => {
    const bundle = join(temporaryFolder(), "career-context.mcpb");
    writeFileSync(bundle, "bundle");
    const { stdout } = release("entry", "https://github.com/example/example", bundle);
    const server = JSON.parse(readFileSync(join(root, "server.json"), "utf8"));
    const bundled = {
      registryType: "mcpb",
      identifier: `https://github.com/example/example/releases/download/v${own.version}/career-context.mcpb`,
      version: own.version,
      fileSha256: createHash("sha256").update("bundle").digest("hex"),
      transport: { type: "stdio" },
    };
    expect(JSON.parse(stdout)).toEqual({ ...server, packages: [...server.packages, bundled] });
  });
});
