// People made from occupations: what they list is drawn with a fixed seed.
import { createRandom } from "./random.mjs";

const TOOLS = 8;
const SKILLS = 5;
/** The skills are drawn from this many of the occupation's strongest. */
const STRONGEST = 12;
/** The standard deviation of an interest score's error, on the scale 1 to 7. */
const NOISE = 0.5;
/** The level of a skill that is only listed. */
const LISTED = 4;

/**
 * A person for each occupation that has another title, and the catalog without the titles that they bear. `isTuned`
 * marks the half on which settings may be chosen.
 */
export function makePeople(catalog) {
  const random = createRandom(20_260_11);
  const people = catalog.occupations
    .filter(({ alternateTitles, interests }) => alternateTitles.length > 1 && interests)
    .map((entry) => ({ entry, isTuned: random.next() < 0.5, ...draw(entry, random) }));
  const taken = new Set(people.map(({ title }) => title.toLowerCase()));
  const occupations = catalog.occupations.map((entry) => ({
    ...entry,
    alternateTitles: entry.alternateTitles.filter((title) => !taken.has(title.toLowerCase())),
  }));
  return { people, catalog: { ...catalog, occupations } };
}

function draw({ alternateTitles, tools, skills, interests }, random) {
  const strength = ({ importance, level }) => (importance - 1) * level;
  const strongest = [...skills].sort((left, right) => strength(right) - strength(left)).slice(0, STRONGEST);
  const listed = [
    ...random.pick(tools, TOOLS).map(({ skill }) => skill),
    ...random.pick(strongest, SKILLS).map(({ skill }) => skill),
  ];
  return {
    title: random.pick(alternateTitles, 1)[0],
    listed,
    interests: interests.map((score) => clamp((100 * (score + NOISE * random.normal() - 1)) / 6)),
  };
}

/** What is known of a person: title and listed skills, and the interests where the assessment was taken. */
export function evidenceOf({ title, listed, interests }, { assessed, skilled }) {
  return {
    skills: skilled ? listed.map((id) => ({ id, name: id, level: LISTED, claimIds: [] })) : [],
    titles: [{ text: title, claimIds: [] }],
    texts: [],
    constraints: {},
    ...(assessed && { interests }),
  };
}

function clamp(value) {
  return Math.max(0, Math.min(100, value));
}
