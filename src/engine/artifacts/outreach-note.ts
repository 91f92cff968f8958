import { readPlace } from "../places/place.ts";
import { beforeSending } from "./before-sending.ts";
import { gapsOf, ofKind } from "./evidence.ts";
import { bodyOf } from "./letter/body.ts";
import { countWords } from "./letter/count-words.ts";
import { answerable, isBorneOut } from "./letter/demands.ts";
import { fillers } from "./letter/named.ts";
import { candidates, proofs } from "./letter/proofs.ts";
import { wouldHelp } from "./letter/thin.ts";
import { titleOf, whyThisOpening } from "./letter/why.ts";
import { signature } from "./letterhead.ts";
import { openingWords } from "./opening-words.ts";
import { placeOf } from "./place-of.ts";
import {
  type AskedRequirement,
  aboutOpening,
  type Draft,
  fromClaims,
  type Line,
  type Material,
} from "./types.ts";

const FEWEST_WORDS = 90;
const MOST_WORDS = 160;

/**
 * Drafts a letter: place and date, recipient, why this opening, the person's evidence, a request, a signature.
 * Everything about the person is a claim in its own words. If little is stored the letter is shorter, without
 * filler, and says what would help.
 */
export function outreachNote(material: Material): Draft {
  const { titles } = material.words;
  const demands = answerable(material);
  const lines = letterLines(material, demands);
  const saysNothing = candidates(material).every(({ bullets }) => bullets.length === 0);
  const posts = proofs(material).flatMap(([whole]) => whole ?? []);
  const showsNone = demands.length > 0 && !demands.some(isBorneOut(posts));
  const isThin = sizeOf(lines) < FEWEST_WORDS || saysNothing || showsNone;
  return {
    title: titles.note(placeOf(material)),
    sections: [{ heading: "", lines }],
    gaps: gapsOf(material),
    omitted: [],
    beforeSending: beforeSending(material, lines, true),
    ...(isThin && { wouldHelp: wouldHelp(material, demands) }),
  };
}

function letterLines(material: Material, demands: readonly AskedRequirement[]): Line[] {
  const { asked, words } = material;
  const { letter } = words;
  const company = openingWords(asked.company ?? "") || undefined;
  const whole = (body: readonly Line[], request = letter.request) => [
    ...head(material, company),
    aboutOpening(letter.greeting(company, asked.addressee), { kind: "line" }),
    aboutOpening(whyThisOpening(material), { kind: "paragraph" }),
    ...body,
    aboutOpening(request, { kind: "paragraph" }),
    aboutOpening(letter.closing, { kind: "line" }),
    ...signature(material),
  ];
  const fits = (body: readonly Line[]) => sizeOf(whole(body)) <= MOST_WORDS;
  let body = bodyOf(demands, material, fits);
  for (const more of fillers(material, body)) {
    if (sizeOf(whole(body)) >= FEWEST_WORDS) break;
    if (fits([...body, more])) body = [...body, more];
  }
  const letters = [letter.request, [letter.offer, letter.request].join(letter.space)].map((request) =>
    whole(body, request),
  );
  return letters.find((lines) => sizeOf(lines) >= FEWEST_WORDS) ?? letters.at(-1) ?? [];
}

/** The recipient, place, date and subject. */
function head(material: Material, company: string | undefined): Line[] {
  const { asked, words } = material;
  if (!asked.isOpening) return [dateLine(material)];
  const { letter } = words;
  const title = titleOf(material);
  return [
    ...[asked.addressee && letter.attention(asked.addressee), company].flatMap((text) =>
      text ? [aboutOpening(text, { kind: "line", role: "address" })] : [],
    ),
    dateLine(material),
    ...(title ? [aboutOpening(letter.subject(title), { kind: "line", role: "subject" })] : []),
  ];
}

function dateLine({ claims, words, today }: Material): Line {
  const { letter } = words;
  const [year = "", month, day] = today.split("-");
  const place = ofKind(claims, "contact").find(({ path }) => path === "basics.location");
  const { country, region } = readPlace(place?.text ?? "");
  const isAmerican = country === "US" || (country === undefined && region !== undefined);
  const date = letter.day(Number(day), Number(month), year, isAmerican);
  const layout = { kind: "line", role: "date" } as const;
  const town = place?.text.split(/[,，]/u)[0]?.trim();
  return place && town ? fromClaims(letter.placed(town, date), [place], layout) : aboutOpening(date, layout);
}

function sizeOf(lines: readonly Line[]): number {
  return countWords(lines.map(({ text }) => text));
}
