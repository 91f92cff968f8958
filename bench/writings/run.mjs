// How the proof of writings judges bench/writings: true sentences in usual other words that it refuses, and inflations
// that it accepts. Each cites all claims of its person. Of the closed half only the counts are looked at.
import { readFileSync } from "node:fs";
import { importSource } from "../import-source.mjs";
import { readCases, tally } from "../proof/cases.mjs";

const SOURCE = `
export { claimsOf } from "./engine/resume/claims.ts";
export { createSkillIndex } from "./engine/skills/index.ts";
export { namedSkills } from "./domain/execution-artifacts/writing-material.ts";
export { proveWriting } from "./engine/writing/prove-writing.ts";
export { writingClaim } from "./engine/writing/writing-claim.ts";
export { readBuiltInCatalog } from "./platform/built-in-catalog.ts";
`;
const TODAY = "2025-06-01";

/** Prints both kinds of errors for each half, by language; with `errors` those of the open half. */
export async function measureWritings({ errors = false } = {}) {
  const engine = await importSource(SOURCE);
  const skillsIn = engine.namedSkills(engine.createSkillIndex(engine.readBuiltInCatalog().skills));
  const people = JSON.parse(readFileSync(new URL("people.json", import.meta.url), "utf8"));
  const refusedOf = ({ person, text }) => {
    const { resume, opening } = people[person];
    const claims = engine
      .claimsOf(resume)
      .map(({ kind, text, path }) => engine.writingClaim({ id: path, kind, text, path }, resume));
    const blocks = [{ kind: "paragraph", text, claimIds: claims.map(({ id }) => id) }];
    return engine.proveWriting(blocks, { claims, opening, skillsIn, today: TODAY }).refused;
  };
  for (const half of ["open", "closed"]) {
    for (const [side, wrong] of [
      ["true", "refused"],
      ["forged", "accepted"],
    ]) {
      const cases = readCases(new URL(`${side}.${half}.jsonl`, import.meta.url));
      const failed = cases.filter((one) => (refusedOf(one).length === 0) === (side === "forged"));
      console.log(`\n${half}, ${side} sentences ${wrong}: ${failed.length} of ${cases.length}`);
      console.log(`  by language  ${tally(cases, failed, "language")}`);
      if (half === "closed" || !errors) continue;
      for (const one of failed)
        console.log(`  [${one.language}] ${one.text} ${refusedOf(one)[0]?.why ?? ""}`);
    }
  }
}
