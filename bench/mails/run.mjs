// How well readMail reads test/corpus/mails: kinds with precision and recall, openings, dates and reasons; then the
// short mails in its folder `short`, table by table, the mails of `independent` and of `independent-2` to
// `independent-4`, which other hands wrote, and those of `independent-5` and `second` to `sixth`, which were written
// around a change of rules.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { importSource } from "../import-source.mjs";
import { root } from "../processes.mjs";

const SOURCE = `
export { readMailFile } from "./app/reader/mail/read-mail.ts";
export { readMail } from "./engine/mail/read-mail.ts";
export { composeMail } from "./engine/mail/text/pasted.ts";
`;
const KINDS = ["applied", "screen", "interview", "offer", "rejected", "withdrawn", "nothing"];
const NOW = new Date("2026-06-01T12:00:00Z");
const SHORT_NOW = new Date("2026-12-31T12:00:00Z");

/** Prints precision and recall by kind, and of openings and dates; with `errors` each answer that differs from the gold. */
export async function measureMails({
  folder = join(root, "test", "corpus", "mails"),
  name,
  errors = false,
} = {}) {
  const { composeMail, readMail, readMailFile } = await importSource(SOURCE);
  const openings = JSON.parse(readFileSync(join(folder, "openings.json"), "utf8"));
  const cases = await Promise.all(
    casesIn(folder)
      .filter((file) => name === undefined || file.includes(name))
      .map(async (file) => {
        const gold = JSON.parse(readFileSync(join(folder, file.replace(/\.(?:eml|txt)$/, ".json")), "utf8"));
        const mail = await readMailFile(readFileSync(join(folder, file)));
        return { file, gold, read: readMail(mail, openings, { now: NOW }) };
      }),
  );
  console.log(`\nmails, ${cases.length}`);
  for (const kind of KINDS) {
    const set = cases.filter(({ read }) => read.kind === kind);
    const meant = cases.filter(({ gold }) => gold.kind === kind);
    const right = set.filter(({ gold }) => gold.kind === kind).length;
    if (meant.length + set.length > 0) print(`  ${kind}`, right, set.length, meant.length);
  }
  for (const key of ["opening", "when"]) {
    const set = cases.filter(({ read }) => read[key] !== undefined);
    const right = set.filter(({ gold, read }) => gold[key] === read[key]).length;
    print(`  ${key}`, right, set.length, cases.filter(({ gold }) => gold[key] !== undefined).length);
  }
  for (const language of [...new Set(cases.map(({ gold }) => gold.language))].sort()) {
    const own = cases.filter(({ gold }) => gold.language === language);
    const events = own.filter(({ read }) => read.kind !== "nothing");
    const right = events.filter(({ gold, read }) => gold.kind === read.kind).length;
    print(
      `  language ${language}`,
      right,
      events.length,
      own.filter(({ gold }) => gold.kind !== "nothing").length,
    );
  }
  if (errors) for (const one of cases) printErrors(one);
  if (name !== undefined) return;
  measureShort(join(folder, "short"), errors, { composeMail, readMail });
  // The errors of the closed halves are not shown: they say how well mails are read that no rule was written on.
  for (const set of [
    "independent",
    "independent-2",
    "independent-3",
    "independent-4",
    "independent-5",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
  ]) {
    const open = join(folder, set, "open.json");
    if (existsSync(open)) await measureSet(open, errors, { readMail, readMailFile });
    const closed = join(folder, set, "closed.json");
    if (existsSync(closed)) await measureSet(closed, false, { readMail, readMailFile });
  }
}

async function measureSet(file, errors, { readMail, readMailFile }) {
  const mails = JSON.parse(readFileSync(file, "utf8"));
  const cases = await Promise.all(
    mails.map(async ({ id, eml, openings, gold: { kind, opening, when } }) => ({
      file: id,
      gold: { kind, opening: opening ?? undefined, when: when ?? undefined },
      read: readMail(await readMailFile(Buffer.from(eml)), openings, { now: SHORT_NOW }),
    })),
  );
  const events = cases.filter(({ read: { kind } }) => kind !== "nothing");
  const right = events.filter(({ gold, read: { kind } }) => gold.kind === kind).length;
  const meant = cases.filter(({ gold }) => gold.kind !== "nothing").length;
  const untrue = events.filter(({ gold }) => gold.kind === "nothing").length;
  const none = `, ${untrue} of ${cases.length - meant} without news`;
  print(`  ${basename(dirname(file))}/${basename(file)}, ${cases.length}`, right, events.length, meant, none);
  if (errors) for (const one of cases) printErrors(one);
}

function measureShort(folder, errors, { composeMail, readMail }) {
  const { openings, mails, senders } = JSON.parse(readFileSync(join(folder, "openings.json"), "utf8"));
  const read = ({ subject = "", text, ...from }) =>
    readMail(
      composeMail({ from, to: [], subject, date: "2026-11-20T08:00:00.000Z", attachments: [] }, text),
      openings,
      { now: SHORT_NOW },
    );
  for (const file of readdirSync(folder).filter((one) => one.endsWith(".tsv"))) {
    const lines = readFileSync(join(folder, file), "utf8").trim().split("\n");
    const cases = lines
      .map((line) => line.split("\t"))
      .map(([kind, language, text, sender = "employer"]) => ({
        file: `${language}: ${text}`,
        gold: { kind },
        read: { kind: read({ ...senders[sender], text }).kind },
      }));
    const events = cases.filter(({ read: { kind } }) => kind !== "nothing");
    const right = events.filter(({ gold, read: { kind } }) => gold.kind === kind).length;
    const meant = cases.filter(({ gold }) => gold.kind !== "nothing").length;
    print(`  short/${file}, ${cases.length}`, right, events.length, meant);
    if (errors) for (const one of cases) printErrors(one);
  }
  const found = mails.map((mail) => ({ gold: mail.opening ?? undefined, opening: read(mail).opening }));
  const set = found.filter(({ opening }) => opening !== undefined);
  const right = set.filter(({ gold, opening }) => gold === opening).length;
  print("  short, opening", right, set.length, found.filter(({ gold }) => gold !== undefined).length);
}

function casesIn(folder) {
  return readdirSync(folder)
    .filter((file) => /\.(?:eml|txt)$/.test(file))
    .sort();
}

function print(label, right, set, meant, more = "") {
  const figures = [
    `precision ${ratio(right, set)}`,
    `recall ${ratio(right, meant)}`,
    `(${set} set, ${meant} meant${more})`,
  ];
  console.log(`${label.padEnd(30)} ${figures.join("  ")}`);
}

function ratio(part, whole) {
  return whole === 0 ? "   -" : (part / whole).toFixed(2);
}

function printErrors({ file, gold, read }) {
  const keys = ["kind", "opening", "alternatives", "when", ...(gold.why === undefined ? [] : ["why"])];
  const wrong = keys.filter((key) => JSON.stringify(read[key]) !== JSON.stringify(gold[key]));
  if (wrong.length === 0) return;
  console.log(`\n== ${file}`);
  for (const key of wrong)
    console.log(`  ${key}: read ${JSON.stringify(read[key])}, gold ${JSON.stringify(gold[key])}`);
  console.log(`  ${read.why ?? ""} ${read.sentence?.text ?? ""}`);
}
