import { readdirSync } from "node:fs";
import { join } from "node:path";
import { SkillsClient } from "@modelcontextprotocol/client/ext/skills";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../../../src/domain/index.ts";
import { workflows } from "../../../src/mcp/prompts/workflows.ts";
import { loadSkills, skillTexts } from "../../../src/mcp/skills/load.ts";
import { buildToolDefinitions } from "../../../src/mcp/tools/definitions.ts";
import { start } from "../../support/harness.ts";
import { asObject } from "../../support/json.ts";
import { connectIn, eras } from "../../support/mcp/eras.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { run } from "../../support/program/program.ts";
import { mcpOn } from "../../support/program/stdio.ts";

const names = [
  "evaluate-opportunity",
  "prepare-interview",
  "start-session",
  "tailor-resume",
  "take-assessment",
  "weekly-review",
];

describe.each(eras)("a client of %s", (_, era) => {
  test("lists the skills, and every file it reads has the digest and size it was promised", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const skills = new SkillsClient(await connectIn(era, h.app, key));
    expect(skills.supported).toBe(true);
    const listed = await skills.list();
    expect(listed.skills.map(({ frontmatter }) => frontmatter.name)).toEqual(names);
    let files = 0;
    for (const skill of listed.skills) {
      const { resources } = skill;
      if (resources === "dynamic") throw new Error("The files of these skills are known.");
      for (const { uri } of resources) {
        expect((await skills.read(skill, uri)).verified, uri).toBe(true);
        files += 1;
      }
      expect((await skills.get(skill.uri)).skill).toEqual(skill);
    }
    expect(files).toBe((await skillTexts()).size);
  });

  test("walks the folders of a skill", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const skills = new SkillsClient(await connectIn(era, h.app, key));
    expect(skills.directoryRead).toBe(true);
    const top = await skills.readDirectory("skill://prepare-interview");
    expect(top.resources.map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ["SKILL.md", "text/markdown"],
      ["references", "inode/directory"],
    ]);
    const below = await skills.readDirectory("skill://prepare-interview/references");
    expect(below.resources.map(({ name }) => name)).toEqual(["answers.md"]);
    await expect(skills.readDirectory("skill://")).rejects.toMatchObject({ code: -32602 });
    await expect(skills.readDirectory("skill://prepare-interview/SKILL.md")).rejects.toMatchObject({
      code: -32602,
    });
  });

  test("finds and reads the same files as plain resources", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const client = await connectIn(era, h.app, key);
    const { resources } = await client.listResources();
    const listed = resources.filter(({ uri }) => uri.startsWith("skill://"));
    expect(listed.map(({ uri }) => uri)).toEqual(names.map((name) => `skill://${name}/SKILL.md`));
    for (const { uri, size } of listed) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toMatchObject([{ uri, mimeType: "text/markdown" }]);
      const [content] = contents;
      expect(Buffer.byteLength(content && "text" in content ? content.text : "")).toBe(size);
    }
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain("skill://{+path}");
  });

  test.each([
    ["skills/get", { uri: "skill://no-such-skill/SKILL.md" }],
    ["skills/get", {}],
    ["skills/list", { cursor: "next" }],
    ["resources/directory/read", { uri: "skill://weekly-review", cursor: "next" }],
    ["resources/read", { uri: "skill://weekly-review/../../prompts/fence.ts" }],
    ["resources/read", { uri: "skill://no-such-skill/SKILL.md" }],
  ])("%s of %j is refused and repeats nothing of it", async (method, params) => {
    const h = await start();
    const { key } = await h.newPerson();
    const client = await connectIn(era, h.app, key);
    const asked = client.request({ method, params }, z.looseObject({}));
    await expect(asked).rejects.toMatchObject({
      code: -32602,
      message: expect.not.stringMatching(/no-such-skill|fence/),
    });
  });
});

test("modern results say how long they may be kept, and by whom", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const skills = new SkillsClient(await connectIn(eras[0][1], h.app, key));
  expect(await skills.list()).toMatchObject({ ttlMs: 3_600_000, cacheScope: "private" });
});

test("over stdio skills are served too, by a process that nothing was asked of before", async () => {
  const mcp = await mcpOn(temporaryFolder());
  const { result } = await mcp.ask("skills/list");
  const { skills } = z.object({ skills: z.array(z.looseObject({ uri: z.string() })) }).parse(result);
  expect(skills.map(({ uri }) => uri)).toEqual(names.map((name) => `skill://${name}/SKILL.md`));
  expect((await mcp.end()).code).toBe(0);
});

test("the package that is published holds every skill file", async () => {
  const { stdout } = await run(["pack", "--dry-run", "--json", "--ignore-scripts"], { command: "npm" });
  const [packed] = z
    .array(z.object({ files: z.array(z.object({ path: z.string() })) }))
    .parse(JSON.parse(stdout));
  const paths = packed?.files.map(({ path }) => path) ?? [];
  expect(paths).toEqual(
    expect.arrayContaining([...(await skillTexts()).keys()].map((path) => `src/mcp/skills/${path}`)),
  );
});

describe("what a skill says", () => {
  test("every prompt has its skill", async () => {
    const { entries } = await loadSkills();
    const skills = entries.map(({ frontmatter }) => frontmatter.name);
    expect(workflows.map(({ skill }) => skill).filter((skill) => !skills.includes(skill))).toEqual([]);
    const folders = readdirSync(join("src", "mcp", "skills"), { withFileTypes: true });
    expect(folders.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort()).toEqual(skills);
  });

  test("names only tools there are, with arguments they have", async () => {
    const fields = new Map(
      buildToolDefinitions(operations).map(({ tool, inputSchema }) => [
        tool,
        Object.keys(asObject(inputSchema.properties)),
      ]),
    );
    const wrong: string[] = [];
    let calls = 0;
    for (const [path, text] of await skillTexts()) {
      for (const [, tool = "", args = ""] of text.matchAll(/`([a-z_]+) (\{[^`\n]*\})`/g)) {
        calls += 1;
        const keys = Object.keys(JSON.parse(args.replace(/\[\.\.\.\]|\{\.\.\.\}/g, "null")));
        const known = fields.get(tool);
        if (!known || keys.some((key) => !known.includes(key))) wrong.push(`${path}: ${tool} ${args}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(calls).toBeGreaterThan(25);
  });

  test("links only to files there are", async () => {
    const texts = await skillTexts();
    const links = [...texts].flatMap(([path, text]) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => `${path.split("/")[0]}/${to}`),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !texts.has(link))).toEqual([]);
  });
});
