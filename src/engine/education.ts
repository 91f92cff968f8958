import type { Education } from "./catalogue/types.ts";

/** Words that give a level of education away, highest first. */
const levels: [Education, RegExp][] = [
  [
    "doctorate",
    /\b(ph\.?d|doctorate|doctoral|dr\.|d\.?phil|m\.?d\.?\b|j\.?d\.?\b|pharm\.?d|promotion|doctorat|doctorado)/i,
  ],
  ["master", /\b(master|m\.?sc|m\.?a\.?\b|mba|m\.?eng|m\.?ed|msn|mph|msw|magister|diplom-|máster)/i],
  [
    "bachelor",
    /\b(bachelor|b\.?sc|b\.?a\.?\b|b\.?eng|b\.?ed|bsn|bba|b\.?tech|undergraduate degree|licence|licenciatura|grado)/i,
  ],
  ["associate", /\b(associate|a\.?a\.?s\.?\b|adn|foundation degree|hnd)/i],
  [
    "certificate",
    /\b(certificate|diploma|apprentice|journeyman|vocational|ausbildung|cap\b|bts\b|nvq|trade school|meister)/i,
  ],
  ["secondary", /\b(high school|secondary|ged\b|abitur|a-levels?|gcse|baccalaur[ée]at|bachillerato|matura)/i],
  ["none", /^none$/i],
];

/** The highest level of education that any of the texts names; undefined where none does. */
export function educationOf(texts: readonly string[]): Education | undefined {
  return levels.find(([, words]) => texts.some((text) => words.test(text.slice(0, 500))))?.[0];
}
