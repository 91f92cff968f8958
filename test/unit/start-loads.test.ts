import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { expect, test } from "vitest";
import { packageRoot } from "../../src/platform/package-root.ts";

const root = packageRoot();

/** The files and packages that a file loads before it runs: what it imports other than as a type or later. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, names = "", name = ""] of text.matchAll(
    /^(?:import|export)\s+(?!type\s)(?:([^;"]*?)\sfrom\s+)?"([^"]+)"/gm,
  )) {
    if (isOnlyTypes(names)) continue;
    if (name.startsWith(".")) loadedBy(resolve(dirname(file), name), seen);
    else seen.add(name);
  }
  return seen;
}

function isOnlyTypes(names: string): boolean {
  const listed = /\{([^}]*)\}/
    .exec(names)?.[1]
    ?.split(",")
    .map((part) => part.trim());
  return listed?.filter(Boolean).every((part) => part.startsWith("type ")) ?? false;
}

/** By their paths in the repository; packages by their names. */
function loads(file: string): string[] {
  return [...loadedBy(join(root, file))].map((name) =>
    name.startsWith(root) ? relative(root, name).split(sep).join("/") : name,
  );
}

test("the operations load without what few of them use: readers, proofs, letters and answers", () => {
  const loaded = loads("src/domain/index.ts");
  expect(loaded).toContain("src/domain/jobs-import/attached-postings.ts");
  expect(loaded).toContain("src/engine/retrieval/question/question.ts");
  expect(loaded).not.toContain("src/engine/posting/normalise.ts");
  expect(loaded).not.toContain("src/engine/posting/reader.ts");
  expect(loaded).not.toContain("src/engine/resume/text/parse.ts");
  expect(loaded).not.toContain("src/engine/resume/proof/prove-resume.ts");
  expect(loaded).not.toContain("src/engine/writing/prove-writing.ts");
  expect(loaded).not.toContain("db/catalog/paths.json");
  const rooms = ["src/engine/reasoning/answers/", "src/engine/artifacts/words/", "src/domain/agent/actions/"];
  expect(loaded.filter((file) => rooms.some((room) => file.startsWith(room)))).toEqual([]);
});

test("a client's first lists are answered without the libraries of the protocol and the schemas", () => {
  const packages = loads("src/start.ts").filter((name) => !name.startsWith("src/"));
  // Two kilobytes.
  expect(packages.filter((name) => !name.startsWith("node:"))).toEqual(["canonicalize"]);
});

test("what prints documents, counts, traces and signs in elsewhere is no part of what a start loads", () => {
  const later = [
    "src/documents/print.ts",
    "src/app/telemetry/metrics.ts",
    "src/app/telemetry/tracing.ts",
    "src/auth/oauth/remote-access.ts",
  ];
  for (const start of [
    "src/main.ts",
    "src/cli/serve.ts",
    "src/cli/mcp/mcp.ts",
    "src/cli/mcp/local-backend.ts",
    "src/app/worker/serve-tasks.ts",
  ]) {
    const loaded = loads(start);
    expect(loaded.length, start).toBeGreaterThan(20);
    expect(
      later.filter((file) => loaded.includes(file)),
      start,
    ).toEqual([]);
  }
  expect(loads("src/app/print.ts")).not.toContain("src/documents/print.ts");
  expect(loads("src/documents/print.ts").length).toBeGreaterThan(3);
});

test("a process that sends nothing loads neither HTTP nor TLS", () => {
  const loaded = loads("src/cli/mcp/local-backend.ts");
  expect(loaded.filter((name) => /^node:(?:https?|tls)$/.test(name))).toEqual([]);
});
