import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { adminOperations, operations } from "../../src/domain/index.ts";
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
  .filter((file) => /\.tsx?$/.test(file))
  .map(read);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

function read(file: string): Source {
  const text = readFileSync(file, "utf8");
  const found = [
    ...text.matchAll(/^(import|export)\s+(type\s+)?([^;"]*?\s+from\s+)?"([^"]+)"(?:\s+with\s+\{[^}]*\})?;/gm),
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
  { from: "src/shared/hash.ts", may: ["src/shared/", "canonicalize", "node:crypto"] },
  { from: "src/engine/posting/html/tokens.ts", may: ["src/engine/", "src/shared/", "htmlparser2"] },
  { from: "src/engine/documents/html.ts", may: ["src/engine/", "htmlparser2"] },
  { from: "src/engine/documents/xml.ts", may: ["src/engine/", "src/shared/", "htmlparser2"] },
  { from: "src/engine/skills/porter.ts", may: ["src/engine/", "src/shared/", "stemmer"] },
  // Drawn for the pages and for the view in clients alike.
  { from: "src/shared/view/", may: ["src/shared/"], mayTypes: ["hono/jsx"] },
  { from: "src/shared/", may: ["src/shared/"] },
  { from: "src/engine/", may: ["src/engine/", "src/shared/", "db/lexicon/"] },
  {
    from: "src/domain/",
    may: ["src/domain/", "src/operation/", "src/engine/", "src/shared/", "db/catalog/", "zod"],
    mayTypes: ["src/store/"],
  },
  {
    from: "src/store/common/",
    may: ["src/store/common/", "src/operation/errors.ts", "src/engine/", "src/shared/", "node:crypto"],
    mayTypes: ["src/store/ports/"],
  },
  {
    from: "src/store/postgres/",
    may: [
      "src/store/postgres/",
      "src/store/common/",
      "src/operation/errors.ts",
      "src/engine/",
      "src/shared/",
      "src/platform/package-root.ts",
      "db/postgres/",
      "drizzle-orm",
      "postgres",
      "node:",
    ],
    mayTypes: ["src/store/ports/"],
  },
  {
    from: "src/store/sqlite/",
    may: [
      "src/store/sqlite/",
      "src/store/common/",
      "src/operation/errors.ts",
      "src/engine/",
      "src/shared/",
      "src/platform/package-root.ts",
      "db/sqlite/",
      "drizzle-orm",
      "node:",
    ],
    mayTypes: ["src/store/ports/"],
  },
  { from: "src/store/", may: ["src/store/"], mayTypes: ["src/operation/", "src/engine/"] },
  {
    from: "src/auth/oauth/",
    may: ["src/auth/", "src/operation/", "src/shared/", "jose"],
    mayTypes: ["src/store/ports/"],
  },
  {
    from: "src/auth/",
    may: ["src/auth/", "src/operation/", "src/shared/", "src/platform/usage-error.ts", "node:"],
    mayTypes: ["src/store/ports/"],
  },
  {
    from: "src/web/client/",
    may: ["src/web/client/"],
  },
  {
    from: "src/web/",
    may: [
      "src/web/",
      "src/domain/",
      "src/engine/",
      "src/operation/",
      "src/shared/",
      "src/auth/",
      "src/http/address.ts",
      "src/http/body.ts",
      "src/http/answers/streamed-body.ts",
      "src/http/connections.ts",
      "src/http/headers.ts",
      "src/http/origin-check.ts",
      "src/http/error-response.ts",
      "src/platform/package-root.ts",
      "hono",
      "zod",
      "node:",
    ],
    mayTypes: ["src/store/ports/"],
  },
  {
    from: "src/http/",
    may: [
      "src/http/",
      "src/operation/",
      "src/shared/",
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
  { from: "src/mcp/ui/view/", may: ["src/mcp/ui/view/", "src/shared/"], mayTypes: ["hono/jsx"] },
  {
    from: "src/mcp/",
    may: [
      "src/mcp/",
      // Plain data, which costs a start nothing.
      "src/engine/assessment/module-ids.ts",
      // How a person's words are read, by which operations are found, and what none of them does.
      "src/engine/retrieval/",
      "src/engine/abilities.ts",
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
    from: "src/documents/",
    may: [
      "src/documents/",
      "src/engine/",
      "src/shared/",
      "src/platform/package-root.ts",
      "pdfkit",
      "fontkit",
      "docx",
      "fflate",
      "node:",
    ],
  },
  {
    from: "src/webhooks/",
    may: ["src/webhooks/", "src/domain/webhooks/", "src/shared/network-target.ts", "src/operation/", "node:"],
    mayTypes: ["src/store/", "src/platform/logger.ts", "src/shared/timers.ts", "src/shared/telemetry.ts"],
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
    const call = sources.find(({ path }) => path === "src/operation/pipeline/pipeline.ts");
    expect(call?.imports).toContainEqual({ target: "src/operation/input/validate.ts", typesOnly: false });
    expect(call?.imports).toContainEqual({ target: "src/operation/types.ts", typesOnly: true });
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

/** The files of each import circle, those that only types close included (Tarjan's strongly connected components). */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    path.push(file);
    let low = order.size;
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (path.includes(target)) low = Math.min(low, (order.get(target) ?? 0) + 1);
    }
    if (low === (order.get(file) ?? 0) + 1) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

describe("import circles", () => {
  const graph = new Map(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));

  test("there is none, types included", () => {
    expect(circlesOf(graph)).toEqual([]);
  });

  test("one would be seen", () => {
    const bad = new Map([
      ["a", ["b"]],
      ["b", ["c"]],
      ["c", ["a", "d"]],
      ["d", []],
    ]);
    expect(circlesOf(bad)).toEqual([["a", "b", "c"]]);
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
    // Standard output is the wire of MCP, and of the process that reads a file.
    const wires = ["src/mcp/transports/stdio.ts", "src/app/reader/serve-file.ts"];
    expect(having(/process\s*\.\s*stdout\s*\.\s*write/, "src/cli/", ...wires)).toEqual([]);
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
    expect(having(waits, "src/platform/", "src/mcp/ui/view/", "src/web/client/")).toEqual([]);
  });

  test("no any, no enum, no default export, and no class but for errors", () => {
    expect(having(/(:|<|as)\s*any\b(?!\w)/)).toEqual([]);
    expect(having(/^\s*(export\s+)?(const\s+)?enum\s/m)).toEqual([]);
    expect(having(/^export default/m)).toEqual([]);
    // The SDK's hook for requests is for subclasses.
    const ofSdk = ["src/mcp/ajv-stub.ts", "src/mcp/server.ts"];
    expect(having(/^(export\s+)?class\s+(?!\w+ extends (Error|ServiceError)\b)/m, ...ofSdk)).toEqual([]);
    expect(having(/[\w)\]]!(\.|;|\)|,|\[)/)).toEqual([]);
  });
});

/** Source text without its comments. */
function codeOf({ text }: Source): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

/** The texts between quotation marks or backticks of a line. */
function literalsOf(source: Source): string[] {
  return [...codeOf(source).matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, plain, template]) => plain ?? template ?? "",
  );
}

test("only administration reaches other users, the keys of one, and how they stand, within a transaction", () => {
  const reaching = /\b(?:tx|ctx\.tx)\.(?:people|keys)\b|\bgovern\(|\bstanding\(/;
  const found = sources
    .filter(({ path }) => path.startsWith("src/domain/"))
    .filter(({ text }) => reaching.test(text))
    .map(({ path }) => dirname(path));
  expect([...new Set(found)]).toEqual(["src/domain/admin", "src/domain/forget"]);
  // The names of the person's own keys are their words, too, and can be forgotten.
  const forgetting = sources.filter(({ path }) => path.startsWith("src/domain/forget/"));
  const uses = forgetting.flatMap(({ text }) => text.match(/\btx\.(?:people|keys)\.\w+/g) ?? []);
  expect(uses.sort()).toEqual(["tx.keys.list", "tx.keys.rename"]);
  const declared = sources
    .filter(({ text }) => /\bsubject: \{ userId:/.test(text))
    .map(({ path }) => dirname(path));
  expect([...new Set(declared)]).toEqual(["src/domain/admin"]);
});

describe("who may name an operation or a route", () => {
  const names = new Set([...operations, ...adminOperations].map(({ name }) => name));
  const surfaces = ["mcp", "http", "app", "webhooks", "operation", "auth", "store", "platform", "cli"].map(
    (folder) => `src/${folder}/`,
  );
  const exempt = {
    names: [
      // Workflows are content written for certain operations: what each needs and carries along.
      "src/mcp/prompts/workflows.ts",
      "src/mcp/prompts/prompt-resources.ts",
      // Runs in a browser and can import no declaration.
      "src/mcp/ui/view/asked.ts",
    ],
    routes: [
      // The prefix below which every route must be, and the answer where nothing is.
      "src/operation/declaration.ts",
      "src/operation/registry.ts",
      "src/http/rest.ts",
    ],
  };
  const watched = sources.filter(({ path }) => surfaces.some((start) => path.startsWith(start)));
  const namesIn = (source: Source) => literalsOf(source).filter((text) => names.has(text));
  const routesIn = (source: Source) => literalsOf(source).filter((text) => text.includes("/api/v1/"));

  test("surfaces, kernel and store name no operation", () => {
    const own = watched.filter(({ path }) => !exempt.names.includes(path));
    expect(own.flatMap((source) => namesIn(source).map((name) => `${source.path}: ${name}`))).toEqual([]);
  });

  test("they name no route", () => {
    const own = watched.filter(({ path }) => !exempt.routes.includes(path));
    expect(own.flatMap((source) => routesIn(source).map((route) => `${source.path}: ${route}`))).toEqual([]);
  });

  test("the exempt files still need to be, and name only operations there are", () => {
    const at = (file: string) => watched.filter(({ path }) => path === file);
    for (const file of exempt.names) expect(at(file).flatMap(namesIn), file).not.toEqual([]);
    for (const file of exempt.routes) {
      expect(at(file).flatMap(routesIn), file).not.toEqual([]);
      const specific = at(file)
        .flatMap(routesIn)
        .filter((route) => /\/api\/v1\/[a-z]/.test(route));
      expect(specific, file).toEqual([]);
    }
    const features = new Set(operations.map(({ feature }) => feature));
    const dangling = exempt.names
      .flatMap((file) => at(file).flatMap(literalsOf))
      .filter((text) => /^[a-zA-Z]+\.[a-zA-Z]+$/.test(text))
      .filter((text) => features.has(text.slice(0, text.indexOf("."))) && !names.has(text));
    expect(dangling).toEqual([]);
  });

  test("domain and engine have routes in declarations alone, and point only to operations there are", () => {
    const own = sources.filter(
      ({ path }) => path.startsWith("src/domain/") || path.startsWith("src/engine/"),
    );
    const declared = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?\/api\/v1\/[^\s()]+$/;
    const sentences = own.flatMap((source) =>
      routesIn(source)
        .filter((route) => source.path.startsWith("src/engine/") || !declared.test(route))
        .map((route) => `${source.path}: ${route}`),
    );
    // The type of a declaration's path.
    expect(sentences).toEqual([]);
    const pointers = own.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:see|operation): \[?((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, list = ""]) =>
        [...list.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name),
      ),
    );
    expect(pointers.length).toBeGreaterThan(20);
    expect(pointers.filter((name) => !names.has(name))).toEqual([]);
  });

  test("an offence would be seen", () => {
    const text = 'const name = "alerts.list"; const route = `GET /api/v1/alerts`; // "context.get"';
    const bad = { path: "src/mcp/x.ts", text, imports: [] };
    expect(namesIn(bad)).toContain("alerts.list");
    expect(routesIn(bad)).toEqual(["GET /api/v1/alerts"]);
  });
});
