// Switches off one rule file at a time, or with --name FILE one rule of that file at a time, and prints what each changes: a rule is a predicate,
// a function that may find nothing, a pattern, or a list of words. The switches are put into a bundle, never into the source.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { importSource } from "../import-source.mjs";
import { root } from "../processes.mjs";
import { loadCorpus } from "../readers/corpus.mjs";
import { judgePosting } from "../readers/postings.mjs";
import { SOURCE } from "../readers/readers.mjs";
import { judgeResume } from "../readers/resumes.mjs";
import { judgeGold } from "./resume-gold.mjs";
import { formatOf, loadGold } from "./resumes.mjs";

/** So many of our own seen texts are skipped between two: each switch reads all texts again. */
const EVERY = 4;
const READERS = /src\/engine\/(?:posting|resume\/text|lexicon)\/.*\.ts$/;
/** What keeps harm out is no rule to be cut, and what proves readings reads no text. */
const SAFETY =
  /\/(?:reject|warnings|visible-text|markup|prompt-injection|plausible)\.ts$|\/posting\/(?:html|structured|reading)\//;

const SWITCHES = `
const off = (key) => globalThis.__ablated !== undefined && (key + " ").startsWith(globalThis.__ablated + " ");
class Pattern extends RegExp {
  constructor(pattern, flags, key) { super(pattern, flags); this.key = key; }
  static get [Symbol.species]() { return RegExp; }
  exec(text) { return off(this.key) ? null : super.exec(text); }
  [Symbol.matchAll](text) { return off(this.key) ? [][Symbol.iterator]() : super[Symbol.matchAll](text); }
  [Symbol.split](text, limit) { return off(this.key) ? [text] : super[Symbol.split](text, limit); }
}
class Words extends Set {
  constructor(words, key) { super(words); this.key = key; }
  has(word) { return !off(this.key) && super.has(word); }
}
globalThis.__pattern = (key, pattern) => new Pattern(pattern.source, pattern.flags, key);
globalThis.__words = (key, words) => new Words(words, key);
globalThis.__off = off;
`;

/**
 * Prints what the loss of each file changes in each corpus, or of each rule of one file if `name` is the end of its path; part of a path
 * chooses files, `only` chooses the reader.
 * Of closed halves only sums are printed.
 */
export async function ablate({ gold, name, only }) {
  const keys = [];
  const readers = await importSource(SOURCE, undefined, [], [switches(keys)]);
  const parts = [
    ...(only === "resumes" ? [] : postingParts(readers)),
    ...(only === "postings" ? [] : resumeParts(readers, gold)),
  ];
  const figures = () => Object.fromEntries(parts.map(({ label, sum }) => [label, sum()]));
  const whole = figures();
  console.log(`all rules: ${show(whole)}`);
  const files = [...new Set(keys.map((key) => key.split(" ")[0]))];
  const isOneFile = name !== undefined && files.some((file) => file.endsWith(name));
  const wanted = (isOneFile ? keys : files).filter((one) => name === undefined || one.includes(name));
  const rows = [];
  for (const key of wanted) {
    globalThis.__ablated = key;
    const found = changes(figures(), whole);
    rows.push({ key, ...found });
    console.log(`${key.padEnd(52)} ${showChanges(found)}`);
  }
  globalThis.__ablated = undefined;
  const labels = parts.map(({ label }) => label);
  const isUnseen = (label) => !/open|own|written/.test(label);
  report(
    "moves nothing",
    rows.filter((row) => labels.every((label) => isStill(row[label]))),
  );
  report(
    "moves nothing unseen",
    rows.filter(
      (row) =>
        labels.filter(isUnseen).every((label) => isStill(row[label])) &&
        labels.some((label) => !isStill(row[label])),
    ),
  );
  report(
    "is better without",
    rows.filter((row) => labels.reduce((sum, label) => sum + worth(row[label]), 0) > 0),
  );
}

function postingParts({ readPosting }) {
  const of = (texts) => () =>
    texts.reduce((sum, text) => {
      const { fields, requirements } = judgePosting(text, readPosting(text.text));
      return {
        right: sum.right + fields.right + requirements.right,
        wrong: sum.wrong + fields.wrong + requirements.wrong,
      };
    }, zero());
  const own = loadCorpus("postings").filter((one, at) => one.gold.heldOut || at % EVERY === 0);
  return [
    { label: "postings own", sum: of(own.filter(({ gold }) => !gold.heldOut)) },
    { label: "aside", sum: of(own.filter(({ gold }) => gold.heldOut)) },
    ...["open", "closed", "written", "world-open", "world-closed"].map((half) => ({
      label: half,
      sum: of(loadCorpus(`postings-fresh/${half}`)),
    })),
  ];
}

function resumeParts({ readResume }, gold) {
  const of = (texts, judge) => () =>
    texts.reduce((sum, text) => {
      const { right, wrong } = judge(text);
      return { right: sum.right + right, wrong: sum.wrong + wrong };
    }, zero());
  const judgeOwn = (text) => judgeResume(text, readResume(text.text, text.format)).fields;
  const own = loadCorpus("resumes").filter((one, at) => one.gold.heldOut || at % EVERY === 0);
  const fresh = loadCorpus("resumes/independent");
  const texts = gold === undefined ? [] : loadGold(gold);
  return [
    {
      label: "resumes own",
      sum: of(
        own.filter((one) => !one.gold.heldOut),
        judgeOwn,
      ),
    },
    {
      label: "resumes aside",
      sum: of(
        own.filter((one) => one.gold.heldOut),
        judgeOwn,
      ),
    },
    {
      label: "resumes open",
      sum: of(
        fresh.filter((one) => !one.gold.heldOut),
        judgeOwn,
      ),
    },
    { label: "resumes written", sum: of(loadCorpus("resumes/written"), judgeOwn) },
    {
      label: "resumes closed",
      sum: of(
        fresh.filter((one) => one.gold.heldOut),
        judgeOwn,
      ),
    },
    ...["open", "closed"]
      .map((half) => [half, texts.filter((text) => text.half === half)])
      .filter(([, some]) => some.length > 0)
      .map(([half, some]) => ({
        label: `gold ${half}`,
        sum: of(some, (one) => judgeGold(one, readResume(one.text, formatOf(one))).tallies.fields),
      })),
  ];
}

function switches(keys) {
  return {
    name: "switches",
    setup(build) {
      build.onLoad({ filter: READERS }, ({ path }) => {
        const text = readFileSync(path, "utf8");
        const file = relative(root, path).replace(/^src\/engine\//, "");
        if (SAFETY.test(path)) return { contents: text, loader: "ts" };
        return { contents: switched(text, file, keys), loader: "ts" };
      });
      build.initialOptions.banner = { js: SWITCHES };
    },
  };
}

/** A source with a switch in each rule at its top level. */
function switched(text, file, keys) {
  const keyOf = (rule) => {
    const key = `${file} ${rule}`;
    keys.push(key);
    return JSON.stringify(key);
  };
  return text
    .replace(
      /^((?:export )?function (\w+)\([^{}]*?\): (boolean|[\w<>[\]]+ \| undefined|Piece\[\]|Extraction<string>\[\]) \{)$/gm,
      (whole, _, rule, type) => `${whole}\n  if (globalThis.__off(${keyOf(rule)})) return ${emptyOf(type)};`,
    )
    .replace(
      /^((?:export )?const (\w+)(?:: [^=\n]+)? =\s+)(\/(?:[^\n/\\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*);$/gm,
      (_, head, rule, pattern) => `${head}globalThis.__pattern(${keyOf(rule)}, ${pattern});`,
    )
    .replace(
      /^((?:export )?const (\w+)(?:: [^=\n]+)? =\s+)(wordSet\([^()]*\)|read\.(?:word|name)Set\("\w+"\));$/gm,
      (_, head, rule, words) => `${head}globalThis.__words(${keyOf(rule)}, ${words});`,
    );
}

/** What a rule says that finds nothing. */
function emptyOf(type) {
  if (type === "boolean") return "false";
  return type.endsWith("[]") ? "[]" : "undefined";
}

const zero = () => ({ right: 0, wrong: 0 });

function changes(found, whole) {
  return Object.fromEntries(
    Object.keys(whole).map((part) => [
      part,
      { right: found[part].right - whole[part].right, wrong: found[part].wrong - whole[part].wrong },
    ]),
  );
}

/** A wrong field weighs more than a missed one. */
const worth = ({ right, wrong }) => right - 3 * wrong;
const isStill = ({ right, wrong }) => right === 0 && wrong === 0;

function show(found) {
  return Object.entries(found)
    .map(([part, { right, wrong }]) => `${part} right ${right} wrong ${wrong}`)
    .join(", ");
}

function showChanges(found) {
  const moved = Object.entries(found).filter(([, change]) => !isStill(change));
  return moved.length === 0 ? "-" : show(Object.fromEntries(moved));
}

function report(label, rows) {
  console.log(`\n${label} (${rows.length}): ${rows.map(({ key }) => key).join("; ")}`);
}
