import { describe, expect, test } from "vitest";
import { BrokenFile } from "../../../../src/cli/install/entry-file.ts";
import { entryFiles } from "../../../../src/cli/install/plan.ts";

const launch = { command: "/usr/bin/node", args: ["/opt/a b/main.js", "mcp"] };
const path = ["mcpServers", "career-context"];

const json = entryFiles.json;
const jsons: readonly (readonly [string, string])[] = [
  ["no content", ""],
  ["an empty object", "{}"],
  ["an empty object on two lines", "{\n}\n"],
  ["another server", '{\n  "mcpServers": {\n    "other": {\n      "command": "x"\n    }\n  }\n}\n'],
  ["four spaces, tabs in strings", '{\n    "a": "\\t",\n    "mcpServers": {\n        "other": {}\n    }\n}'],
  ["tabs", '{\n\t"mcpServers": {\n\t\t"other": {}\n\t}\n}\n'],
  ["no servers yet", '{\n  "theme": "dark"\n}\n'],
  ["an empty list of servers", '{\n  "mcpServers": {}\n}\n'],
  ["CRLF", '{\r\n  "mcpServers": {\r\n    "other": {}\r\n  }\r\n}\r\n'],
  ["a BOM", '\uFEFF{\n  "theme": "dark"\n}\n'],
  ["comments", '{\n  // mine\n  "mcpServers": {\n    "other": {} // the first\n  } /* all */\n}\n'],
  ["trailing commas", '{\n  "mcpServers": {\n    "other": {},\n  },\n}\n'],
  ["a comment before a trailing comma", '{\n  "mcpServers": {\n    "other": {} /* one */ ,\n  }\n}\n'],
  ["one line", '{"mcpServers":{"other":{}},"theme":"dark"}'],
  ["a key that needs quotes", '{\n  "a \\"b\\"": 1,\n  "mcpServers": {\n    "x": 1\n  }\n}\n'],
];

describe("JSON", () => {
  test.each(jsons)("takes the entry and gives it back: %s", (_, text) => {
    const made = json.withEntry(text, path, launch);
    expect(json.entry(made, path)).toEqual(launch);
    const left = json.withoutEntry(made, path);
    expect(json.entry(left, path)).toBeUndefined();
    // Only what had no list of servers keeps an empty one; whoever undoes takes the copy then.
    if (text.includes('"other"') || text.includes('"x"')) expect(left).toBe(text);
    // All that was there stands there still, in its order.
    const marks = [...text].filter((sign) => !/\s/.test(sign));
    let at = 0;
    for (const sign of made) if (sign === marks[at]) at += 1;
    expect(at).toBe(marks.length);
  });

  test("an entry of another place is replaced where it stands, and nothing beside it", () => {
    const text = json.withEntry('{\n  "mcpServers": {\n    "other": {} // mine\n  }\n}\n', path, launch);
    const made = json.withEntry(text, path, { ...launch, command: "node" });
    expect(made).toBe(text.replace("/usr/bin/node", "node"));
  });

  test("edits made in between are kept", () => {
    const made = json.withEntry('{\n  "mcpServers": {}\n}\n', path, launch);
    const edited = made.replace('"mcpServers": {', '"mcpServers": {\n    "later": {},');
    expect(json.withoutEntry(edited, path)).toBe('{\n  "mcpServers": {\n    "later": {}\n  }\n}\n');
  });

  test.each([
    ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', 3],
    ["an end too early", '{\n  "a": {\n', 3],
    ["no object", "[1]", 1],
    ["two entries", '{\n  "mcpServers": {\n    "career-context": {},\n    "career-context": {}\n  }\n}', 4],
    ["a list where servers belong", '{\n  "mcpServers": []\n}', 2],
  ])("is refused with its line: %s", (_, text, line) => {
    const refused = (): unknown => json.withEntry(text, path, launch);
    expect(refused).toThrow(BrokenFile);
    expect(refused).toThrow(expect.objectContaining({ line }));
  });
});

const toml = entryFiles.toml;
const table = ["mcp_servers", "career-context"];

describe("TOML", () => {
  test.each([
    ["no content", ""],
    ["other tables", 'model = "x"\n\n[mcp_servers.other]\ncommand = "y" # mine\n'],
    ["no end of the last line", "[a]\nb = 1"],
    ["CRLF", "[a]\r\nb = 1\r\n"],
    ["text of several lines", '[a]\nb = """\n[mcp_servers.career]\n"""\n'],
  ])("takes the entry and gives it back: %s", (_, text) => {
    const made = toml.withEntry(text, table, launch);
    expect(made.startsWith(text)).toBe(true);
    expect(toml.entry(made, table)).toEqual(launch);
    const left = toml.withoutEntry(made, table);
    expect(toml.entry(left, table)).toBeUndefined();
    expect(left.trimEnd()).toBe(text.trimEnd());
  });

  test("takes tables below the entry out with it, and no other", () => {
    const made =
      '[mcp_servers.career-context]\ncommand = "a"\n[mcp_servers.career-context.env]\nA = "b"\n\n[z]\nc = 1\n';
    expect(toml.withoutEntry(made, table)).toBe("[z]\nc = 1\n");
  });

  test("is refused with its line where it is none, and where the entry has another form", () => {
    const broken = (): unknown => toml.withEntry("[a]\nb = \n", table, launch);
    expect(broken).toThrow(expect.objectContaining({ line: 2 }));
    const inline = 'mcp_servers = { career-context = { command = "x" } }\n';
    expect(() => toml.withoutEntry(inline, table)).toThrow(BrokenFile);
  });
});

const yaml = entryFiles.yaml;
const extension = ["extensions", "career-context"];
const goose = {
  name: "career-context",
  cmd: "/usr/bin/node",
  args: ["main.js", "mcp"],
  enabled: true,
  type: "stdio",
};

describe("YAML", () => {
  test.each([
    ["no content", ""],
    [
      "other extensions",
      "GOOSE_MODEL: x\nextensions:\n  developer:\n    enabled: true # mine\n    type: builtin\nother: 1\n",
    ],
    ["no extensions", "# mine\nGOOSE_MODEL: x\n"],
    ["no end of the last line", "extensions:\n    developer:\n        enabled: true"],
    ["CRLF", "extensions:\r\n  developer:\r\n    enabled: true\r\nother: 1\r\n"],
  ])("takes the entry and gives it back: %s", (_, text) => {
    const made = yaml.withEntry(text, extension, goose);
    expect(yaml.entry(made, extension)).toEqual(goose);
    const left = yaml.withoutEntry(made, extension);
    expect(yaml.entry(left, extension)).toBeUndefined();
    if (text.includes("developer")) expect(left.trimEnd()).toBe(text.trimEnd());
    for (const line of text.split(/\r?\n/)) expect(made).toContain(line);
  });

  test("is refused where it is none, or where entries stand in braces", () => {
    expect(() => yaml.withEntry("a: [1\nb: 2\n", extension, goose)).toThrow(BrokenFile);
    const braces = (): unknown => yaml.withEntry("a: 1\nextensions: { x: 1 }\n", extension, goose);
    expect(braces).toThrow(expect.objectContaining({ line: 2 }));
  });
});
