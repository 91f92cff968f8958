import { gapsOf } from "./evidence.ts";
import { countWords } from "./letter/count-words.ts";
import { answerable } from "./letter/demands.ts";
import { alsoNamed, bearsOutNone, comesFirst, fillers, isBorneOut } from "./letter/named.ts";
import { candidates, proofs } from "./letter/proofs.ts";
import { wouldHelp } from "./letter/thin.ts";
import { whyThisOpening } from "./letter/why.ts";
import { signature } from "./letterhead.ts";
import { openingWords } from "./opening-words.ts";
import { placeOf } from "./place-of.ts";
import { aboutOpening, type Draft, type Line, type Material } from "./types.ts";

const FEWEST_WORDS = 90;
const MOST_WORDS = 160;

/**
 * Drafts a letter: a greeting, why this opening, what the person can show for it, a request, a signature. Everything
 * about the person is a claim in its own words; who has stored little gets a shorter letter, no phrases, and what would
 * help.
 */
export function outreachNote(material: Material): Draft {
  const { titles } = material.words;
  const demands = answerable(material);
  const lines = letterLines(material, demands);
  const saysNothing = candidates(material).every(({ bullets }) => bullets.length === 0);
  const isThin = sizeOf(lines) < FEWEST_WORDS || saysNothing || bearsOutNone(demands, proofs(material));
  return {
    title: titles.note(placeOf(material)),
    sections: [{ heading: "", lines }],
    gaps: gapsOf(material),
    omitted: [],
    ...(isThin && { wouldHelp: wouldHelp(material, demands) }),
  };
}

function letterLines(material: Material, demands: ReturnType<typeof answerable>): Line[] {
  const { asked, words } = material;
  const { letter } = words;
  const company = openingWords(asked.company ?? "") || undefined;
  // What the body does not answer is not quoted.
  const whole = (body: readonly Line[], request = letter.request) => [
    aboutOpening(letter.greeting(company), { kind: "line" }),
    aboutOpening(whyThisOpening(material, demands.filter(isBorneOut(body))), { kind: "paragraph" }),
    ...body,
    aboutOpening(request, { kind: "paragraph" }),
    aboutOpening(letter.closing, { kind: "line" }),
    ...signature(material),
  ];
  const fits = (body: readonly Line[]) => sizeOf(whole(body)) <= MOST_WORDS;
  let body: Line[] = [];
  for (const proof of proofs(material)) if (fits([...body, proof])) body = [...body, proof];
  const named = alsoNamed(material, demands, body).find((line) => fits([...body, line]));
  if (named) body = comesFirst(named, demands, body, material) ? [named, ...body] : [...body, named];
  for (const more of fillers(material, body)) {
    if (sizeOf(whole(body)) >= FEWEST_WORDS) break;
    if (fits([...body, more])) body = [...body, more];
  }
  const letters = [letter.request, [letter.offer, letter.request].join(letter.space)].map((request) =>
    whole(body, request),
  );
  return letters.find((lines) => sizeOf(lines) >= FEWEST_WORDS) ?? letters.at(-1) ?? [];
}

function sizeOf(lines: readonly Line[]): number {
  return countWords(lines.map(({ text }) => text));
}
