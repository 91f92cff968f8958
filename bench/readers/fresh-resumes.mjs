// How well the resume reader reads resumes of test/corpus that were written without a look at it: resumes/independent by other hands,
// resumes/written, tuned on since, resumes/varied and resumes/outside-*, in forms and trades from all over the world. By part and language.
import {
  countField,
  countSet,
  createTally,
  fold,
  miss,
  same,
  sameEmployer,
  samePlace,
  sameTitle,
  wrong,
} from "./compare.mjs";
import { loadCorpus } from "./corpus.mjs";

const SECTIONS = {
  work: {
    position: ["jobs", sameTitle],
    name: ["jobs", sameOrganisation],
    startDate: ["dates", sameDate],
    endDate: ["dates", sameDate],
    location: ["places", samePlace],
  },
  education: {
    studyType: ["studies", sameStart],
    area: ["studies", same],
    institution: ["studies", sameOrganisation],
    startDate: ["dates", sameDate],
    endDate: ["dates", sameDate],
  },
  volunteer: {
    position: ["volunteer", sameTitle],
    organization: ["volunteer", sameOrganisation],
  },
};
const PARTS = [
  "name",
  "contact",
  "places",
  "jobs",
  "dates",
  "studies",
  "volunteer",
  "certificates",
  "languages",
  "skills",
  "bullets",
  "headline",
  "papers",
  "levels",
  "awards",
];
/**
 * What counts as a skill, and what as a line of an entry, is a question of taste. The headline, the issuers and dates of papers and the levels
 * of languages are in the gold of `varied` and `outside` alone, awards in that of `outside`.
 */
const BESIDE = new Set(["skills", "bullets", "headline", "papers", "levels", "awards"]);

/** Prints precision and recall of each group; with `errors` what went wrong in the open ones, and never in the closed one. */
export function measureFreshResumes(readResume, { name, errors = false }) {
  const [openIndependent, closedIndependent] = halvesOf("resumes/independent");
  const [openVaried, closedVaried] = halvesOf("resumes/varied");
  const groups = {
    open: openIndependent,
    closed: closedIndependent,
    written: loadCorpus("resumes/written"),
    "varied, open": openVaried,
    "varied, closed": closedVaried,
    "outside, open": loadCorpus("resumes/outside-open"),
    "outside, closed": loadCorpus("resumes/outside-closed"),
    "fifth, open": loadCorpus("resumes/fifth-open"),
    "fifth, closed": loadCorpus("resumes/fifth-closed"),
  };
  for (const [group, texts] of Object.entries(groups)) {
    const judged = texts
      .filter((text) => name === undefined || text.name.includes(name))
      .map((text) => ({ ...text, tallies: judge(text, readResume(text.text, text.format)) }));
    report(group, judged);
    if (errors && !group.endsWith("closed")) printErrors(judged);
  }
}

function halvesOf(folder) {
  const all = loadCorpus(folder);
  return [all.filter(({ gold }) => !gold.heldOut), all.filter(({ gold }) => gold.heldOut)];
}

function judge({ gold }, read) {
  const tallies = Object.fromEntries(PARTS.map((part) => [part, createTally()]));
  const { document = {} } = read;
  if ("error" in read) tallies.name.errors.push(`refused: ${read.error}`);
  const basics = document.basics ?? {};
  countField(tallies.name, "name", basics.name, gold.basics.name, same);
  countField(tallies.contact, "email", basics.email, gold.basics.email, same);
  countField(tallies.contact, "phone", basics.phone, gold.basics.phone, sameDigits);
  countField(tallies.places, "home", homeOf(basics), gold.basics.location, samePlace);
  for (const [section, keys] of Object.entries(SECTIONS))
    countEntries(tallies, section, document[section] ?? [], gold[section], keys);
  const names = (section, key) => (document[section] ?? []).flatMap((one) => one[key] ?? []);
  const papers = gold.certificates.map((paper) => paper.name ?? paper);
  countSet(tallies.certificates, "certificate", names("certificates", "name"), papers, sameStart);
  countSet(
    tallies.languages,
    "language",
    names("languages", "language"),
    gold.languages.map(({ language }) => language),
    sameStart,
  );
  countSet(tallies.skills, "skill", skillsOf(document), gold.skills, same);
  if (gold.awards) countSet(tallies.awards, "award", names("awards", "title"), gold.awards, sameStart);
  if (gold.detailed) countDetails(tallies, document, gold);
  if (gold.sureOnly) for (const tally of Object.values(tallies)) tally.missed = 0;
  return tallies;
}

/** The headline, the issuer and date of each paper that was found, and the level of each language that was found. */
function countDetails(tallies, { basics = {}, certificates = [], languages = [] }, gold) {
  countField(tallies.headline, "headline", basics.label, gold.basics.label, sameTitle);
  for (const paper of certificates) {
    const wanted = gold.certificates.find(({ name }) => paper.name && sameStart(paper.name, name));
    if (wanted === undefined) continue;
    countField(tallies.papers, "issuer", paper.issuer, wanted.issuer, sameOrganisation);
    countField(tallies.papers, "date", paper.date, wanted.date, sameDate);
  }
  for (const { language, fluency } of languages) {
    const wanted = gold.languages.find((one) => language && sameStart(language, one.language));
    if (wanted !== undefined) countField(tallies.levels, "level", fluency, wanted.level, sameWithin);
  }
}

function sameWithin(read, wanted) {
  return fold(wanted).includes(fold(read)) || fold(read).includes(fold(wanted));
}

function countEntries(tallies, section, read, gold, keys) {
  const agreement = (entry, wanted) =>
    Object.entries(keys).filter(
      ([key, [, equal]]) => entry[key] && wanted[key] && equal(entry[key], wanted[key]),
    ).length;
  const pairs = read
    .flatMap((entry, left) => gold.map((wanted, right) => ({ left, right, equal: agreement(entry, wanted) })))
    .filter(({ equal }) => equal > 0)
    .sort((a, b) => b.equal - a.equal || Math.abs(a.left - a.right) - Math.abs(b.left - b.right));
  const [left, right] = [new Map(), new Set()];
  for (const pair of pairs) {
    if (left.has(pair.left) || right.has(pair.right)) continue;
    left.set(pair.left, pair.right);
    right.add(pair.right);
  }
  const count = (entry, wanted) => {
    for (const [key, [part, equal]] of Object.entries(keys))
      countField(tallies[part], `${section}.${key}`, entry[key], wanted[key], equal);
    if (section === "work")
      countBullets(tallies.bullets, entry.highlights?.length ?? 0, wanted.highlights ?? 0);
  };
  for (const [at, entry] of read.entries()) count(entry, gold[left.get(at)] ?? {});
  for (const [at, wanted] of gold.entries()) if (!right.has(at)) count({}, wanted);
}

function countBullets(tally, read, wanted) {
  tally.right += Math.min(read, wanted);
  for (let more = wanted; more < read; more += 1) wrong(tally, "bullets", `${read} of ${wanted}`);
  for (let more = read; more < wanted; more += 1) miss(tally, "bullets", `${read} of ${wanted}`);
}

function homeOf({ location: { city, region, address } = {} }) {
  return [city, region].filter(Boolean).join(", ") || address;
}

function skillsOf({ skills = [] }) {
  return skills.flatMap(({ name, keywords }) => (keywords?.length ? keywords : [name])).filter(Boolean);
}

function sameOrganisation(read, wanted) {
  return sameEmployer(read, wanted) || sameTitle(read, wanted);
}

function sameStart(read, wanted) {
  return fold(wanted).startsWith(fold(read)) || fold(read).startsWith(fold(wanted));
}

function sameDigits(read, wanted) {
  return read.replace(/\D/g, "") === wanted.replace(/\D/g, "");
}

/** The day is of no account where the gold names the month. */
function sameDate(read, wanted) {
  return read.slice(0, wanted.length) === wanted;
}

function report(half, judged) {
  const languages = [...new Set(judged.map(({ gold }) => gold.language))].sort();
  const columns = [undefined, ...languages];
  const rows = (language) =>
    judged.filter(({ gold }) => language === undefined || gold.language === language);
  console.log(`\nfresh resumes, ${half} (${judged.length}): precision/recall`);
  console.log(
    line(
      "",
      columns.map((language) => `${language ?? "all"} (${rows(language).length})`),
      "",
    ),
  );
  const fields = PARTS.filter((part) => !BESIDE.has(part));
  for (const [label, parts] of [["fields", fields], ...PARTS.map((part) => [part, [part]])]) {
    const sums = columns.map((language) => sum(rows(language), parts));
    const { right, wrong, missed } = sums[0];
    console.log(line(label, sums.map(ratios), `right ${right}, wrong ${wrong}, missed ${missed}`));
  }
}

function line(label, cells, end) {
  return `  ${label.padEnd(13)}${cells.map((cell) => cell.padEnd(13)).join("")}${end}`.trimEnd();
}

function sum(rows, parts) {
  const total = { right: 0, wrong: 0, missed: 0 };
  for (const { tallies } of rows)
    for (const part of parts) for (const key of Object.keys(total)) total[key] += tallies[part][key];
  return total;
}

function ratios({ right, wrong, missed }) {
  return `${ratio(right, right + wrong)}/${ratio(right, right + missed)}`;
}

function ratio(part, whole) {
  return whole === 0 ? "-" : (part / whole).toFixed(3).replace(/^0/, "");
}

function printErrors(judged) {
  for (const { name, tallies } of judged) {
    console.log(`\n== ${name}`);
    for (const tally of Object.values(tallies)) for (const error of tally.errors) console.log(`  ${error}`);
  }
}
