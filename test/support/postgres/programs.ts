import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where Debian puts each version's programs; others put them onto the path. */
const VERSIONS = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs of the newest version; undefined where there are none. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const folders = versions
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => join(VERSIONS, version, "bin"));
  return [...folders, ...ofConfig()].find((folder) => existsSync(join(folder, "initdb")));
}

function ofConfig(): string[] {
  try {
    return [execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim()];
  } catch {
    return [];
  }
}

/** Whom the programs run as: they refuse to be root. Empty where this process is not. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, name: string) =>
    Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", name), gid: idOf("-g", name) };
    } catch {
      // There is no such user here.
    }
  }
  return {};
}
