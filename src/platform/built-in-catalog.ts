import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseBuiltIn } from "../engine/catalog/built-in.ts";
import type { CatalogData, NamedText } from "../engine/catalog/types.ts";
import { packageRoot } from "./package-root.ts";

let builtIn: CatalogData | undefined;

/** Returns the built-in catalog, read from the package once per process. Callers must not change it. */
export function readBuiltInCatalog(): CatalogData {
  builtIn ??= parseBuiltIn({
    skills: textsOf("skills", ".tsv"),
    occupations: textsOf("occupations", ".jsonl"),
    titles: textsOf("titles", ".tsv"),
    entryRequirements: textsOf(".", "entry-requirements.tsv"),
  });
  return builtIn;
}

/** Sorted by name, so that the catalog is the same on every file system. */
function textsOf(kind: string, ending: string): NamedText[] {
  const folder = join(packageRoot(), "db", "catalog", kind);
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names
    .sort()
    .map((name) => ({ file: `${kind}/${name}`, text: readFileSync(join(folder, name), "utf8") }));
}
