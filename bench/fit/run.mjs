// How well people made from a release's occupations find their own occupation and its relatives again.
import { createGold, ndcg10 } from "./gold.mjs";
import { evidenceOf, makePeople } from "./people.mjs";
import { ranked, readRelease } from "./release.mjs";
import { loadScoring } from "./scoring.mjs";

const profiles = [
  { name: "title, skills, interests", assessed: true, skilled: true },
  { name: "title and skills", assessed: false, skilled: true },
  { name: "title alone", assessed: false, skilled: false },
];

/** Prints the NDCG@10 over all occupations, with the formula of `against` (a commit) beside the working tree's. */
export async function measureFit(folder, against) {
  const current = await loadScoring();
  const { people, catalog } = makePeople(readRelease(current, folder));
  const gold = createGold(folder, catalog.occupations);
  console.log(`${people.length} people of ${catalog.source}, relatives by ${gold.source}; NDCG@10`);
  const compared = [current, ...(against === undefined ? [] : [await loadScoring(against)])];
  for (const scoring of compared) {
    const started = performance.now();
    const index = scoring.prepareCatalog(catalog);
    console.log(`\nprepared in ${Math.round(performance.now() - started)} ms`);
    for (const profile of profiles) report(scoring, index, people, gold, profile);
  }
}

function report({ match }, index, people, gold, profile) {
  const gained = people.map((person) => {
    const found = match(evidenceOf(person, profile), index, { limit: 10 });
    const best = ranked(found);
    const codes = best.map(({ occupationCode }) => occupationCode);
    return {
      formula: best[0]?.formula,
      isTuned: person.isTuned,
      gain: ndcg10(codes, gold.gainsFor(person.entry.code)),
      isFirst: codes[0] === person.entry.code,
    };
  });
  const shown = [true, false].map((isTuned) => {
    const half = gained.filter((one) => one.isTuned === isTuned);
    const mean = half.reduce((sum, { gain }) => sum + gain, 0) / half.length;
    const first = half.filter(({ isFirst }) => isFirst).length / half.length;
    return `${isTuned ? "tuning half" : "kept aside"} ${mean.toFixed(3)} (own first ${first.toFixed(2)})`;
  });
  console.log(
    `${gained.find(({ formula }) => formula)?.formula ?? ""}  ${profile.name.padEnd(26)} ${shown.join("  ")}`,
  );
}
