import {
  ProtocolError,
  ProtocolErrorCode,
  type Server,
  type StandardSchemaV1,
} from "@modelcontextprotocol/server";
import type { Skill } from "@modelcontextprotocol/server/ext/skills";
import type { ResourceSource } from "../resources/serve.ts";
import { loadSkills, SKILL_MIME_TYPE, type Skills, skillTexts, skillUri } from "./load.ts";

/** What a server with skills declares (SEP-2640). */
export const skillsCapability = { "io.modelcontextprotocol/skills": { directoryRead: true } };

const CACHE = { ttlMs: 3_600_000, cacheScope: "private" as const };
const MODERN = "2026-07-28";

/** Adds the methods of the skills extension. Files are read at first use. */
export function serveSkills(server: Server): void {
  const cache = () => ((server.getNegotiatedProtocolVersion() ?? "") >= MODERN ? CACHE : {});
  server.setRequestHandler("skills/list", { params: looseParams }, async ({ cursor }) => {
    refuseCursor(cursor);
    return { skills: [...(await loadSkills()).entries], ...cache() };
  });
  server.setRequestHandler("skills/get", { params: looseParams }, async ({ uri }) => {
    const skill = (await loadSkills()).entries.find((entry) => entry.uri === uri);
    if (!skill) throw refused("No skill at this uri. skills/list names all skills.");
    return { skill, ...cache() };
  });
  server.setRequestHandler("resources/directory/read", { params: looseParams }, async ({ uri, cursor }) => {
    refuseCursor(cursor);
    const resources = childrenOf(await loadSkills(), uri);
    if (!resources) throw refused("No directory at this uri. Each skill's folder is one.");
    return { resources, ...cache() };
  });
}

/** Clients without the extension find and read the skills as plain resources. */
export const skillSource: ResourceSource = {
  list: listManifests,
  templates: [
    {
      uriTemplate: "skill://{+path}",
      name: "skill-file",
      title: "Skill file",
      description: "A file of one of this server's skills; resources/list names each skill's SKILL.md.",
      mimeType: SKILL_MIME_TYPE,
    },
  ],
  read: readSkillFile,
};

/** Each skill's SKILL.md. */
async function listManifests() {
  const { entries } = await loadSkills();
  return entries.map(({ uri, frontmatter, resources }) => ({
    uri,
    name: frontmatter.name,
    description: frontmatter.description,
    mimeType: SKILL_MIME_TYPE,
    size: filesOf({ resources }).find((file) => file.uri === uri)?.size ?? 0,
  }));
}

/** A skill's file as a resource; undefined for other URIs. */
export async function readSkillFile(uri: string) {
  if (!uri.startsWith("skill://")) return undefined;
  const texts = await skillTexts();
  const path = [...texts.keys()].find((known) => skillUri(known) === uri);
  const text = path === undefined ? undefined : texts.get(path);
  return text === undefined ? undefined : { uri, mimeType: SKILL_MIME_TYPE, text };
}

interface Params {
  uri?: string | undefined;
  cursor?: string | undefined;
}

/** The methods' input. The SDK's own schemas would have to be loaded at startup. */
const looseParams: StandardSchemaV1<unknown, Params> = {
  "~standard": {
    version: 1,
    vendor: "career-context",
    validate: (value: unknown) => ({
      value: { uri: textOf(value, "uri"), cursor: textOf(value, "cursor") },
    }),
  },
};

function textOf(value: unknown, name: string): string | undefined {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === "string" ? found : undefined;
}

/** All skills fit on one page, so there is never a cursor. */
function refuseCursor(cursor: string | undefined): void {
  if (cursor !== undefined) throw refused("The cursor is not one of this server's.");
}

function refused(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

function filesOf({ resources }: Pick<Skill, "resources">) {
  return resources === "dynamic" ? [] : resources;
}

/** Files and folders directly below a folder, in URI order; undefined if there is no such folder. */
function childrenOf({ entries }: Skills, uri = "") {
  const folder = `${uri.replace(/\/$/, "")}/`;
  if (!folder.startsWith("skill://") || folder === "skill://") return undefined;
  const below = entries.flatMap(filesOf).filter((file) => file.uri.startsWith(folder));
  const children = new Map(
    below.map((file) => {
      const [name = "", ...deeper] = file.uri.slice(folder.length).split("/");
      const child = { uri: folder + name, name };
      return deeper.length > 0
        ? [child.uri, { ...child, mimeType: "inode/directory" }]
        : [child.uri, { ...child, mimeType: SKILL_MIME_TYPE, size: file.size }];
    }),
  );
  return children.size === 0 ? undefined : [...children.values()];
}
