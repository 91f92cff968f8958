import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { packageRoot } from "../../src/platform/package-root.ts";

const root = packageRoot();

/** The files of the program and of the scripts that start, build and test it, with `/` between folders. */
const files = ["src", "scripts"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")),
);

/**
 * What only some systems have, or have otherwise. A file that uses it is named with what it does elsewhere; a new one
 * fails until somebody has thought about it. docs/reliability.md tells users what differs.
 */
const dependent: { what: string; found: RegExp; where: Record<string, string> }[] = [
  {
    what: "folders of Unix",
    found: /["'`](?:\/tmp|\/dev|\/proc|\/bin|\/usr|\/etc|\/home|\/var)\b(?!\w*\/\{)/,
    where: {
      "scripts/postgres-programs.mjs":
        "Looks there for PostgreSQL's programs; without them its tests are skipped.",
    },
  },
  {
    what: "owners and rights of files",
    found: /\bget(?:uid|gid|euid)\b|& 0o\d+\)? (?:!==|===)|\.uid\b/,
    where: {
      "src/cli/doctor/data-folder.ts": "Windows: rights are not judged.",
      "src/cli/install/config-file.ts": "Windows: a read-only file has no write bits there, too.",
      "src/store/sqlite/connection/client.ts": "Windows: the change of rights does nothing.",
      "src/store/sqlite/connection/data-dir.ts": "Windows: rights are not judged.",
    },
  },
  {
    what: "signals",
    found: /["'](?:SIG(?!NAL)[A-Z]+\d?)["']/,
    where: {
      "scripts/dev.mjs": "Windows: Ctrl+C is SIGINT; the other is never received.",
      "src/app/reader/file-reader.ts": "SIGKILL ends a process on every system.",
      "src/app/reader/serve-file.ts": "SIGKILL ends a process on every system.",
      "src/cli/demo/demo.ts": "Windows: Ctrl+C is SIGINT; the other is never received.",
      "src/cli/serve.ts": "Windows: Ctrl+C is SIGINT; the other is never received.",
      "src/cli/mcp/first-stage.ts": "Windows: Ctrl+C is SIGINT, closing the window SIGHUP.",
    },
  },
  { what: "links of files", found: /\b(?:symlink(?:Sync)?|linkSync)\(|\breadlink/, where: {} },
  {
    what: "sockets and pipes in the file system",
    found: /\bmkfifo\b|\.sock["'`]|\{ path: .*socket/i,
    where: {},
  },
  {
    what: "a shell of Unix",
    found: /["'`](?:sh|bash)["'`]|\bexec(?:Sync)?\b[^}]*\} from "node:child_process"/,
    where: {},
  },
  {
    what: "the path of a URL as that of a file",
    found: /import\.meta\.url\)\.pathname|\bimport\((?:join|resolve)\(/,
    where: {},
  },
  {
    what: "a path cut at slashes",
    found: /\b(?:path|file|folder|dir(?:name)?)\.split\("\/"\)/i,
    where: {},
  },
  {
    what: "npm without a shell, which Windows needs to find it",
    found: /\b(?:spawn|spawnSync|execFile|execFileSync)\("(?:npm|npx)"/,
    where: { "scripts/bundle.mjs": "With a shell on Windows." },
  },
];

describe("nothing depends on one system alone", () => {
  test.each(dependent)("$what", ({ found, where }) => {
    const using = files.filter((file) => found.test(readFileSync(join(root, file), "utf8")));
    expect(using.toSorted()).toEqual(Object.keys(where).toSorted());
  });
});
