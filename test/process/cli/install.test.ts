import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { run, runWell } from "../../support/program/program.ts";

const launch = { command: process.execPath, args: [join(root, "dist", "main.js"), "mcp"] };

const files: Readonly<Record<string, string>> = {
  "claude-desktop": ".config/Claude/claude_desktop_config.json",
  "claude-code": ".claude.json",
  cursor: ".cursor/mcp.json",
  vscode: ".config/Code/User/mcp.json",
  codex: ".codex/config.toml",
  "gemini-cli": ".gemini/settings.json",
  goose: ".config/goose/config.yaml",
};

/** A home of its own, in which files of clients may lie. */
function home(there: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  const at = (file: string) => join(folder, file);
  for (const [file, text] of Object.entries(there)) {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
  const env = { HOME: folder, XDG_CONFIG_HOME: "", CODEX_HOME: "", APPDATA: "" };
  return {
    at,
    text: (file: string) => readFileSync(at(file), "utf8"),
    run: (...args: string[]) => run(args, { env }),
    well: (...args: string[]) => runWell(args, { env }),
  };
}

const before: Readonly<Record<string, string>> = {
  "claude-desktop": '{\n  "mcpServers": {\n    "other": { "command": "x" }\n  }\n}\n',
  "claude-code": '{"numStartups": 3, "mcpServers": {"other": {"command": "x"}}}',
  cursor: '{\r\n\t// mine\r\n\t"mcpServers": {\r\n\t\t"other": {}, // the first\r\n\t},\r\n}\r\n',
  vscode: '\uFEFF{\n    "inputs": [],\n    "servers": {}\n}\n',
  codex: 'model = "x"\n\n[mcp_servers.other]\ncommand = "y"\n',
  "gemini-cli": '{\n  "theme": "dark"\n}',
  goose: "GOOSE_MODEL: x\nextensions:\n  developer:\n    enabled: true\n    type: builtin\n",
};

test.each(Object.keys(files))(
  "%s: the entry is written and tried, and taken out again byte for byte",
  async (client) => {
    const file = files[client] ?? "";
    const text = before[client] ?? "";
    const one = home({ [file]: text });
    chmodSync(one.at(file), 0o640);
    const said = await one.well("install", client, "--yes");
    expect(said).toMatch(
      /^[^\n]+\n(?: {2}.*\n)*Written\. The file as it was: .+\nTried as .+: \d\d tools\.$/m,
    );
    expect(said).toContain(`career-context uninstall ${client}`);
    expect(one.text(file)).toContain(JSON.stringify(launch.args[0]));
    expect(lstatSync(one.at(file)).mode & 0o777).toBe(0o640);
    expect(await one.well("install", client, "--yes")).toContain("is connected already");
    await one.well("uninstall", client, "--yes");
    expect(one.text(file)).toBe(text);
    expect(readdirSync(dirname(one.at(file)))).toEqual([file.split("/").at(-1)]);
  },
);

test("clients that are found are written all at once, with files and folders that were missing, and undone", async () => {
  const one = home();
  for (const folder of [".cursor", ".codex", ".config/Code"]) mkdirSync(one.at(folder), { recursive: true });
  const said = await one.well("install", "--auto", "--yes");
  expect(said).toContain("career-context uninstall cursor vscode codex");
  expect(JSON.parse(one.text(".cursor/mcp.json"))).toEqual({ mcpServers: { "career-context": launch } });
  expect(existsSync(one.at(".gemini"))).toBe(false);
  await one.well("uninstall", "--yes");
  for (const client of ["cursor", "vscode", "codex"])
    expect(existsSync(one.at(files[client] ?? ""))).toBe(false);
});

test("without a yes nothing is written, and the change is shown", async () => {
  const file = ".cursor/mcp.json";
  const one = home({ [file]: "{}" });
  const { code, stdout, stderr } = await one.run("install");
  expect({ code, stderr }).toEqual({ code: 2, stderr: "Nobody is here to ask: add --yes to write it.\n" });
  expect(stdout).toContain('+   "mcpServers": {');
  expect(stdout).toContain("Nothing was written.");
  expect(one.text(file)).toBe("{}");
  expect(readdirSync(one.at(".cursor"))).toEqual(["mcp.json"]);
});

test("edits made after the installation are kept", async () => {
  const file = ".gemini/settings.json";
  const one = home({ [file]: before["gemini-cli"] ?? "" });
  await one.well("install", "gemini-cli", "--yes");
  writeFileSync(one.at(file), one.text(file).replace("dark", "light"));
  await one.well("uninstall", "gemini-cli", "--yes");
  expect(JSON.parse(one.text(file))).toEqual({ theme: "light", mcpServers: {} });
});

test("a link is followed, and stays a link", async () => {
  const one = home({ "dotfiles/mcp.json": '{\n  "mcpServers": {\n    "other": {}\n  }\n}\n' });
  mkdirSync(one.at(".cursor"));
  symlinkSync(one.at("dotfiles/mcp.json"), one.at(".cursor/mcp.json"));
  await one.well("install", "cursor", "--yes");
  expect(lstatSync(one.at(".cursor/mcp.json")).isSymbolicLink()).toBe(true);
  expect(one.text("dotfiles/mcp.json")).toContain("career-context");
});

test.each([
  [
    "broken JSON",
    ".cursor/mcp.json",
    '{\n  "a": 1\n  "b": 2\n}',
    "cursor",
    /^Cursor: line 3 of its file: It is not JSON/m,
  ],
  [
    "two entries",
    ".cursor/mcp.json",
    '{\n  "mcpServers": {\n    "career-context": {},\n    "career-context": {}\n  }\n}',
    "cursor",
    /^Cursor: line 4 of its file: "career-context" occurs twice/m,
  ],
  [
    "broken TOML",
    ".codex/config.toml",
    "[a]\nb = \n",
    "codex",
    /^Codex: line 2 of its file: It is not TOML/m,
  ],
  [
    "broken YAML",
    ".config/goose/config.yaml",
    "a: [1\nb: 2\n",
    "goose",
    /^Goose: line 2 of its file: It is not YAML/m,
  ],
  [
    "a list for servers",
    ".claude.json",
    '{"mcpServers": []}',
    "claude-code",
    /^Claude Code: line 1 .* holds no object/m,
  ],
])("%s is refused with the line, and stays as it is", async (_, file, text, client, says) => {
  const one = home({ [file]: text });
  const { code, stdout } = await one.run("install", client, "--yes");
  expect(code).toBe(1);
  expect(stdout).toMatch(says);
  expect(stdout).toContain(`career-context install --print ${client} shows what to paste.`);
  expect(one.text(file)).toBe(text);
  expect(readdirSync(dirname(one.at(file)))).toEqual([file.split("/").at(-1)]);
});

test("a file that is not UTF-8, and one that is for reading only, are refused", async () => {
  const one = home({ ".cursor/mcp.json": "", ".gemini/settings.json": "{}" });
  writeFileSync(one.at(".cursor/mcp.json"), Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
  chmodSync(one.at(".gemini/settings.json"), 0o444);
  const { code, stdout } = await one.run("install", "cursor", "gemini-cli", "--yes");
  expect(code).toBe(1);
  expect(stdout).toContain("Cursor: its file is not UTF-8. Nothing was written;");
  expect(stdout).toContain("Gemini CLI: its file may not be written. Nothing was written;");
  expect(one.text(".gemini/settings.json")).toBe("{}");
});

test("an unknown client, and a machine without any, are refused in one line", async () => {
  const one = home();
  expect((await one.run("install", "emacs")).stderr).toMatch(/^Unknown client "emacs": use claude-desktop, /);
  expect((await one.run("install")).stderr).toMatch(/^No client was found here\. Name one: /);
  expect((await one.run("uninstall", "emacs")).stderr).toMatch(/^Unknown client "emacs"/);
  expect(await one.well("uninstall")).toBe("");
});
