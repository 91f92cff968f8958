// How postings of the world are read: against their sources' own labels, against gold, and in other forms of the same text.
import { loadReaders } from "../readers/readers.mjs";
import { byKind } from "./by-kind.mjs";
import { judgeGold, loadGold } from "./gold.mjs";
import { judgeLabels, nonsense } from "./judge.mjs";
import { loadSources } from "./sources.mjs";
import { differences, variants } from "./variants.mjs";

/** The other forms are read of one posting in so many, for they take eight readings. */
const FORMS_OF_EVERY = 8;
const halves = ["open", "closed"];

/** Prints both halves of each source; words are printed of the open halves alone. `part` names one source or "gold". */
export async function measureTexts({ folder, gold, part, errors, name }) {
  const { readPosting } = await loadReaders();
  if (gold !== undefined && (part === undefined || part === "gold"))
    reportGold(gold, readPosting, errors, name);
  if (folder === undefined) return;
  for (const { source, postings } of loadSources(folder)) {
    if (part !== undefined && part !== source) continue;
    for (const half of halves) {
      const some = postings.filter(
        (one) => one.half === half && (name === undefined || one.id.includes(name)),
      );
      reportSource(`${source}, ${half}`, some, readPosting, errors && half === "open");
    }
  }
}

function reportSource(label, postings, readPosting, errors) {
  const sums = {};
  const odd = [];
  const changed = Object.fromEntries([...Object.keys(variants), "two in one"].map((key) => [key, []]));
  let demands = 0;
  for (const [at, posting] of postings.entries()) {
    const read = readPosting(posting.text);
    demands += read.opportunity.requirements?.length ?? 0;
    const judged = judgeLabels(posting, read);
    addAll(sums, judged.tallies);
    const strange = nonsense(posting, read.opportunity);
    odd.push(...strange);
    if (errors && judged.errors.length + strange.length > 0) {
      console.log(`\n== ${posting.id}`);
      for (const error of [...judged.errors, ...strange.map((each) => `nonsense ${each}`)])
        console.log(`  ${error}`);
    }
    if (at % FORMS_OF_EVERY !== 0) continue;
    for (const [key, change] of Object.entries(variants)) {
      const found = differences(read.opportunity, readPosting(change(posting.text)).opportunity);
      changed[key].push(...found);
      if (errors) for (const one of found) console.log(`  ${key}: ${one}`);
    }
    const double = readPosting(`${posting.text}\n\n\n${posting.text}`).opportunity;
    changed["two in one"].push(...differences(read.opportunity, double));
  }
  console.log(`\n${label} (${postings.length} postings, ${demands} requirements)`);
  printAll(sums);
  console.log(`  nonsense ${odd.length}: ${byKind(odd)}`);
  const forms = Object.entries(changed).map(([key, found]) => `${key} ${found.length}`);
  console.log(`  read otherwise when: ${forms.join(", ")}`);
}

function reportGold(texts, readPosting, errors, name) {
  const all = loadGold(texts).filter(({ id }) => name === undefined || id.includes(name));
  for (const half of halves) {
    const some = all.filter((one) => one.half === half);
    const groups = new Map();
    for (const gold of some) {
      const { tallies, errors: found } = judgeGold(gold, readPosting(gold.text));
      for (const key of ["all", gold.id.replace(/-?\d+$/, "")]) {
        const group = groups.get(key) ?? { size: 0, sums: {} };
        groups.set(key, group);
        group.size += 1;
        addAll(group.sums, tallies);
      }
      if (errors && half === "open" && found.length > 0)
        console.log(`\n== ${gold.id}\n${found.map((one) => `  ${one}`).join("\n")}`);
    }
    for (const [key, { size, sums }] of groups) {
      console.log(`\ngold, ${half}, ${key} (${size} postings)`);
      printAll({ fields: fieldsOf(sums), ...sums });
    }
  }
}

function fieldsOf(sums) {
  const total = { right: 0, wrong: 0, missed: 0 };
  for (const [field, tally] of Object.entries(sums))
    if (!/^(?:requirements|necessity)$/.test(field)) add(total, tally);
  return total;
}

function addAll(sums, tallies) {
  for (const [key, tally] of Object.entries(tallies)) {
    sums[key] ??= { right: 0, wrong: 0, missed: 0 };
    add(sums[key], tally);
  }
}

function add(sum, tally) {
  for (const key of Object.keys(sum)) sum[key] += tally[key];
}

function printAll(sums) {
  for (const [key, { right, wrong, missed }] of Object.entries(sums)) {
    const figures = [`precision ${ratio(right, right + wrong)}`, `recall ${ratio(right, right + missed)}`];
    console.log(
      `  ${key.padEnd(16)} ${figures.join("  ")}  (right ${right}, wrong ${wrong}, missed ${missed})`,
    );
  }
}

function ratio(part, whole) {
  return whole === 0 ? "  -  " : (part / whole).toFixed(3);
}
