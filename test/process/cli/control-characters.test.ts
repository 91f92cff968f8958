import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { print } from "../../../src/cli/terminal/context.ts";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, runWell } from "../../support/program/program.ts";

/** Forges a row, moves the cursor, turns the direction of what follows, and separates lines where some programs do. */
const hostile = [
  "Ada\nlocal  Forged  forged@example.org",
  "Ada\rForged",
  "Ada\u001b[2J\u001b]0;owned\u0007",
  "Ada\u009b31m\t\u000b\u000c\u0085\u007f",
  "Ada\u202egro.elpmaxe\u202c\u2066x\u2069\u200f",
  "Ada\u2028Forged\u2029Forged",
].join("");
const obeyed = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** A person with a key and a linked account. */
async function folderOfPerson(): Promise<string> {
  const folder = temporaryFolder();
  await runWell(["keys", "create", "--name", "laptop", "--data-dir", folder]);
  const link = ["--issuer", "https://issuer.example", "--subject", "s-1"];
  await runWell(["users", "link", "local", ...link, "--data-dir", folder]);
  return folder;
}

/** Gives everything this name, as a changed file may. */
function nameAll(folder: string, name: string): void {
  const database = openDatabase(join(folder, "career-context.db"));
  database.prepare("update users set name = ?, email = ?").run(name, name);
  database.prepare("update api_keys set name = ?").run(name);
  database.prepare("update subject_links set subject = ?, issuer = ?").run(name, name);
  database.close();
}

test.each([
  [["users", "list"]],
  [["users", "show", "local"]],
  [["users", "usage", "local"]],
  [["keys", "list"]],
  [["keys", "list", "--json"]],
])("a hostile name forges no row of %j and orders the terminal nothing", async (command) => {
  const folder = await folderOfPerson();
  nameAll(folder, "Ada");
  const plain = lines(await runWell([...command, "--data-dir", folder]));
  nameAll(folder, hostile);
  const said = await runWell([...command, "--data-dir", folder]);
  expect(lines(said)).toHaveLength(plain.length);
  expect(obeyed.test(said)).toBe(false);
  if (command.includes("--json")) expect(JSON.parse(said)).toMatchObject([{ name: hostile }]);
});

test.each([[hostile], ["\u0000\n"], ["\u{e000}\r"]])(
  "no line that is printed breaks, whatever is in it: %j",
  (text) => {
    const written: string[] = [];
    const write = vi
      .spyOn(process.stdout, "write")
      .mockImplementation((part) => written.push(String(part)) > 0);
    print(text, "own line");
    write.mockRestore();
    expect(written).toHaveLength(1);
    expect(lines(written.join(""))).toEqual([expect.any(String), "own line"]);
    expect(obeyed.test(written.join(""))).toBe(false);
  },
);
