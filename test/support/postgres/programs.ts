import { execFileSync } from "node:child_process";

// Plain JavaScript without types, since a script asks the same before anything is installed.
const { postgresPrograms }: { postgresPrograms: () => string | undefined } = await import(
  new URL("../../../scripts/postgres-programs.mjs", import.meta.url).href
);

/** The folder of PostgreSQL's programs of the newest version; undefined where there are none. */
export { postgresPrograms };

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
