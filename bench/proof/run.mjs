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
  const unprovedOf = ({ text, reading: given }) => {
    const reading = withOwnWords(given);
    const isOfResume = Object.keys(reading).every((part) => resumeParts.has(part));
    return (isOfResume ? proveResume(text, reading) : proveReading(text, reading)).unproved;
  };
  for (const half of ["open", "closed", "later", "independent/open", "independent/closed"]) {
    for (const [side, wrong] of [
      ["true", "refused"],
      ["forged", "accepted"],
    ]) {
      const cases = readCases(new URL(half.replace(/[a-z]+$/, `${side}.$&.jsonl`), import.meta.url));
      const failed = cases.filter((one) => (unprovedOf(one).length === 0) === (side === "forged"));
      console.log(`\n${half}, ${side} readings ${wrong}: ${failed.length} of ${cases.length}`);
      console.log(`  by language  ${counts(cases, failed, "language")}`);
      if (half.endsWith("closed")) continue;
      console.log(`  by kind      ${counts(cases, failed, "kind")}`);
      if (errors) for (const one of failed) printCase(one, unprovedOf(one));
    }
  }
}

// The other authors had words of their own for the values of two enumerations.
const ownWords = {
  employmentType: {
    full_time: "FULL_TIME",
    part_time: "PART_TIME",
    contract: "CONTRACTOR",
    internship: "INTERN",
    temporary: "TEMPORARY",
  },
  seniority: { entry: "junior" },
};

function withOwnWords(reading) {
  const parts = Object.entries(reading).map(([part, told]) => {
    const value = ownWords[part]?.[told.value];
    return [part, value === undefined ? told : { ...told, value }];
  });
  return Object.fromEntries(parts);
}

function printCase({ language, kind, text, reading }, unproved) {
  console.log(`  [${language}, ${kind}] ${text.replaceAll("\n", " ⏎ ")}\n      ${JSON.stringify(reading)}`);
  for (const { path, why } of unproved) console.log(`      ${path}: ${why}`);
}
