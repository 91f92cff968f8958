import file from "../../../../db/lexicon/words/traditional-chinese.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

/** Traditional Chinese characters in working life, by the simplified ones used in the lexicon. */
export const simplifiedOf: ReadonlyMap<string, string> = new Map(
  dataFile("words/traditional-chinese", file)
    .words("pairs")
    .map(([traditional = "", simplified = ""]): [string, string] => [traditional, simplified]),
);
