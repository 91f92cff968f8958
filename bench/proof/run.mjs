// How the proof of readings judges bench/proof: true readings that it refuses, and forged ones that it accepts. Of the
// closed halves only the counts are looked at; the later sentences were written after the first figures, and those in
// `independent` by two authors who have not seen the program.
import { importSource } from "../import-source.mjs";
import { counts, readCases } from "./cases.mjs";

const SOURCE = `
export { proveReading } from "./engine/posting/reading/prove-reading.ts";
export { proveResume } from "./engine/resume/proof/prove-resume.ts";
`;
const resumeParts = new Set(["work", "education", "skills", "certificates", "languages"]);

/** Prints both kinds of errors for each half, by language and by kind; with `errors` those of the open half. */
export async function measureProof({ errors = false } = {}) {
  const { proveReading, proveResume } = await importSource(SOURCE);
  const isAccepted = ({ text, reading }) => {
    const isOfResume = Object.keys(reading).every((part) => resumeParts.has(part));
    const { unproved } = isOfResume ? proveResume(text, reading) : proveReading(text, reading);
    return unproved.length === 0;
  };
  for (const half of ["open", "closed", "later", "independent/open", "independent/closed"]) {
    for (const [side, wrong] of [
      ["true", "refused"],
      ["forged", "accepted"],
    ]) {
      const cases = readCases(new URL(half.replace(/[a-z]+$/, `${side}.$&.jsonl`), import.meta.url));
      const failed = cases.filter((one) => isAccepted(one) === (side === "forged"));
      console.log(`\n${half}, ${side} readings ${wrong}: ${failed.length} of ${cases.length}`);
      console.log(`  by language  ${counts(cases, failed, "language")}`);
      if (half.endsWith("closed")) continue;
      console.log(`  by kind      ${counts(cases, failed, "kind")}`);
      if (errors) for (const one of failed) printCase(one);
    }
  }
}

function printCase({ language, kind, text, reading }) {
  console.log(`  [${language}, ${kind}] ${text.replaceAll("\n", " ⏎ ")}\n      ${JSON.stringify(reading)}`);
}
