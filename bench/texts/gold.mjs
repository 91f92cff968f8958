// Scores readings by gold that holds positions only; the texts lie outside of the repository.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../processes.mjs";
import { placeOf, sameEmployer, samePlace, sameTitle } from "../readers/compare.mjs";

const folder = join(root, "bench", "texts", "gold", "postings");

/** The gold of which `texts` holds the text, unchanged. */
export function loadGold(texts) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => {
      const gold = JSON.parse(readFileSync(join(folder, file), "utf8"));
      const path = join(texts, `${gold.id}.txt`);
      if (!existsSync(path)) return [];
      const text = readFileSync(path, "utf8");
      const isSame = createHash("sha256").update(text).digest("hex") === gold.sha256;
      return isSame ? [{ ...gold, text }] : [];
    });
}

const compared = {
  title: sameTitle,
  employer: sameEmployer,
  place: samePlace,
};
/** The reader's name of a field, and where its span is kept. */
const readers = {
  title: ["title", "title"],
  employer: ["company", "company"],
  place: ["locations", "locations"],
  salary: ["salary", "salary"],
  deadline: ["closingDate", "closingDate"],
  workMode: ["remote", "remote"],
  employmentType: ["employmentType", "employmentType"],
};

/** Tallies by field and of the requirements, and the errors in words. */
export function judgeGold(gold, { opportunity, text }) {
  const tallies = {};
  const errors = [];
  const count = (part, outcome, words) => {
    tallies[part] ??= { right: 0, wrong: 0, missed: 0 };
    tallies[part][outcome] += 1;
    if (outcome !== "right") errors.push(`${outcome} ${part}: ${words}`);
  };
  for (const [field, [name, spanName]] of Object.entries(readers)) {
    const wanted = wantedOf(gold, field);
    const words = (wanted ?? []).map(([from, to]) => gold.text.slice(from, to));
    const values = [opportunity[name] ?? []].flat();
    const span = inGiven(gold.text, text, opportunity.spans[spanName]);
    const isRight = (value) =>
      compared[field]
        ? words.some((one) => compared[field](value, one.replace(/\s+/g, " ")))
        : span !== undefined && (wanted ?? []).some((place) => shared(span, place) > 0);
    const rightOnes = values.filter(isRight);
    for (const value of values.filter((one) => !isRight(one))) {
      count(field, "wrong", `${JSON.stringify(value)} (is: ${words[0] ?? "absent"})`);
    }
    if (rightOnes.length > 0) count(field, "right");
    else if (wanted) count(field, "missed", words[0]);
  }
  judgeRequirements(gold, opportunity, text, count);
  return { tallies, errors };
}

/** Whether a job is for good is no kind of employment that an opening holds (schema.org's), so such words are not asked for. */
const ofDuration =
  /^(?:permanent\p{L}*|(?:contrat à )?durée (?:in)?déterminée.*|cdi|cdd.*|(?:contrato )?indefinido|unbefristet.*|efetivo|umowa.*|vast\p{L}*|vanlig anställning)$/iu;

function wantedOf({ fields, text }, field) {
  const wanted = fields[field];
  if (field !== "employmentType" || wanted === undefined) return wanted;
  const left = wanted.filter(([from, to]) => !ofDuration.test(text.slice(from, to).trim()));
  return left.length > 0 ? left : undefined;
}

/** Found where the words overlap by half of the shorter; a second part of one demand is neither right nor wrong. */
function judgeRequirements(gold, opportunity, text, count) {
  const open = gold.requirements.map((one) => ({ ...one, isFound: false }));
  for (const { span, text: words, necessity } of opportunity.requirements ?? []) {
    const at = inGiven(gold.text, text, span);
    const hits = at ? open.filter((one) => overlaps(at, one.at)) : [];
    const next = hits.find(({ isFound }) => !isFound);
    if (next) {
      next.isFound = true;
      count("requirements", "right");
      count("necessity", (necessity === "required") === next.must ? "right" : "wrong", words);
    } else if (hits.length === 0) count("requirements", "wrong", words);
  }
  for (const { at } of open.filter(({ isFound }) => !isFound))
    count("requirements", "missed", gold.text.slice(...at).replace(/\n/g, " "));
}

/** A span of the cleaned text in the text as it was given. */
function inGiven(given, text, span) {
  if (span === undefined) return undefined;
  const [from, to] = span;
  if (given.slice(from, to) === text.slice(from, to)) return span;
  const words = text.slice(from, to);
  // Of several places the one nearest to the same share of the text.
  const near = Math.max(0, Math.floor((from / text.length) * given.length) - 400);
  const at = placeOf(given.slice(near), words);
  if (at >= 0) return [near + at, near + at + (to - from)];
  const anywhere = placeOf(given, words);
  return anywhere < 0 ? undefined : [anywhere, anywhere + (to - from)];
}

function shared([from, to], [start, end]) {
  return Math.min(to, end) - Math.max(from, start);
}

function overlaps(one, other) {
  return shared(one, other) > 0 && shared(one, other) * 2 >= Math.min(one[1] - one[0], other[1] - other[0]);
}
