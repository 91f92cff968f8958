import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";

const persona = join(root, "test", "support", "samples", "personas", "nurse.json");

test("a word that is no command of a group is answered with the group's commands", async () => {
  const { code, stderr } = await run(["import", "resume.pdf"]);
  expect([code, stderr]).toEqual([
    2,
    "The command is missing: import resume, import export, import catalog. See career-context import --help.\n",
  ]);
});

describe("help", () => {
  test("the program's help names every command", async () => {
    const help = await runWell(["--help"]);
    const named = lines(help).flatMap((line) => /^ {2}([a-z-]+)(?: |$)/.exec(line)?.[1] ?? []);
    expect(named).toEqual(
      expect.arrayContaining([
        "serve",
        "mcp",
        "keys",
        "users",
        "import",
        "documents",
        "export",
        "backup",
        "restore",
        "demo",
        "doctor",
        "install",
        "uninstall",
      ]),
    );
  });

  test.each([
    [
      ["serve"],
      [
        "--host",
        "--port",
        "--data-dir",
        "--allowed-host",
        "--webhook-allow",
        "--toolsets",
        "--log-format",
        "--allow-fetch",
      ],
    ],
    [["mcp"], ["--toolsets", "--read-only", "--scopes", "--webhook-allow", "--log-format", "--data-dir"]],
    [
      ["keys", "create"],
      [
        "--name",
        "--scopes",
        "--calendar",
        "--expires",
        "--limit",
        "--credits",
        "--trial",
        "--user",
        "--json",
        "--data-dir",
      ],
    ],
    [
      ["keys", "list"],
      ["--json", "--data-dir"],
    ],
    [
      ["keys", "revoke"],
      ["<id>", "--json", "--data-dir"],
    ],
    [
      ["users", "create"],
      ["--name", "--email", "--json", "--data-dir"],
    ],
    [
      ["users", "list"],
      ["--json", "--data-dir"],
    ],
    [
      ["documents", "list"],
      ["--user", "--json", "--data-dir"],
    ],
    [
      ["documents", "save"],
      ["<id>", "<file>", "--format", "--paper", "--look", "--pages", "--force", "--user", "--data-dir"],
    ],
    [
      ["import", "resume"],
      ["<file>", "--data-dir"],
    ],
    [["export"], ["--out", "--force", "--data-dir"]],
    [["backup"], ["<file>", "--force", "--data-dir"]],
    [["restore"], ["<file>", "--force", "--data-dir"]],
    [
      ["import", "export"],
      ["<file>", "--user", "--replace-demo", "--data-dir"],
    ],
    [["demo"], ["--force", "--data-dir"]],
    [["doctor"], ["--port", "--data-dir"]],
    [["install"], ["[clients...]", "--data-dir"]],
  ])("%j --help shows its flags and does nothing else", async (command, flags) => {
    const { code, stdout, stderr } = await run([...command, "--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const flag of flags) expect(stdout).toContain(flag);
  });

  test("--version prints the package's version", async () => {
    expect(await runWell(["--version"])).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("a wrong call exits 2, prints nothing on stdout and one line on stderr that says what would be right", () => {
  test.each([
    ["servee", /serve/],
    ["--bogus", /--help/],
    ["keys nonsense", /--help/],
    ["serve --port abc", /0 to 65535/],
    ["serve --port 70000", /0 to 65535/],
    ["serve --bogus", /--help/],
    ["serve --host", /--host <address>/],
    ["serve --log-format xml", /text, json/],
    ["serve extra", /Expected 0 arguments/],
    ["serve --toolsets nope", /core, chatgpt, all/],
    ["serve --host nowhere.invalid", /--host/],
    ["mcp --toolsets nope", /core, chatgpt, all/],
    ["mcp --scopes nope", /Unknown scope \\"nope\\": .*read:\*/],
    ["mcp --scopes ,", /--scopes read:context/],
    ["keys create", /--name <label>/],
    ["keys create --calendar --scopes all", /--calendar takes no --scopes/],
    ["keys create --calendar --credits 3", /--calendar takes no --credits/],
    ["keys create --name x --expires soon", /90d/],
    ["keys create --name x --expires 2001-01-01", /future/],
    ["serve --port 99999999999999", /0 to 65535/],
    ["keys create --name x --limit 0", /from 1 to 999999999\b/],
    ["keys create --name x --limit 99999999999999", /from 1 to 999999999\b/],
    ["keys create --name x --credits 1000000000", /from 0 to 999999999\b/],
    ["keys create --name x --trial 99999999999999", /from 0 to 999999999\b/],
    ["keys create --name x --limit many", /whole number/],
    ["keys create --name x --credits -1", /from 0 to 999999999\b/],
    ["keys create --name x --credits 5 --trial 5", /either/],
    ["keys create --name x --scopes read:nothing", /Unknown scope "read:nothing": .*read:\*/],
    ["keys create --name x --user nobody", /users list/],
    ["keys revoke", /'id'/],
    ["keys revoke key_unknown", /keys list/],
    ["users create --name Ada", /--email/],
    ["users create --name Ada --email ada", /ada@example.org/],
    ["import resume", /'file'/],
    ["import resume /no/such/file.json", /\/no\/such\/file.json/],
    [`import resume ${persona} --user nobody`, /users list/],
    ["import export", /'file'/],
    ["jobs add", /'file-or-url'/],
    ["jobs add /no/such/posting.pdf", /an opening: PDF/],
    ["import export /no/such/file.json", /\/no\/such\/file.json/],
    ["export", /--out/],
    ["export --out /no/such/folder/file.json", /can write/],
    ["backup", /'file'/],
    ["backup ./backup.db", /no database/],
    ["restore ./no-such-backup.db", /no-such-backup.db/],
    ["install notepad", /claude-desktop, claude-code, cursor, vscode, codex/],
  ])("%s", async (call, remedy) => {
    const dataDir = temporaryFolder();
    const env = { CAREER_CONTEXT_DATA_DIR: dataDir };
    const { code, stdout, stderr } = await run(call.split(" "), { cwd: dataDir, env });
    expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 2, stdout: "", count: 1 });
    expect(stderr).toMatch(remedy);
  });

  test("an empty --data-dir, which an unset shell variable gives", async () => {
    const folder = temporaryFolder();
    const { code, stderr } = await run(["demo", "--data-dir", ""], { cwd: folder });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "--data-dir must name a folder, or be omitted.\n",
    });
  });

  test.each(["serve", "mcp"])("%s says it as a JSON line", async (command) => {
    const { stderr } = await run([command, "--bogus"]);
    expect(JSON.parse(stderr)).toMatchObject({ level: "error", message: expect.stringContaining("--bogus") });
  });

  test("a command that needs a further word shows which there are", async () => {
    const { code, stdout, stderr } = await run(["keys"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/create[\s\S]+list[\s\S]+revoke/);
  });
});

describe("settings", () => {
  test("the environment sets the data folder and a flag wins over it", async () => {
    const [fromEnvironment, fromFlag] = [temporaryFolder(), temporaryFolder()];
    const env = { CAREER_CONTEXT_DATA_DIR: fromEnvironment };
    expect(await runWell(["demo"], { env })).toContain(fromEnvironment);
    expect(await runWell(["demo", "--data-dir", fromFlag], { env })).toContain(fromFlag);
  });

  test("without either, the data is in .career-context of the home folder", async () => {
    const home = temporaryFolder();
    expect(await runWell(["users", "list"], { env: { HOME: home } })).toContain(
      join(home, ".career-context"),
    );
  });

  test.each([
    ["CAREER_CONTEXT_PORT", "eighty", /--port 8787/],
    ["CAREER_CONTEXT_LOG_LEVEL", "loud", /debug, info, warn, error/],
  ])("a bad %s is refused like a bad flag", async (name, value, remedy) => {
    const { code, stderr } = await run(["serve", "--data-dir", temporaryFolder()], {
      env: { [name]: value },
    });
    expect(code).toBe(2);
    expect(stderr).toMatch(remedy);
  });
});
