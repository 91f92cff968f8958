// One command for the public tests: each beside plain BM25 from the same run, and in two halves by a fixed rule.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { proveFabrication } from "./fabrication.mjs";
import { proveLocomo } from "./locomo.mjs";
import { proveLongMemEval } from "./longmemeval.mjs";
import { proveMelo } from "./melo.mjs";
import { proveRelated } from "./related.mjs";
import { printTable } from "./table.mjs";
import { proveBuiltInTitles, proveReleaseTitles } from "./titles.mjs";

const tests = [
  {
    name: "locomo",
    needs: "locomo/locomo10.json",
    from: "https://github.com/snap-research/locomo (data/locomo10.json); for the audited key also locomo/errors.json of https://github.com/dial481/locomo-audit",
    prove: proveLocomo,
  },
  {
    name: "longmemeval",
    needs: "longmemeval/longmemeval_s_cleaned.json",
    from: "https://huggingface.co/datasets/xiaowu0162/longmemeval-cleaned (longmemeval_s_cleaned.json)",
    prove: proveLongMemEval,
  },
  {
    name: "melo",
    needs: "melo/usa_q_en_c_en/queries.tsv",
    from: "https://github.com/Avature/melo-benchmark (the folders of data/processed/melo)",
    prove: proveMelo,
  },
  {
    name: "related",
    needs: "onet/Occupation Data.txt",
    from: "https://www.onetcenter.org/database.html (the text files of a release, Related Occupations.txt among them)",
    prove: proveRelated,
  },
  {
    name: "release-titles",
    needs: "onet/Alternate Titles.txt",
    from: "https://www.onetcenter.org/database.html (the text files of a release)",
    prove: proveReleaseTitles,
  },
  { name: "titles", prove: proveBuiltInTitles },
  { name: "fabrication", prove: proveFabrication },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, misses: { type: "boolean", default: false } },
});
const folder = positionals[0];
if (folder === undefined) {
  console.log("Give the folder of the fetched data: npm run prove -- FOLDER [--only NAME,NAME] [--misses].");
  console.log("What is missing in it is named with where to get it. Nothing of it is stored.");
  process.exit(1);
}
const chosen = values.only?.split(",");
const unknown = (chosen ?? []).filter((name) => !tests.some((test) => test.name === name));
if (unknown.length > 0) {
  console.log(`--only knows ${tests.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

console.log("Open: the half on which settings were chosen. Closed: the half that was only counted.\n");
for (const { name, needs, from, prove } of tests) {
  if (chosen !== undefined && !chosen.includes(name)) continue;
  if (needs !== undefined && !existsSync(join(folder, needs))) {
    console.log(`## ${name}\n\nMissing: ${needs}. Get it from ${from}.\n`);
    continue;
  }
  const started = performance.now();
  const proved = await prove({ folder, misses: values.misses });
  printTable(name, proved, (performance.now() - started) / 1000);
}
