// Occupations that a release of O*NET relates: a person made from one should find it and its relatives first.
import { join } from "node:path";
import { createGold, ndcg10 } from "../fit/gold.mjs";
import { evidenceOf, makePeople } from "../fit/people.mjs";
import { ranked, readRelease } from "../fit/release.mjs";
import { loadScoring } from "../fit/scoring.mjs";
import { bm25 } from "./bm25.mjs";
import { rowsOf } from "./table.mjs";

const profiles = [
  { name: "title, skills, interests", assessed: true, skilled: true },
  { name: "title alone", assessed: false, skilled: false },
];

/** NDCG@10 over all occupations; the baseline searches the occupations' words for the person's. */
export async function proveRelated({ folder }) {
  const scoring = await loadScoring();
  const release = join(folder, "onet");
  const { people, catalog } = makePeople(readRelease(scoring, release));
  const gold = createGold(release, catalog.occupations);
  const index = scoring.prepareCatalog(catalog);
  const nameOf = new Map(catalog.skills.map(({ id, name }) => [id, name]));
  const plain = bm25(catalog.occupations.map((entry) => wordsOf(entry, nameOf)));
  let version = "";
  const judged = people.flatMap((person) => {
    const gains = gold.gainsFor(person.entry.code);
    return profiles.map((profile) => {
      const found = ranked(scoring.match(evidenceOf(person, profile), index, { limit: 11 }));
      version = found[0]?.formula ?? version;
      const asked = [person.title, ...(profile.skilled ? person.listed.map((id) => nameOf.get(id)) : [])];
      const base = plain(asked.join(" ")).map((place) => catalog.occupations[place].code);
      const codes = [found.map(({ occupationCode }) => occupationCode), base];
      return {
        isOpen: person.isTuned,
        parts: [profile.name],
        gain: codes.map((some) => ndcg10(some, gains)),
        relatives: codes.map((some) => ofRelatives(some, gains, person.entry.code)),
      };
    });
  });
  return {
    title: `people of ${catalog.source}, relatives by ${gold.source}`,
    version,
    rows: rowsOf(
      judged,
      [
        { key: "gain", metric: "NDCG, own occupation 3, relatives 1", level: "occupation", k: 10 },
        { key: "relatives", metric: "NDCG, relatives alone", level: "occupation", k: 10 },
      ],
      profiles.map(({ name }) => name),
    ),
  };
}

function ofRelatives(codes, gains, own) {
  const others = new Map([...gains].filter(([code]) => code !== own));
  return others.size === 0
    ? undefined
    : ndcg10(
        codes.filter((code) => code !== own),
        others,
      );
}

function wordsOf({ title, alternateTitles, description, tools, skills }, nameOf) {
  const named = [...tools, ...skills].map(({ skill }) => nameOf.get(skill) ?? "");
  return [title, ...alternateTitles, description, ...named].join(" ");
}
