// MELO: occupations of a country's classification, each with its occupations of ESCO. O*NET has English names; the
// classifications of Germany, Spain and France stand for their languages.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importSource } from "../import-source.mjs";
import { bm25 } from "./bm25.mjs";
import { isOpen } from "./half.mjs";
import { rowsOf } from "./table.mjs";

const { createTitleIndex } = await importSource(`
export { createTitleIndex } from "./engine/catalog/titles/titles.ts";
`);
const folders = {
  "en (O*NET)": "usa_q_en_c_en",
  de: "deu_q_de_c_de",
  es: "esp_q_es_c_es",
  fr: "fra_q_fr_c_fr",
};

/** How often an occupation of ESCO that belongs to the name is the first, or among five. */
export async function proveMelo({ folder, misses }) {
  const there = Object.entries(folders).filter(([, name]) =>
    existsSync(join(folder, "melo", name, "queries.tsv")),
  );
  const results = there.map(([part, name]) => judgeFolder(join(folder, "melo", name), part, misses));
  const measures = [
    { key: "first", metric: "hit", level: "occupation", k: 1 },
    { key: "five", metric: "hit", level: "occupation", k: 5 },
  ];
  const absent = Object.values(folders).filter((name) => !there.some(([, one]) => one === name));
  return {
    title: "names of occupations to ESCO",
    version: "titles",
    note: absent.length === 0 ? "" : `Not in the folder: ${absent.join(", ")}.`,
    rows: rowsOf(
      results.flatMap(({ judged }) => judged),
      measures,
      there.map(([part]) => part),
    ),
    misses: results.flatMap(({ missed }) => missed),
  };
}

function judgeFolder(folder, part, misses) {
  const table = (name) =>
    readFileSync(join(folder, name), "utf8")
      .trimEnd()
      .split("\n")
      .map((row) => row.split("\t"));
  const concepts = new Map();
  for (const [id, label] of table("corpus_elements.tsv")) {
    const code = conceptOf(id);
    concepts.set(code, [...(concepts.get(code) ?? []), label]);
  }
  const wanted = new Map();
  for (const [query, , id] of table("annotations.tsv"))
    wanted.set(query, (wanted.get(query) ?? new Set()).add(conceptOf(id)));
  const occupations = [...concepts].map(([code, [title, ...alternateTitles]]) => ({
    code,
    title,
    alternateTitles,
    description: "",
    skills: [],
    knowledge: [],
    tools: [],
  }));
  const index = createTitleIndex(occupations);
  const labels = occupations.flatMap(({ code, title, alternateTitles }) =>
    [title, ...alternateTitles].map((label) => ({ code, label })),
  );
  const plain = bm25(labels.map(({ label }) => label));
  const missed = [];
  const judged = table("queries.tsv").flatMap(([id, name]) => {
    const right = wanted.get(id);
    if (right === undefined) return [];
    const own = index.search(name, 5).map(({ code }) => code);
    const base = [...new Set(plain(name).map((place) => labels[place].code))].slice(0, 5);
    const hit = (codes, k) => Number(codes.slice(0, k).some((code) => right.has(code)));
    if (misses && isOpen(name) && hit(own, 5) === 0)
      missed.push(`[${part}] ${name} → ${[...right].map((code) => concepts.get(code)[0]).join(", ")}`);
    return [
      {
        isOpen: isOpen(name),
        parts: [part],
        first: [hit(own, 1), hit(base, 1)],
        five: [hit(own, 5), hit(base, 5)],
      },
    ];
  });
  return { judged, missed };
}

/** "C000001_en_000" */
function conceptOf(id) {
  return id.split("_")[0];
}
