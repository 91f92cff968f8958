import module from "node:module";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepCompiledCode } from "../../../src/cli/compile-cache.ts";

const before = Reflect.get(module, "enableCompileCache");
const folders: string[] = [];
beforeEach(
  () => void Object.assign(module, { enableCompileCache: (folder: string) => folders.push(folder) }),
);
afterEach(() => {
  folders.length = 0;
  Object.assign(module, { enableCompileCache: before });
});

test("the built program keeps compiled code beside itself", () => {
  keepCompiledCode("file:///opt/career%20context/dist/main.js");
  expect(folders.map((folder) => folder.replaceAll("\\", "/"))).toEqual([
    expect.stringMatching(/\/opt\/career context\/dist\/\.compile-cache$/),
  ]);
});

test("neither a program run from its sources nor an older Node keeps any", () => {
  keepCompiledCode("file:///opt/src/start.ts");
  Object.assign(module, { enableCompileCache: undefined });
  keepCompiledCode("file:///opt/dist/main.js");
  expect(folders).toEqual([]);
});
