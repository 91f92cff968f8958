// How resumes of the world are read: against gold, against labels that their collectors set, and in other forms of the same text.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../processes.mjs";
import { same } from "../readers/compare.mjs";
import { loadReaders } from "../readers/readers.mjs";
import { byKind } from "./by-kind.mjs";
import { judgeGold } from "./resume-gold.mjs";
import { nonsense } from "./resume-nonsense.mjs";
import { differences, variants } from "./resume-variants.mjs";

const halves = ["open", "closed"];

/**
 * Prints both halves of each source that is below `folder` (as files) and of the gold whose texts are in `gold`; words are
 * printed of the open halves alone.
 */
export async function measureResumeTexts({ folder, gold, errors = false, name }) {
  const { readResume } = await loadReaders();
  const isWanted = ({ id }) => name === undefined || id.includes(name);
  if (gold !== undefined) {
    const all = loadGold(gold).filter(isWanted);
    for (const half of halves) reportGold(half, all, readResume, errors && half === "open");
  }
  if (folder === undefined) return;
  for (const [source, resumes] of Object.entries(loadResumes(folder))) {
    for (const half of halves) {
      const some = resumes.filter((one) => one.half === half && isWanted(one));
      reportSource(`${source}, ${half}`, some, readResume, errors && half === "open");
    }
  }
}

/** The gold whose texts are in `texts`, unchanged. */
export function loadGold(texts) {
  const folder = join(root, "bench", "texts", "gold", "resumes");
  if (!existsSync(folder)) return [];
  return namesIn(folder, /\.json$/).flatMap((file) => {
    const gold = JSON.parse(readFileSync(join(folder, file), "utf8"));
    const path = join(texts, `${gold.id}.txt`);
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    return createHash("sha256").update(text).digest("hex") === gold.sha256 ? [{ ...gold, text }] : [];
  });
}

/** How a text of gold is written. */
export function formatOf({ path = "" }) {
  return /\.(?:md|markdown)$/i.test(path) ? "markdown" : "text";
}

/** The texts with their labels, every second of a source "closed", and each text once. */
function loadResumes(folder) {
  const sources = { labelled: [], categories: [] };
  for (const path of readdirSync(folder, { recursive: true }).map(String).sort()) {
    if (/_export_\d+_project\.json$/.test(path)) {
      const rows = JSON.parse(readFileSync(join(folder, path), "utf8"));
      sources.labelled.push(...rows.map(labelledResume));
    } else if (/UpdatedResumeDataSet\.csv$/.test(path)) {
      const rows = readFileSync(join(folder, path), "utf8").match(/"(?:[^"]|"")*"/g) ?? [];
      sources.categories.push(
        ...rows.map((row) => ({ text: row.slice(1, -1).replaceAll('""', '"'), labels: [] })),
      );
    }
  }
  return Object.fromEntries(
    Object.entries(sources).map(([source, resumes]) => [
      source,
      [...new Map(resumes.map((one) => [one.text, one])).values()].map((one, at) => ({
        ...one,
        id: `${source}-${at}`,
        half: halves[at % 2],
      })),
    ]),
  );
}

function labelledResume({ data, annotations }) {
  const labels = annotations
    .flatMap(({ result }) => result)
    .flatMap(({ value }) =>
      (value?.labels ?? []).map((kind) => ({
        kind,
        text: value.text ?? "",
        start: value.start,
        end: value.end,
      })),
    );
  return { text: inLines(data.Text ?? data.text ?? "", labels), labels };
}

const DATES = /((?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d to (?:(?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d|Present))/g;
const HEADS =
  /(?<=\s)(Work Experience|Education|Skills|Personal Details|Certifications and Licenses|Certifications|Awards|Groups|Links|Publications|Additional Information|Languages)(?= [A-Z])(?!.{0,12}(?:and|of) )/g;

/** Collectors joined the lines of the job site: its headings, titles, employers and dates stood on lines of their own. */
function inLines(text, labels) {
  const breaks = new Set();
  const ofKind = (kind) => labels.filter((label) => label.kind === kind);
  for (const employer of ofKind("company_name")) {
    const title = ofKind("designation").find(({ end }) => end <= employer.start && employer.start - end < 4);
    if (title === undefined) continue;
    breaks.add(title.start + (/^\s*/.exec(title.text)?.[0].length ?? 0));
    breaks.add(employer.start + (/^\s*/.exec(employer.text)?.[0].length ?? 0));
  }
  const cut = [...text].map((char, at) => (breaks.has(at) ? `\n${char}` : char)).join("");
  return cut
    .replace(HEADS, "\n\n$1\n")
    .replace(DATES, "\n$1\n")
    .split("\n")
    .map((line, at, all) => {
      // Between an employer and its dates a wide gap was a dash, elsewhere it was a bullet's.
      const isHead = line.length < 90 && (all[at + 1] ?? "").search(DATES) === 0;
      return line.trim().replace(/ {2,}/g, isHead ? " - " : "\n");
    })
    .join("\n");
}

function reportGold(half, all, readResume, errors) {
  const some = all.filter((one) => one.half === half);
  const sums = {};
  const odd = [];
  for (const gold of some) {
    const read = readResume(gold.text, formatOf(gold));
    const { tallies, errors: found } = judgeGold(gold, read);
    const strange = nonsense(read.document ?? {}, gold.text);
    odd.push(...strange);
    if (errors) printErrors(gold.id, [...found, ...strange.map((one) => `nonsense ${one}`)]);
    for (const [key, tally] of Object.entries(tallies)) addTo(sums, key, tally);
  }
  console.log(`\ngold resumes, ${half} (${some.length})`);
  printAll(sums);
  console.log(`  nonsense ${odd.length}: ${byKind(odd)}`);
  reportForms(some, readResume, errors);
}

function reportSource(label, some, readResume, errors) {
  const sums = {};
  const odd = [];
  let jobs = 0;
  let contradicted = 0;
  for (const { id, text, labels } of some) {
    const { document = {} } = readResume(text, "text");
    const found = labels.length === 0 ? { tallies: {}, contradictions: [] } : judgeLabels(document, labels);
    const strange = nonsense(document, text);
    odd.push(...strange);
    jobs += document.work?.length ?? 0;
    contradicted += found.contradictions.length;
    for (const [key, tally] of Object.entries(found.tallies)) addTo(sums, key, tally);
    if (errors)
      printErrors(id, [
        ...found.contradictions.map((one) => `contradicts ${one}`),
        ...strange.map((one) => `nonsense ${one}`),
      ]);
  }
  console.log(`\n${label} (${some.length} resumes, ${jobs} jobs)`);
  printAll(sums);
  if (Object.keys(sums).length > 0) console.log(`  jobs that contradict a label ${contradicted}`);
  console.log(`  nonsense ${odd.length}: ${byKind(odd)}`);
  reportForms(some, readResume, errors);
}

const KINDS = {
  title: ["designation"],
  employer: ["company_name"],
  degree: ["higher_education", "basic_education"],
  school: ["place_higher_education", "place_basic_education"],
};

/** Labels overlap and are incomplete: what is none of its kind is no error, what is one of another kind is. */
function judgeLabels({ work = [], education = [] }, labels) {
  const tallies = {};
  const contradictions = [];
  const of = (kind) =>
    labels.filter((label) => KINDS[kind].includes(label.kind)).map((label) => label.text.trim());
  const values = {
    title: work.flatMap(({ position }) => position ?? []),
    employer: work.flatMap(({ name }) => name ?? []),
    degree: education.flatMap(({ studyType }) => studyType ?? []),
    school: education.flatMap(({ institution }) => institution ?? []),
  };
  for (const [kind, read] of Object.entries(values)) {
    const wanted = [...new Set(of(kind))];
    const found = wanted.filter((label) => read.some((value) => isIn(value, label) || isIn(label, value)));
    tallies[kind] = { right: found.length, wrong: 0, missed: wanted.length - found.length };
  }
  const all = labels.map((label) => ({ ...label, text: label.text.trim() }));
  for (const job of work) {
    const wrong = ["position", "name"].filter((key) =>
      isOther(job[key], key === "name" ? "employer" : "title", all),
    );
    if (wrong.length > 0) contradictions.push(wrong.map((key) => `${key}: ${job[key]}`).join(", "));
  }
  return { tallies, contradictions };
}

/** Whether a label of another kind has just this text, and none of its own kind has. */
function isOther(value, kind, labels) {
  const equal = labels.filter(({ text }) => value !== undefined && same(text, value));
  return equal.length > 0 && !equal.some((label) => KINDS[kind].includes(label.kind));
}

function isIn(short, long) {
  return long.toLowerCase().includes(short.toLowerCase());
}

function reportForms(some, readResume, errors) {
  const forms = Object.entries(variants).map(([key, change]) => {
    let count = 0;
    let lost = 0;
    for (const one of some) {
      const { id, text } = one;
      const { document = {} } = readResume(text, formatOf(one));
      const other = readResume(change(text), formatOf(one)).document ?? {};
      const found = differences(document, other);
      count += found.different.length;
      lost += found.lost;
      if (errors) printErrors(`${id} ${key}`, found.different);
    }
    return `${key} ${count} (${lost} less)`;
  });
  console.log(`  values read otherwise when: ${forms.join(", ")}`);
}

function printErrors(id, found) {
  if (found.length > 0) console.log(`\n== ${id}\n${found.map((one) => `  ${one}`).join("\n")}`);
}

function addTo(sums, part, tally) {
  const sum = sums[part] ?? { right: 0, wrong: 0, missed: 0 };
  for (const key of Object.keys(sum)) sum[key] += tally[key];
  sums[part] = sum;
}

function printAll(sums) {
  for (const [key, { right, wrong, missed }] of Object.entries(sums)) {
    const ratio = (whole) => (whole === 0 ? "  -  " : (right / whole).toFixed(3));
    console.log(
      `  ${key.padEnd(14)} precision ${ratio(right + wrong)}  recall ${ratio(right + missed)}  (right ${right}, wrong ${wrong}, missed ${missed})`,
    );
  }
}

function namesIn(folder, pattern) {
  return readdirSync(folder)
    .filter((file) => pattern.test(file))
    .sort();
}
