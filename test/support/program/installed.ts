import { execFileSync } from "node:child_process";

/** The first of these names that starts and says its version; undefined if none is installed. */
export function installedProgram(...names: string[]): string | undefined {
  return names.find((name) => {
    for (const ask of ["--version", "version"])
      try {
        execFileSync(name, [ask], { stdio: "ignore" });
        return true;
      } catch {
        // It may be asked in the other way.
      }
    return false;
  });
}
