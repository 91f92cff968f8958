// How well the program's own readers read test/corpus: precision first, then lines accounted for, then recall.
import { parseArgs } from "node:util";
import { measureFit } from "../fit/run.mjs";
import { measureLimits } from "../limits/run.mjs";
import { measureMails } from "../mails/run.mjs";
import { measureProof } from "../proof/run.mjs";
import { ablate as ablateRules } from "../texts/ablate.mjs";
import { measureResumeTexts } from "../texts/resumes.mjs";
import { measureTexts } from "../texts/run.mjs";
import { measureWritings } from "../writings/run.mjs";
import { addTally, createTally } from "./compare.mjs";
import { loadCorpus } from "./corpus.mjs";
import { measureFiles } from "./files.mjs";
import { measureFresh } from "./fresh.mjs";
import { measureFreshResumes } from "./fresh-resumes.mjs";
import { judgePosting } from "./postings.mjs";
import { loadReaders } from "./readers.mjs";
import { judgeResume } from "./resumes.mjs";

const { only, errors, ablate, name, text, from, to, onet, against, texts, gold } = parseArgs({
  options: {
    only: { type: "string" },
    errors: { type: "boolean", default: false },
    ablate: { type: "boolean", default: false },
    name: { type: "string" },
    text: { type: "string" },
    from: { type: "string", default: "1" },
    to: { type: "string", default: "999" },
    onet: { type: "string" },
    against: { type: "string" },
    texts: { type: "string" },
    gold: { type: "string" },
  },
}).values;

if (ablate) {
  await ablateRules({ gold, name, only });
  process.exit(0);
}

if (texts !== undefined || gold !== undefined) {
  if (only !== "resumes") await measureTexts({ folder: texts, gold, part: only, errors, name });
  if (only === undefined || only === "resumes")
    await measureResumeTexts({ folder: texts, gold, errors, name });
  process.exit(0);
}

if (onet !== undefined) await measureFit(onet, against);
else if (only === "fit") console.log("Give the folder of an O*NET text release: --onet FOLDER.");

const readers = await loadReaders();
const kinds = {
  resumes: (text) => judgeResume(text, readers.readResume(text.text, text.format)),
  postings: (text) => judgePosting(text, readers.readPosting(text.text)),
};
for (const [kind, judge] of Object.entries(kinds)) {
  if (only === undefined || only === kind) report(kind, judge);
}
if (only === undefined || only === "fresh-resumes") measureFreshResumes(readers.readResume, { name, errors });

if (only === undefined || only === "fresh") measureFresh(kinds.postings, { name, errors });
if (only === undefined || only === "proof") await measureProof({ errors });
if (only === undefined || only === "writings") await measureWritings({ errors });
if (only === undefined || only === "mails") await measureMails({ name, errors });
if (only === undefined || only === "limits") await measureLimits({ errors });
if (only === undefined || only === "files") await measureFiles({ name, text, errors });

function report(kind, judge) {
  const judged = loadCorpus(kind)
    .filter((text) => name === undefined || text.name.includes(name))
    .filter((text) => numberOf(text) >= Number(from) && numberOf(text) <= Number(to))
    .map((text) => ({ text, tallies: judge(text) }));
  for (const part of ["fields", "requirements"]) {
    const rows = judged.filter(({ tallies }) => tallies[part] !== undefined);
    if (rows.length === 0) continue;
    console.log(`\n${kind}, ${part}`);
    for (const isHeldOut of [false, true]) {
      const some = rows.filter(({ text }) => text.gold.heldOut === isHeldOut);
      print(isHeldOut ? "kept aside" : "all others", some, part);
      if (isHeldOut) continue;
      for (const key of ["language", "form"]) {
        for (const value of valuesOf(some, key)) {
          print(
            `  ${key} ${value}`,
            some.filter(({ text }) => text.gold[key] === value),
            part,
          );
        }
      }
    }
  }
  if (errors) printErrors(judged);
}

/** Texts are numbered in the order in which they were written, so that a later batch can be measured apart. */
function numberOf({ name: file }) {
  return Number.parseInt(file, 10);
}

function valuesOf(rows, key) {
  return [...new Set(rows.map(({ text }) => text.gold[key]))].sort();
}

function print(label, rows, part) {
  const sum = createTally();
  for (const { tallies } of rows) addTally(sum, tallies[part]);
  const figures = [
    `precision ${ratio(sum.right, sum.right + sum.wrong)}`,
    `invented ${String(sum.invented).padStart(3)}`,
    `lines ${ratio(sum.covered, sum.lines)}`,
    `recall ${ratio(sum.right, sum.right + sum.missed)}`,
    `(${sum.right + sum.wrong} set in ${rows.length})`,
  ];
  console.log(`${label.padEnd(30)} ${figures.join("  ")}`);
}

function ratio(part, whole) {
  return whole === 0 ? "   -" : (part / whole).toFixed(2);
}

/** What went wrong, of the texts that are not kept aside. */
function printErrors(judged) {
  for (const { text, tallies } of judged.filter(({ text }) => !text.gold.heldOut)) {
    console.log(`\n== ${text.name}`);
    for (const tally of Object.values(tallies)) for (const error of tally.errors) console.log(`  ${error}`);
  }
}
