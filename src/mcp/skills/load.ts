import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Skill } from "@modelcontextprotocol/server/ext/skills";
import { packageRoot } from "../../platform/package-root.ts";

/** Every skill file is Markdown. */
export const SKILL_MIME_TYPE = "text/markdown";

/** This program's skills as clients receive them, with the exact texts behind their digests. */
export interface Skills {
  /** In order of their URIs. */
  entries: readonly Skill[];
  /** By path below the skills' folder, e.g. `weekly-review/SKILL.md`. */
  texts: ReadonlyMap<string, string>;
}

let texts: Promise<ReadonlyMap<string, string>> | undefined;
let book: Promise<Skills> | undefined;

/** The files of all skills, read once per process at first use. */
export function skillTexts(): Promise<ReadonlyMap<string, string>> {
  texts ??= readTexts(join(packageRoot(), "src", "mcp", "skills"));
  return texts;
}

/** The skills with their digests. The SDK's part is loaded here, not at start. */
export function loadSkills(): Promise<Skills> {
  book ??= openBook();
  return book;
}

/** The URI of a skill's file. */
export function skillUri(path: string): string {
  return `skill://${path}`;
}

async function readTexts(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
    .map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(
    async (file): Promise<[string, string]> => [
      relative(folder, file).split(sep).join("/"),
      await readFile(file, "utf8"),
    ],
  );
  return new Map(await Promise.all(read));
}

async function openBook(): Promise<Skills> {
  const [read, { SkillCatalog, memorySkillFiles }] = await Promise.all([
    skillTexts(),
    import("@modelcontextprotocol/server/ext/skills"),
  ]);
  const catalog = await SkillCatalog.load(memorySkillFiles(Object.fromEntries(read)), { strict: true });
  return { entries: catalog.entries, texts: read };
}
