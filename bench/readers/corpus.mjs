// The texts of test/corpus with their gold.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../processes.mjs";

/** All texts of a kind (`postings` or `resumes`), each with `name`, `text`, `format` and `gold`, in the order of their names. */
export function loadCorpus(kind) {
  const folder = join(root, "test", "corpus", kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => {
      const name = file.slice(0, -".json".length);
      const gold = JSON.parse(readFileSync(join(folder, file), "utf8"));
      const isMarkdown = existsSync(join(folder, `${name}.md`));
      const text = readFileSync(join(folder, `${name}.${isMarkdown ? "md" : "txt"}`), "utf8");
      return { name, text, format: isMarkdown ? "markdown" : "text", gold };
    });
}
