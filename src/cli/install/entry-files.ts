import { jsonFile } from "./json-file.ts";
import { tomlFile } from "./toml-file.ts";
import type { EntryFile } from "./types.ts";
import { yamlFile } from "./yaml-file.ts";

/** The formats of clients' files. */
export const entryFiles: Readonly<Record<"json" | "toml" | "yaml", EntryFile>> = {
  json: jsonFile,
  toml: tomlFile,
  yaml: yamlFile,
};
