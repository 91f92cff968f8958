import { type Doc, lineAt, matches, wordPattern } from "../doc.ts";
import type { Labelled } from "../labelled.ts";
import { requirementAround } from "../requirement.ts";
import type { Sections } from "../sections.ts";
import type { Extraction } from "../types.ts";

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  ein: 1,
  eine: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  dix: 10,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const spelled = Object.keys(numberWords)
  .filter((word) => /[a-zà-ü]/.test(word))
  .join("|");
const count = `(\\d{1,2}(?:[.,]5)?|${spelled})(?: ?\\(\\d{1,2}\\))?`;
const span = new RegExp(
  `(?<![\\p{L}\\d.,$€£])${count} ?(?:\\+|plus|or more|oder mehr|ou plus|o más)?(?: ?(?:-|to|bis|à|a|und|or|o|ou) ?${count})? ?(?:\\+|plus)? ?-? ?(years?|yrs?|months?|jahr(?:en?)?|jährige[nrs]?|monaten?|ans?|années?|mois|años?|meses)(?![\\p{L}])`,
  "giu",
);
const chinese =
  /(?<!\d)(\d{1,2}|[一二两三四五六七八九十])(?: ?(?:-|~|至|到) ?(\d{1,2}|[一二两三四五六七八九十]))? ?(年|个月)(?:及)?(?:以上)?/g;
const compound = /(?<!\p{L})(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)jährige/giu;
const experience = wordPattern(
  "experience|experienced|exp|\\p{L}{0,20}erfahrung|\\p{L}{0,20}praxis|expérience|experiencia|background|working (?:as|in|with)|worked|track record|in (?:a|the) (?:similar|same|related)",
  "经验|工作经历|从业|驾龄",
);
const companyStory = wordPattern(
  "we have|we've|we bring|our (?:company|firm|team|family|history|business|organi[sz]ation)|founded|established|has been|have been|in business|family-owned|leader|leading|serving|for (?:more than|over)|celebrating|old|" +
    "seit|unternehmen|traditionsunternehmen|depuis|notre (?:entreprise|société|groupe)|desde hace|nuestra empresa|somos una|nous sommes|wir sind|alt|age|aged",
  "成立|公司拥有|周岁|岁",
);
const MAX_YEARS = 20;

/** The least years of experience asked for: the most of what is required, never what is preferred or a company's own age. */
export function findYears(doc: Doc, labelled: Labelled, sections: Sections): Extraction<number> | undefined {
  const labels = (labelled.get("years") ?? []).flatMap((piece) =>
    mentions(doc, piece.start, piece.end, true),
  );
  const label = labels[0];
  if (label !== undefined) return label;
  const all = mentions(doc, 0, doc.folded.length, false).filter((mention) => {
    const at = mention.span?.[0] ?? 0;
    const section = sections.at(at);
    return section !== "preferred" && section !== "aside";
  });
  return all.reduce<Extraction<number> | undefined>(
    (top, each) => (top === undefined || each.value > top.value ? each : top),
    undefined,
  );
}

function mentions(doc: Doc, start: number, end: number, about: boolean): Extraction<number>[] {
  const text = doc.folded.slice(start, end);
  const found: Extraction<number>[] = [];
  for (const pattern of [span, chinese, compound]) {
    for (const match of text.matchAll(pattern)) {
      const from = start + match.index;
      const to = from + match[0].length;
      const years = inYears(match[1] ?? "", match[3] ?? "");
      if (years > MAX_YEARS || !(about || isAsked(doc, from, to))) continue;
      found.push({ value: years, span: [from, to] });
      if (found.length >= 100) return found;
    }
  }
  return found;
}

function inYears(written: string, unit: string): number {
  const value = numberWords[written.toLowerCase()] ?? Number(written.replace(",", "."));
  return /^(?:month|monat|mois|meses|个月)/i.test(unit) ? Math.round((value / 12) * 100) / 100 : value;
}

// "15-25K | 3-5年 | 本科": the usual header of Chinese job boards.
function isHeaderPart(doc: Doc, from: number, to: number): boolean {
  const before = doc.folded.slice(Math.max(0, from - 3), from);
  const after = doc.folded.slice(to, to + 3);
  return (
    to < 600 &&
    /年$|年以上$/.test(doc.folded.slice(from, to)) &&
    /[|·/\t] ?$/.test(before) &&
    /^ ?[|·/\t]/.test(after)
  );
}

function isAsked(doc: Doc, from: number, to: number): boolean {
  if (isHeaderPart(doc, from, to)) return true;
  const line = lineAt(doc, from);
  const before = lastSentence(doc.folded.slice(Math.max(line.start, from - 80), from));
  const after = firstSentence(doc.folded.slice(to, Math.min(line.end, to + 90)));
  const bullet = /^[ -]*$/.test(before) && /^ (?:in|as|of|with) \p{L}/u.test(after);
  if (!bullet && !matches(experience, `${before} ${after}`)) return false;
  // Chinese sentences run on over commas, so a company's age may stand in the clause before.
  const isHan = /\p{Script=Han}/u.test(doc.folded.slice(from, to));
  const story = isHan ? `${before.split(",").at(-1)} ${after.split(",")[0]}` : `${before} ${after}`;
  if (matches(companyStory, story)) return false;
  const need = requirementAround(doc.folded, from, to);
  return need !== "preferred" && need !== "not_needed";
}

function lastSentence(text: string): string {
  return text.slice(Math.max(text.lastIndexOf(". "), text.lastIndexOf("; "), text.lastIndexOf("。")) + 1);
}

function firstSentence(text: string): string {
  const stop = text.search(/[.;] |[。；]/);
  return stop === -1 ? text : text.slice(0, stop);
}
