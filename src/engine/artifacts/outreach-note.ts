import { gapsOf } from "./evidence.ts";
import { countWords } from "./letter/count-words.ts";
import { fillers } from "./letter/fillers.ts";
import { alsoNamed, proofs } from "./letter/proofs.ts";
import { whyThisOpening } from "./letter/why.ts";
import { signature } from "./letterhead.ts";
import { openingWords } from "./opening-words.ts";
import { placeOf } from "./place-of.ts";
import { aboutOpening, type Draft, type Line, type Material } from "./types.ts";

const FEWEST_WORDS = 90;
const MOST_WORDS = 160;

/**
 * Drafts a letter: a greeting, why this opening, what the person can show for it, a request, a signature. Everything
 * about the person is a claim in its own words; who has stored little gets a shorter letter, and no phrases.
 */
export function outreachNote(material: Material): Draft {
  const { titles } = material.words;
  return {
    title: titles.note(placeOf(material)),
    sections: [{ heading: "", lines: letterLines(material) }],
    gaps: gapsOf(material),
    omitted: [],
  };
}

function letterLines(material: Material): Line[] {
  const { asked, words } = material;
  const { letter, language } = words;
  const company = openingWords(asked.company ?? "") || undefined;
  const requests = [letter.request, [letter.request, letter.offer].join(language === "zh" ? "" : " ")];
  const whole = (body: readonly Line[], request = letter.request) => [
    aboutOpening(letter.greeting(company), { kind: "line" }),
    aboutOpening(whyThisOpening(material), { kind: "paragraph" }),
    ...body,
    aboutOpening(request, { kind: "paragraph" }),
    aboutOpening(letter.closing, { kind: "line" }),
    ...signature(material),
  ];
  const sizeOf = (lines: readonly Line[]) => countWords(lines.map(({ text }) => text));
  let body: Line[] = [];
  for (const proof of proofs(material))
    if (sizeOf(whole([...body, proof])) <= MOST_WORDS) body = [...body, proof];
  for (const more of alsoNamed(material, body))
    if (sizeOf(whole([...body, more])) <= MOST_WORDS) body = [...body, more];
  for (const more of fillers(material, body)) {
    if (sizeOf(whole(body)) >= FEWEST_WORDS) break;
    if (sizeOf(whole([...body, more])) <= MOST_WORDS) body = [...body, more];
  }
  const letters = requests.map((request) => whole(body, request));
  return letters.find((lines) => sizeOf(lines) >= FEWEST_WORDS) ?? letters.at(-1) ?? [];
}
