import file from "../../../db/lexicon/sheets/stages.json" with { type: "json" };
import { dataFile } from "../lexicon/data-file.ts";
import { datedWord } from "./dates/dated-word.ts";
import { keyOf } from "./key.ts";
import { type SheetStage, sheetStages } from "./types.ts";

/** Words for the stages, in all languages together, separated by commas. Ambiguous words are not included. */
const stageWords = dataFile("sheets/stages", file).joined("stages", file, ", ");

/** Longer cells are sentences. */
const LONGEST = 80;
const byWord: ReadonlyMap<string, SheetStage> = new Map(
  sheetStages.flatMap((stage) =>
    stageWords[stage].split(",").map((word): [string, SheetStage] => [keyOf(word), stage]),
  ),
);

/**
 * The stage named in a cell; undefined if it names no known stage or several. Symbols and numbers around a word
 * are ignored: "3. Interview", "Applied (2026-04-03)", "Rejected 12 March 2026".
 */
export function stageOf(cell: string): SheetStage | undefined {
  if (cell.length > LONGEST) return undefined;
  const whole = wordOf(cell);
  if (whole !== undefined) return whole;
  const parts = cell.split(/[/|,;:>→•()\n]| [-–—] /);
  const found = parts.map((part) => ({ stage: wordOf(part), isEmpty: bare(part) === "" }));
  const stages = new Set(found.filter(({ isEmpty }) => !isEmpty).map(({ stage }) => stage));
  const [stage] = stages;
  return (stages.size === 1 ? stage : undefined) ?? wordOf(datedWord(cell)?.word ?? "");
}

function wordOf(text: string): SheetStage | undefined {
  return byWord.get(keyOf(text)) ?? byWord.get(bare(text));
}

/** The words without numbers, which count stages and rounds. */
function bare(text: string): string {
  return keyOf(text)
    .split(" ")
    .filter((word) => !/^\d/.test(word))
    .join(" ");
}
