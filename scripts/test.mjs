// Runs a set of tests, each a choice of the projects in vitest.config.ts; further arguments are vitest's own.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { postgresPrograms } from "./postgres-programs.mjs";
import { ensureNodesInstalled, ensureTestsInstalled, root, run } from "./ready.mjs";

/** The suites of what callers see: they prove the same of the service whatever keeps its data. */
const ofTheService = [
  ...["test/app", "test/surfaces", "test/security", "test/robustness/crash"],
  ...["restart", "rate-limit", "notifications-together", "stdio/together", "worker", "webhook-tls"].map(
    (name) => `test/process/${name}.test.ts`,
  ),
];

/** Of these, what tries something that comes before the store: readers of files, sizes of texts, the contract's document. */
const beforeTheStore = [
  ...["golden", "hostile-files", "import-files", "machine-check", "reading-followed", "round-trip"].map(
    (name) => `test/app/documents/${name}.test.ts`,
  ),
  ...["structured-files", "unseen-text"].map((name) => `test/app/documents/${name}.test.ts`),
  "test/security/{bodies,body-limits}.test.ts",
  ...["test/app/context/size.test.ts", "test/surfaces/{contract,openapi*,tools}.test.ts"],
  "test/surfaces/mcp/budget*.test.ts",
];

/**
 * Of these, what tries the words and figures of answers. They depend on rows, not on the store that reads them, and
 * test/store/postgres/same-answers.test.ts holds both stores against each other. What also tries what is kept stays.
 */
const ofAnswers = Object.entries({
  career: ["alerts", "brief-of-today", "data-sharing", "health-history"],
  agent: "checkpoints close-only fetch inspect lapsed recovery references reuse transaction".split(" "),
}).flatMap(([folder, kept]) =>
  readdirSync(join(root, "test", "app", folder))
    .filter((file) => file.endsWith(".test.ts") && !kept.includes(file.slice(0, -".test.ts".length)))
    .map((file) => `test/app/${folder}/${file}`),
);

const sets = {
  /** What a contributor needs: the quick checks, all that runs in this process, and a little of the built program. */
  usual: { isChecked: true, projects: ["unit", "app", "smoke"] },
  /** What `usual` leaves out. */
  rest: { isChecked: false, projects: ["thorough", "process", "robustness"], next: ["postgres", "drivers"] },
  /** The suites of the service on the other engine. */
  postgres: {
    isChecked: false,
    projects: ["app", "thorough", "smoke", "process", "robustness"],
    engine: "postgres",
    files: ofTheService,
    without: [...beforeTheStore, ...ofAnswers],
  },
  /** The store and what moves its files on the SQLite inside Node, which these tests then run on. */
  drivers: {
    isChecked: false,
    projects: ["app", "process", "robustness"],
    driver: "node",
    files: [
      ...["test/store", "test/robustness/crash"],
      ...["copies", "migration-crash", "restart", "storage-trouble", "cli/backup", "cli/restore"].map(
        (name) => `test/process/${name}.test.ts`,
      ),
    ],
  },
  /** Everything that must hold. */
  all: {
    isChecked: true,
    projects: ["unit", "app", "thorough", "smoke", "process", "robustness"],
    next: ["postgres", "drivers"],
  },
  /** What is random, ten times as often as in a usual run. */
  long: {
    isChecked: false,
    projects: ["robustness"],
    files: ["fabrication", "fuzz"].map((name) => `test/robustness/${name}`),
    budget: 10,
  },
  /** What runs in this process, again after each change. */
  watch: { isChecked: false, projects: ["unit", "app"] },
};

const [name, ...more] = process.argv.slice(2);
ensureTestsInstalled();
if (sets[name].isChecked) run(process.execPath, [join(root, "scripts", "check.mjs")]);
// A choice of files or tests is one for this set alone.
const following = more.length === 0 ? (sets[name].next ?? []) : [];
const failures = failuresFile();
const statuses = [name, ...following].map(runSet);
// A log may be cut to its end: what failed in the first of the sets is said there once more.
process.stdout.write(readFileSync(failures, "utf8"));
rmSync(dirname(failures), { recursive: true });
process.exit(statuses.find((status) => status !== 0) ?? 0);

/** An empty file for what fails. */
function failuresFile() {
  const file = join(mkdtempSync(join(tmpdir(), "career-context-failures-")), "failures.txt");
  writeFileSync(file, "");
  return file;
}

/** Gives the exit status. */
function runSet(set) {
  const { projects, engine, driver, budget } = sets[set];
  // Files that are named are run, whatever the set has.
  const isNamed = more.some((word) => !word.startsWith("-"));
  const { files = [], without = [] } = isNamed ? {} : sets[set];
  if (engine === "postgres" && postgresPrograms() === undefined) return withoutPostgres(sets[set].files);
  const node = driver === "node" ? newerNode() : process.execPath;
  if (node === undefined) return withoutNode(sets[set].files);
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const { status } = spawnSync(
    node,
    [
      ...[vitest, set === "watch" ? "watch" : "run"],
      ...projects.flatMap((project) => ["--project", project]),
      ...(budget ? [`--testTimeout=${budget * 120_000}`] : []),
      ...["default", ...["failed", ...(engine ? ["skipped"] : [])].map(reporterFile)].map(
        (reporter) => `--reporter=${reporter}`,
      ),
      ...files,
      ...more,
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        CAREER_CONTEXT_TEST_FAILURES: failures,
        CAREER_CONTEXT_TEST_WITHOUT: without.join("\n"),
        ...(engine && { CAREER_CONTEXT_TEST_ENGINE: engine }),
        ...(driver && { CAREER_CONTEXT_SQLITE_DRIVER: driver }),
        ...(budget && { CAREER_CONTEXT_TEST_BUDGET: String(budget) }),
      },
    },
  );
  return status ?? 1;
}

/** Node 24, whose SQLite is the driver; undefined where test/nodes has none for this platform. */
function newerNode() {
  ensureNodesInstalled();
  const folder = join(root, "test", "nodes", "node_modules", `node24-${process.platform}-${process.arch}`);
  const command = join(folder, "bin", "node");
  return existsSync(command) ? command : undefined;
}

function withoutNode(files) {
  process.stderr.write(
    `SKIPPED: test/nodes has no Node 24 for this platform, so that these ran on one driver of SQLite:\n  ${files.join("\n  ")}\n`,
  );
  return 0;
}

function reporterFile(kind) {
  return join(root, "scripts", `${kind}-reporter.mjs`);
}

function withoutPostgres(files) {
  process.stderr.write(
    `SKIPPED: PostgreSQL is not installed here, so that these did not run on it, only on SQLite:\n  ${files.join("\n  ")}\n`,
  );
  return process.env.CAREER_CONTEXT_REQUIRE_POSTGRES === "1" ? 1 : 0;
}
