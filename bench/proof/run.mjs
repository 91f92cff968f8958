// How the proof of readings judges bench/proof. A reading is proved, or kept apart until the person confirms it (the
// unconfirmed claims of a resume), or lost. Of the closed halves only the counts are looked at; the later sentences were
// written after the first figures, and those in `independent` by two authors who have not seen the program.
import { importSource } from "../import-source.mjs";
import { counts, readCases, tally } from "./cases.mjs";
import { withOwnWords } from "./own-words.mjs";

const SOURCE = `
export { proveReading } from "./engine/posting/reading/prove/prove-reading.ts";
export { proveResume } from "./engine/resume/proof/prove-resume.ts";
export { keptApart } from "./engine/resume/unconfirmed/kept-apart.ts";
export { sourceOf } from "./engine/resume/unconfirmed/source.ts";
`;
const resumeParts = new Set(["work", "education", "skills", "certificates", "languages"]);
/** The sets of readings, by their files. */
export const halves = [
  "open",
  "closed",
  "later",
  "fresh/derive",
  "fresh/check",
  "fresh/trades",
  "fresh/days",
  "fresh/denials",
  "fresh/pay",
  "fresh/wording",
  "fresh/recheck",
  "fresh/blind",
  "fresh/subjects",
  "prose/open",
  "prose/closed",
  "independent/open",
  "independent/closed",
  "outside/open",
  "outside/closed",
  "outside2/skills",
  "outside2/postings",
  "outside3/open",
  "outside3/closed",
  "outside4/open",
  "outside4/closed",
  "outside5/open",
  "outside5/closed",
  "outside6/open",
  "outside6/closed",
  "outside7/open",
  "outside8/open",
  "outside8/closed",
  "outside9/open",
  "outside9/closed",
];
const wrong = { true: "refused", forged: "accepted" };

/** Prints how the readings of each half end, by language and by kind; with `errors` those of the open half. */
export async function measureProof({ errors = false } = {}) {
  const judge = await createJudge();
  for (const half of halves) {
    const isClosed = half.endsWith("closed");
    for (const side of ["true", "forged"]) {
      const cases = readHalf(half, side);
      const judged = cases.map((one) => ({ ...one, ...judge(one) }));
      const ended = (...ends) => judged.filter(({ end }) => ends.includes(end));
      const failed = side === "true" ? ended("apart", "lost") : ended("proved");
      console.log(`\n${half}, ${side} readings ${wrong[side]}: ${failed.length} of ${cases.length}`);
      console.log(`  ended        ${counts(judged, "end", ["proved", "apart", "lost"])}`);
      console.log(`  by language  ${tally(judged, failed, "language")}`);
      console.log(`  by part      ${tally(judged, failed, "part")}`);
      if (side === "true") console.log(`  lost by part ${tally(judged, ended("lost"), "part")}`);
      else console.log(`  kept apart   ${tally(judged, ended("apart"), "part")}`);
      if (isClosed) continue;
      if (errors) for (const one of [...failed, ...(side === "forged" ? ended("apart") : [])]) printCase(one);
    }
  }
}

/** The cases of a set that are true or forged. */
export function readHalf(half, side) {
  return readCases(new URL(half.replace(/[a-z]+$/, `${side}.$&.jsonl`), import.meta.url));
}

/** Prepares the program's judgement of a case: how it ends. */
export async function createJudge() {
  const program = await importSource(SOURCE);
  return (one) => judgeBy(program, one);
}

/** How a reading ends by the worst of its parts, and by which part of it. */
function judgeBy(program, { text, reading: given }) {
  const reading = withOwnWords(given);
  const parts = Object.keys(reading);
  if (!parts.every((part) => resumeParts.has(part))) {
    const { unproved } = program.proveReading(text, reading);
    return { unproved, end: unproved.length === 0 ? "proved" : "lost", part: partOf(unproved, parts) };
  }
  const proved = program.proveResume(text, reading);
  const kept = program.keptApart(program.sourceOf(text), reading, proved).map(({ path }) => path);
  const isKept = ({ path }) => kept.some((one) => one.startsWith(path) || path.startsWith(`${one}.`));
  const lost = proved.unproved.filter((part) => !isKept(part));
  const end = proved.unproved.length === 0 ? "proved" : lost.length > 0 ? "lost" : "apart";
  return { unproved: proved.unproved, end, part: partOf(lost.length > 0 ? lost : proved.unproved, parts) };
}

/** The part that is not proved, with why; else all that was read. */
function partOf([first], parts) {
  if (first === undefined) return parts.toSorted().join("+");
  return first.path.replace(/\[\d+\]/g, "") + (first.because === undefined ? "" : `:${first.because}`);
}

function printCase({ language, kind, text, reading, unproved, end }) {
  console.log(
    `  [${language}, ${kind}, ${end}] ${text.replaceAll("\n", " ⏎ ")}\n      ${JSON.stringify(reading)}`,
  );
  for (const { path, why } of unproved) console.log(`      ${path}: ${why}`);
}
