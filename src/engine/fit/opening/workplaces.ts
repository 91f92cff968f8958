import file from "../../../../db/lexicon/fit/workplaces.json" with { type: "json" };
import { dataFile } from "../../lexicon/data-file.ts";
import { stemsOf } from "./skills/content-words.ts";

const workplaces = dataFile("fit/workplaces", file).wordSet("workplaces");
let stems: ReadonlySet<string> | undefined;

/**
 * The words for a kind of workplace in an employer's name, by stem. Who worked at a school has worked in a school; working
 * at Oracle says nothing of its products.
 */
export function workplaceOf(employer: string): ReadonlySet<string> {
  stems ??= stemsOf([...workplaces].join(" "));
  const known = stems;
  return new Set([...stemsOf(employer)].filter((stem) => known.has(stem)));
}
