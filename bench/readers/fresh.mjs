// The posting reader on texts by another hand, written without a look at it. Of the closed half only figures are printed.
import { addTally, createTally } from "./compare.mjs";
import { loadCorpus } from "./corpus.mjs";

const parts = ["fields", "requirements"];

const sets = [
  "open",
  "closed",
  "written",
  "world-open",
  "world-closed",
  "third-open",
  "third-closed",
  "fourth-open",
  "fourth-closed",
  "fifth-open",
  "fifth-closed",
  "sixth-open",
  "sixth-closed",
  "seventh-open",
  "seventh-closed",
];

/** Prints precision and recall of each set, by language and by field; `judge` gives the tallies of a text. Errors are printed of those that may be opened. */
export function measureFresh(judge, { name, errors }) {
  for (const half of sets) {
    const judged = loadCorpus(`postings-fresh/${half}`)
      .filter((text) => name === undefined || text.name.includes(name))
      .map((text) => ({ text, tallies: judge(text) }));
    console.log(`\nfresh postings, ${half} (${judged.length})`);
    printHalf(judged);
    if (errors && !half.endsWith("closed")) printErrors(judged);
  }
}

function printHalf(judged) {
  const languages = [...new Set(judged.map(({ text }) => text.gold.language))].sort();
  for (const part of parts) {
    const all = sumOf(judged, part);
    print(part, all);
    for (const language of languages) {
      const some = judged.filter(({ text }) => text.gold.language === language);
      print(`  ${language} (${some.length})`, sumOf(some, part));
    }
    if (part === "fields")
      for (const [field, counts] of Object.entries(all.byName)) print(`  ${field}`, counts);
  }
}

function sumOf(judged, part) {
  const sum = createTally();
  for (const { tallies } of judged) addTally(sum, tallies[part]);
  return sum;
}

function print(label, { right, wrong, missed, invented }) {
  const figures = [`precision ${ratio(right, right + wrong)}`, `recall ${ratio(right, right + missed)}`];
  const more = invented === undefined ? "" : `, never ${invented}`;
  console.log(
    `${label.padEnd(18)} ${figures.join("  ")}  (right ${right}, wrong ${wrong}, missed ${missed}${more})`,
  );
}

function ratio(part, whole) {
  return whole === 0 ? "  -  " : (part / whole).toFixed(3);
}

function printErrors(judged) {
  for (const { text, tallies } of judged) {
    console.log(`\n== ${text.name}`);
    for (const part of parts) for (const error of tallies[part].errors) console.log(`  ${error}`);
  }
}
