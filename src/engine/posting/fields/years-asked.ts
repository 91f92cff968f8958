import { durationsIn } from "../../text/durations.ts";
import type { Piece } from "../../text/piece.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { wordsOf } from "../../text/words.ts";
import type { PostingLine } from "../requirements/headings/layout.ts";
import type { Extraction } from "../types.ts";
import { asks, leaves } from "./education-asked.ts";

const [MAX_LINES, MAX_SENTENCE, MAX_YEARS] = [400, 400, 15];

const ofWork =
  /(?<!\p{L})(?:experience|exp|background|on the (?:tools|job|line)|in (?:a similar|the (?:field|trade|role))|\p{L}*erfahrung|praxis|expérience|exp[eé]rience|poste (?:similaire|semblable)|experiencia|experiência|esperienza|ervaring|\p{L}*erfarenhet|erfaring|doświadczeni\p{L}*|praxe|praktyki|stażu|kokemus\p{L}*|za kierownicą)(?!\p{L})/iu;
/** Years of the employer, of the contract and of life. */
const ofOthers =
  /(?<!\p{L})(?:we have|we've|our|over|since|founded|in business|contract|fixed[ -]term|old|of age|unser\p{L}*|wir|seit|befristet|alt|nous|notre|depuis|contrat|cdd|ans révolus|nuestr\p{L}+|desde hace|contrato|edad|nossa?|onze|sinds|vår|våra|sedan|naszej?|umowa|více než|guarantee|warranty|valid|last|past|within|after|nach|après|después|tras|após|na|per|until)(?!\p{L})/iu;

/** The years of experience that sentences ask for outside the demands that were read, the most of them. */
export function yearsAsked(lines: readonly PostingLine[]): Extraction<number> | undefined {
  const found = lines
    .slice(0, MAX_LINES)
    .filter(
      ({ section, isHeading }) =>
        !isHeading && section !== "aside" && section !== "preferred" && section !== "duties",
    )
    .flatMap(({ piece }) => sentencesOf(piece))
    .flatMap((sentence) => askedIn(sentence) ?? []);
  return found.toSorted((left, right) => right.value - left.value)[0];
}

const EITHER_REACH = 24;
const either = /(?<!\p{L})(?:or|ou|oder|o|of|eller|lub|nebo|tai) \P{L}{0,2}$/iu;

function askedIn({ text, start }: Piece): Extraction<number> | undefined {
  if (text.length > MAX_SENTENCE || leaves.test(text) || ofOthers.test(text)) return undefined;
  const [duration, another] = durationsIn(text, wordsOf(text));
  if (duration === undefined || another !== undefined || !ofWork.test(text)) return undefined;
  // "A diploma or five years": the years are one of two ways.
  const before = text.slice(Math.max(0, duration.start - EITHER_REACH), duration.start);
  if (either.test(before)) return undefined;
  const isAsked = asks.test(text) || text.length <= 90;
  if (!isAsked || duration.years > MAX_YEARS || duration.years < 1) return undefined;
  return { value: duration.years, span: [start + duration.start, start + duration.end] };
}
