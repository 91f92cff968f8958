// Readings that a text supports and forged ones. The baseline takes a reading whose every word the text has.
import { importSource } from "../import-source.mjs";
import { createJudge, halves, readHalf } from "../proof/run.mjs";
import { rowsOf } from "./table.mjs";

const { stems } = await importSource(`
export { stems } from "./engine/retrieval/words/tokens.ts";
`);

/** How many true readings are refused, and how many forged ones accepted. */
export async function proveFabrication() {
  const judge = await createJudge();
  const judged = halves.flatMap((half) =>
    ["true", "forged"].flatMap((side) =>
      readHalf(half, side).map((one) => {
        const isTaken = [judge(one).end === "proved", hasWords(one)];
        const isWrong = isTaken.map((taken) => Number(taken === (side === "forged")));
        return { isOpen: !half.endsWith("closed"), parts: [], [side]: isWrong };
      }),
    ),
  );
  return {
    title: "readings proved by their text (baseline: all words are in the text)",
    version: "bench/proof",
    note: "Closed: the halves of which only counts are looked at. Open: all others.",
    rows: rowsOf(judged, [
      { key: "forged", metric: "forged accepted", level: "reading" },
      { key: "true", metric: "true not proved", level: "reading" },
    ]),
  };
}

function hasWords({ text, reading }) {
  const known = new Set(stems(text));
  return stems(leavesOf(reading).join(" ")).every((stem) => known.has(stem));
}

function leavesOf(value) {
  return value !== null && typeof value === "object"
    ? Object.values(value).flatMap(leavesOf)
    : [String(value)];
}
