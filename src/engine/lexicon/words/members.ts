import file from "../../../../db/lexicon/words/members.json" with { type: "json" };
import { once } from "../../../shared/lazy-module.ts";
import { stemOf } from "../../retrieval/words/tokens.ts";
import { dataFile } from "../data-file.ts";

const read = dataFile("words/members", file);

/**
 * Kinds of things, and words for members of each kind. A question about the kind also finds its members, but not the
 * reverse. English only, and each entry is one word.
 */
const kinds = read.list("kinds");

/** The members of a kind, by the stem of its name. */
export function membersOf(stem: string): readonly string[] {
  return wordsByStem().get(stem) ?? [];
}

const wordsByStem = once(byStem);

function byStem(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of kinds) {
    const [wholes = "", members = ""] = line.split(" > ");
    for (const stem of new Set(wholes.split(" ").map(stemOf)))
      found.set(stem, [
        ...(found.get(stem) ?? []),
        ...members.split(" ").filter((one) => stemOf(one) !== stem),
      ]);
  }
  return found;
}
