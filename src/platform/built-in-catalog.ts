import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type NamedText, parseBuiltIn } from "../engine/catalog/built-in.ts";
import type { CatalogData } from "../engine/catalog/types.ts";
import { packageRoot } from "./package-root.ts";

let builtIn: CatalogData | undefined;

/** The catalogue that comes with the program, read from its package once in a process; nobody may change it. */
export function readBuiltInCatalog(): CatalogData {
  builtIn ??= parseBuiltIn({
    skills: textsOf("skills", ".tsv"),
    occupations: textsOf("occupations", ".jsonl"),
  });
  return builtIn;
}

/** In order of their names, so that the catalogue is the same on every file system. */
function textsOf(kind: string, ending: string): NamedText[] {
  const folder = join(packageRoot(), "db", "catalog", kind);
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names
    .sort()
    .map((name) => ({ file: `${kind}/${name}`, text: readFileSync(join(folder, name), "utf8") }));
}
