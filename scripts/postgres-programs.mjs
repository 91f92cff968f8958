// Where PostgreSQL's programs are on this machine, with plain Node only.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where Debian puts each version's programs; others put them onto the path. */
const VERSIONS = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs of the newest version; undefined where there are none. */
export function postgresPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const folders = versions
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => join(VERSIONS, version, "bin"));
  return [...folders, ...ofConfig()].find((folder) => existsSync(join(folder, "initdb")));
}

function ofConfig() {
  try {
    return [execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim()];
  } catch {
    return [];
  }
}
