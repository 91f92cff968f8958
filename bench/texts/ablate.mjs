// Switches off one rule of the resume reader at a time and prints what each changes: a rule is a predicate, a function that may
// find nothing, a pattern, or a list of words. The switches are put into a bundle, never into the source.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { importSource } from "../import-source.mjs";
import { root } from "../processes.mjs";
import { loadCorpus } from "../readers/corpus.mjs";
import { judgeResume } from "../readers/resumes.mjs";
import { judgeGold } from "./resume-gold.mjs";
import { formatOf, loadGold } from "./resumes.mjs";

const SOURCE = 'export { parseResumeText } from "./engine/resume/text/parse.ts";';
const READERS = /src\/engine\/(?:resume\/text|lexicon)\/.*\.ts$/;
/** What keeps harm out is no rule to be cut. */
const SAFETY = /\/(?:reject|warnings|visible-text|markup)\.ts$/;

const SWITCHES = `
const off = (key) => globalThis.__ablated === key;
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

/** Prints the rules whose loss changes something, the dearest first, and those whose loss changes nothing or only the open half. */
export async function ablate({ gold, name }) {
  const keys = [];
  const { parseResumeText } = await importSource(SOURCE, undefined, [], [switches(keys)]);
  const texts = loadGold(gold);
  const own = loadCorpus("resumes");
  const figures = () => ({
    ...Object.fromEntries(["open", "closed"].map((half) => [half, sumOf(half)])),
    own: own.reduce((sum, text) => {
      const { fields } = judgeResume(text, parseResumeText(text.text, text.format));
      return { right: sum.right + fields.right, wrong: sum.wrong + fields.wrong };
    }, zero()),
  });
  function sumOf(half) {
    const sum = zero();
    for (const one of texts.filter((text) => text.half === half)) {
      const { fields } = judgeGold(one, parseResumeText(one.text, formatOf(one))).tallies;
      sum.right += fields.right;
      sum.wrong += fields.wrong;
    }
    return sum;
  }
  const whole = figures();
  console.log(`all rules: ${show(whole)}`);
  const rows = [];
  for (const key of keys.filter((one) => name === undefined || one.includes(name))) {
    globalThis.__ablated = key;
    const found = changes(figures(), whole);
    rows.push({ key, ...found });
    console.log(`${key.padEnd(64)} ${show(found)}`);
  }
  globalThis.__ablated = undefined;
  report(
    "moves nothing",
    rows.filter(({ open, closed, own }) => [open, closed, own].every(isStill)),
  );
  report(
    "moves only the open half",
    rows.filter(({ open, closed, own }) => !isStill(open) && isStill(closed) && isStill(own)),
  );
  report(
    "is better without",
    rows.filter(({ closed, own }) => worth(closed) > 0 && worth(own) >= 0),
  );
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
      /^((?:export )?function (\w+)\([^{}]*?\): (boolean|[\w[\]]+ \| undefined) \{)$/gm,
      (whole, _, rule, type) =>
        `${whole}\n  if (globalThis.__off(${keyOf(rule)})) return ${type === "boolean" ? "false" : "undefined"};`,
    )
    .replace(
      /^((?:export )?const (\w+)(?:: [^=\n]+)? =\s+)(\/(?:[^\n/\\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*);$/gm,
      (_, head, rule, pattern) => `${head}globalThis.__pattern(${keyOf(rule)}, ${pattern});`,
    )
    .replace(
      /^((?:export )?const (\w+)(?:: [^=\n]+)? =\s+)(wordSet\([^()]*\));$/gm,
      (_, head, rule, words) => `${head}globalThis.__words(${keyOf(rule)}, ${words});`,
    );
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

function report(label, rows) {
  console.log(`\n${label} (${rows.length}): ${rows.map(({ key }) => key).join("; ")}`);
}
