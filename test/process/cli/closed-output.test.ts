import { join } from "node:path";
import { expect, test } from "vitest";
import { demoFolder, persona, put } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { type Ended, lines, programFile, run, runWell, start } from "../../support/program/program.ts";
import { folderOf, onetFiles } from "../../support/samples/catalog.ts";
import { withUnconfirmed } from "../../support/samples/unconfirmed.ts";

/** Runs the program into a pipe whose reader has gone, as `head` goes once it has its lines. */
function unread(args: readonly string[], pipe = "| true"): Promise<Ended> {
  const script = `"$0" "$@" ${pipe}; exit "\${PIPESTATUS[0]}"`;
  const { child, ended } = start(["-c", script, process.execPath, programFile, ...args], { command: "bash" });
  child.stdin.end();
  return ended;
}

/** Commands that serve until they are stopped, or open a browser. */
const serving = ["serve", "mcp", "open"];

const account = ["--issuer", "https://id.example", "--subject", "s"];

interface Given {
  /** A file in a folder of the test's own. */
  file: (name: string) => string;
  data: string;
  /** Ids of a key, a document and two openings. */
  key: string;
  document: string;
  openings: readonly string[];
}

/** Every other command by its first word, in an order in which each has what it needs. */
const commands: Record<string, (given: Given) => string[][]> = {
  backup: ({ file }) => [[file("backup.db")]],
  install: () => [["--print"]],
  "client-config": () => [[]],
  uninstall: () => [[]],
  copy: ({ file, data }) => [["--from", data, "--to", file("other")]],
  demo: () => [["--force"]],
  doctor: () => [[]],
  documents: ({ file, document }) => [["list"], ["save", document, file("document.md")]],
  export: ({ file }) => [["--out", file("export.json")]],
  import: ({ file }) => [
    ["export", file("exported.json"), "--replace-demo"],
    ["resume", persona("nurse"), "--replace-demo"],
    ["catalog", folderOf(onetFiles())],
  ],
  jobs: ({ file, openings: [first = "", second = ""] }) => [
    ["list"],
    ["merge", first, second],
    ["split", first, second],
    ["add", put(file("posting.txt"), "Electrician\n\nRequirements\n- Wiring\n")],
    ["import", put(file("openings.csv"), "Company,Position\nExample Power,Electrician\n")],
  ],
  keys: ({ key }) => [
    ["create", "--name", "head"],
    ["list"],
    ["change", key, "--limit", "60"],
    ["revoke", key],
  ],
  resume: () => [
    ["show"],
    ["confirm", "--all"],
    ["set", "/work/0/position", "Head"],
    ["add", "skills", "Sauces"],
    ["remove", "/work/0"],
  ],
  restore: ({ file }) => [[file("kept.db"), "--force"]],
  users: ({ file }) => [
    ["create", "--name", "N. N.", "--email", "n@example.com"],
    ["list"],
    ["show", "local"],
    ["link", "local", ...account],
    ["unlink", "local", ...account],
    ["quota", "local"],
    ["usage"],
    ["export", "local", "--out", file("person.json")],
    ["suspend", "local"],
    ["resume", "local"],
    ["move", "local", "--to", file("third")],
    ["erase", "local", "--yes"],
  ],
};

/** What commands of a group need beside the demo's data. */
async function givenFor(group: string, data: string): Promise<Given> {
  const folder = temporaryFolder();
  const file = (name: string) => join(folder, name);
  const at = ["--data-dir", data];
  const asked = async (...args: string[]) => JSON.parse(await runWell([...args, "--json", ...at]));
  const given = { file, data, key: "", document: "", openings: [] };
  if (group === "keys") return { ...given, key: (await asked("keys", "create", "--name", "one")).id };
  if (group === "documents") return { ...given, document: (await asked("documents", "list"))[0].id };
  if (group === "jobs") {
    const listed: { id: string }[] = await asked("jobs", "list");
    return { ...given, openings: listed.map(({ id }) => id) };
  }
  if (group === "import") await runWell(["export", "--out", file("exported.json"), ...at]);
  if (group === "resume") {
    const [resume, text] = [put(file("cv.json"), JSON.stringify(withUnconfirmed.content)), file("cv.txt")];
    put(text, withUnconfirmed.sourceText);
    await runWell(["import", "resume", resume, "--source-text", text, "--replace-demo", ...at]);
  }
  if (group === "restore") await runWell(["backup", file("kept.db"), ...at]);
  return given;
}

async function namesIn(...group: string[]): Promise<string[]> {
  const help = await runWell([...group, "--help"]);
  const after = help.slice(help.indexOf("\nCommands:"));
  return lines(after).flatMap((line) => /^ {2}(?!help)([a-z-]+)(?: |$)/.exec(line)?.[1] ?? []);
}

test.each(Object.keys(commands))("%s ends quietly where nothing reads what it prints", async (group) => {
  const data = await demoFolder();
  const given = await givenFor(group, data);
  const at = ["copy", "install", "uninstall", "client-config"].includes(group) ? [] : ["--data-dir", data];
  for (const command of commands[group]?.(given) ?? []) {
    const { code, stderr } = await unread([group, ...command, ...at]);
    expect(stderr, command.join(" ")).not.toMatch(/EPIPE|^ {4}at /m);
    expect(code, `${command.join(" ")}: ${stderr}`).toBe(0);
  }
});

test("the commands tried here are all that there are", async () => {
  const given: Given = {
    file: (name) => join(temporaryFolder(), name),
    data: "",
    key: "",
    document: "",
    openings: [],
  };
  for (const group of (await namesIn()).filter((name) => !serving.includes(name))) {
    const tried = (commands[group]?.(given) ?? []).map(([name]) => name);
    const there = await namesIn(group);
    expect(tried, group).toEqual(expect.arrayContaining(there));
    expect(tried.length, group).toBeGreaterThan(0);
  }
});

test("what a command does is done, although nothing reads what it prints", async () => {
  const data = temporaryFolder();
  await unread(["import", "resume", persona("nurse"), "--data-dir", data]);
  const { stdout } = await run(["import", "resume", persona("nurse"), "--dry-run", "--data-dir", data]);
  expect(stdout).not.toContain("New job");
});

test.each([["--help"], ["--version"], ["keys", "--help"]])("%s ends quietly, too", async (...args) => {
  const { code, stderr } = await unread(args);
  expect([code, stderr]).toEqual([0, ""]);
});

test("an error that nothing reads ends with its own status", async () => {
  const { code, stderr } = await unread(["users", "show", "nobody"], "2>&1 | true");
  expect([code, stderr]).toEqual([2, ""]);
});

test("a full disk is told in one line", async () => {
  const { code, stderr } = await unread(["install", "--print"], "> /dev/full");
  expect(code).toBe(1);
  expect(lines(stderr)).toHaveLength(1);
  expect(stderr).toContain("ENOSPC");
});
