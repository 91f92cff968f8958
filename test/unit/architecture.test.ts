import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { packageRoot } from "../../src/platform/package-root.ts";

const root = packageRoot();
const MOST_LINES = 200;

interface Import {
  /** A path from the root for a file of ours, else the package's name. */
  target: string;
  typesOnly: boolean;
}

interface Source {
  path: string;
  text: string;
  imports: Import[];
}

const sources = filesBelow(join(root, "src"))
  .filter((file) => file.endsWith(".ts"))
  .map(read);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

function read(file: string): Source {
  const text = readFileSync(file, "utf8");
  const found = [
    ...text.matchAll(/^(import|export)\s+(type\s+)?([^;"]*?\s+from\s+)?"([^"]+)";/gm),
    ...text.matchAll(/()()()\bimport\(\s*"([^"]+)"/g),
  ];
  const imports = found.map(([, , type, names = "", name = ""]) => ({
    target: name.startsWith(".") ? pathOf(resolve(dirname(file), name)) : name,
    typesOnly: type !== undefined && type !== "" ? true : onlyTypes(names),
  }));
  return { path: pathOf(file), text, imports };
}

function onlyTypes(names: string): boolean {
  const listed =
    /\{([^}]*)\}/
      .exec(names)?.[1]
      ?.split(",")
      .map((part) => part.trim())
      .filter(Boolean) ?? [];
  return listed.length > 0 && listed.every((part) => part.startsWith("type "));
}

function pathOf(file: string): string {
  return relative(root, file).split(sep).join("/");
}

interface Rule {
  from: string;
  /** What may be imported at all: beginnings of paths, or packages. */
  may: string[];
  /** What may be imported as types only. */
  mayTypes?: string[];
}

// Who may import whom; docs/architecture.md tells why. The first rule that fits a file counts.
const rules: Rule[] = [
  {
    from: "src/operation/",
    may: ["src/operation/", "src/shared/", "zod"],
    mayTypes: ["src/store/ports/", "src/engine/"],
  },
  { from: "src/shared/network-target.ts", may: ["src/shared/", "ipaddr.js"] },
  { from: "src/engine/posting/html/tokens.ts", may: ["src/engine/", "src/shared/", "htmlparser2"] },
  { from: "src/shared/", may: ["src/shared/"] },
  { from: "src/engine/", may: ["src/engine/", "src/shared/"] },
  {
    from: "src/domain/",
    may: ["src/domain/", "src/operation/", "src/engine/", "src/shared/", "zod"],
    mayTypes: ["src/store/"],
  },
  {
    from: "src/store/sqlite/",
    may: [
      "src/store/",
      "src/operation/errors.ts",
      "src/engine/",
      "src/shared/",
      "src/platform/package-root.ts",
      "db/sqlite/",
      "drizzle-orm",
      "better-sqlite3",
      "node:",
    ],
    mayTypes: ["src/domain/"],
  },
  { from: "src/store/", may: ["src/store/"], mayTypes: ["src/domain/", "src/operation/", "src/engine/"] },
  {
    from: "src/auth/",
    may: ["src/auth/", "src/operation/", "src/platform/usage-error.ts", "node:"],
    mayTypes: ["src/store/ports/", "src/shared/timers.ts"],
  },
  {
    from: "src/http/",
    may: [
      "src/http/",
      "src/operation/",
      "src/auth/",
      "src/platform/package-root.ts",
      "src/platform/usage-error.ts",
      "hono",
      "@hono/node-server",
      "zod",
      "node:",
    ],
    mayTypes: ["src/store/ports/", "src/shared/timers.ts"],
  },
  {
    from: "src/mcp/",
    may: [
      "src/mcp/",
      // Plain data, which costs a start nothing.
      "src/engine/assessment/module-ids.ts",
      "src/operation/",
      "src/shared/",
      "src/auth/",
      "src/platform/package-root.ts",
      "src/platform/usage-error.ts",
      "@modelcontextprotocol/server",
      "zod",
      "node:",
    ],
    mayTypes: ["src/store/ports/"],
  },
  {
    from: "src/webhooks/",
    may: ["src/webhooks/", "src/domain/webhooks/", "src/shared/network-target.ts", "src/operation/", "node:"],
    mayTypes: ["src/store/", "src/platform/logger.ts", "src/shared/timers.ts"],
  },
];

function offences({ path, imports }: Source): string[] {
  const rule = rules.find(({ from }) => path.startsWith(from));
  if (!rule) return [];
  return imports
    .filter(({ target, typesOnly }) => {
      const allowed = typesOnly ? [...rule.may, ...(rule.mayTypes ?? [])] : rule.may;
      return !allowed.some((start) => target.startsWith(start));
    })
    .map(({ target }) => `${path} imports ${target}`);
}

describe("who may import whom", () => {
  test("the rules see the imports there are", () => {
    const call = sources.find(({ path }) => path === "src/operation/pipeline.ts");
    expect(call?.imports).toContainEqual({ target: "src/operation/validate.ts", typesOnly: false });
    expect(call?.imports).toContainEqual({ target: "src/store/ports/store.ts", typesOnly: true });
    const main = sources.find(({ path }) => path === "src/main.ts");
    expect(main?.imports.some(({ target }) => target.startsWith("src/cli/"))).toBe(true);
  });

  test.each(rules.map(({ from }) => from))("%s keeps to its own", (from) => {
    const own = sources.filter(({ path }) => rules.find((rule) => path.startsWith(rule.from))?.from === from);
    expect(own.flatMap(offences)).toEqual([]);
  });

  test("an offence would be seen", () => {
    const bad = {
      path: "src/domain/x/x.ts",
      text: "",
      imports: [{ target: "src/store/ports/store.ts", typesOnly: false }],
    };
    expect(offences(bad)).toEqual(["src/domain/x/x.ts imports src/store/ports/store.ts"]);
  });
});

/** Files whose text, comments left out, has what none but the named ones may have. */
function having(pattern: RegExp, ...except: string[]): string[] {
  return sources
    .filter(({ path }) => !except.some((start) => path.startsWith(start)))
    .filter(({ text }) => pattern.test(text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, "")))
    .map(({ path }) => path);
}

describe("what a file may hold", () => {
  test(`at most ${MOST_LINES} lines`, () => {
    const long = sources.filter(({ text }) => text.split("\n").length - 1 > MOST_LINES);
    expect(long.map(({ path, text }) => `${path}: ${text.split("\n").length - 1}`)).toEqual([]);
  });

  test("the environment is read in config.ts alone", () => {
    expect(having(/process\s*\.\s*env\b/, "src/platform/config.ts")).toEqual([]);
  });

  test("nothing is printed but by the commands a person runs", () => {
    // The stdio server turns a library's console.log to stderr: it is named there, never called.
    expect(having(/\bconsole\s*\./, "src/cli/mcp/mcp.ts")).toEqual([]);
    expect(having(/\bconsole\s*\.\s*\w+\s*\(/)).toEqual([]);
    expect(having(/process\s*\.\s*stdout\s*\.\s*write/, "src/cli/", "src/mcp/transports/stdio.ts")).toEqual(
      [],
    );
  });

  test("domain, engine and kernel have no clock, no chance, no network and no timer", () => {
    const pure = ["src/domain/", "src/engine/", "src/operation/"];
    const others = sources
      .map(({ path }) => path)
      .filter((path) => !pure.some((start) => path.startsWith(start)));
    const ambient =
      /\bDate\.now\b|new Date\(\)|Math\.random|\bfetch\(|setTimeout|setInterval|performance\.now/;
    expect(having(ambient, ...others)).toEqual([]);
  });

  test("time is waited for by the timers port alone, outside of the browser", () => {
    const waits = /\bset(Timeout|Interval)\b|\bclear(Timeout|Interval)\b|node:timers|AbortSignal\.timeout/;
    expect(having(waits, "src/platform/", "src/mcp/ui/view/")).toEqual([]);
  });

  test("no any, no enum, no default export, and no class but for errors", () => {
    expect(having(/(:|<|as)\s*any\b(?!\w)/)).toEqual([]);
    expect(having(/^\s*(export\s+)?(const\s+)?enum\s/m)).toEqual([]);
    expect(having(/^export default/m)).toEqual([]);
    expect(
      having(/^(export\s+)?class\s+(?!\w+ extends (Error|ServiceError)\b)/m, "src/mcp/ajv-stub.ts"),
    ).toEqual([]);
    expect(having(/[\w)\]]!(\.|;|\)|,|\[)/)).toEqual([]);
  });
});
