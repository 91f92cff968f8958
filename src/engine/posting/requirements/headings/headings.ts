import { skillHeadings } from "../../../lexicon/demands/kinds.ts";
import { postingHeadings } from "../../../lexicon/headings/posting-headings.ts";
import { bulletLength } from "../../../text/bullets.ts";
import { inBothForms } from "../../../text/contractions.ts";
import type { Doc } from "../../../text/doc.ts";
import { createTerms } from "../../../text/names/terms.ts";
import { type Piece, sliceItem } from "../../../text/piece.ts";
import { wordsOf } from "../../../text/words.ts";
import { type LabelField, labelField } from "../../labels.ts";
import type { RequirementKind } from "../../types.ts";
import { kindOf } from "../kinds/kinds.ts";
import { chapterOf, endsSentence, listOpened, ofAbility, ofBenefits, ofWork, signOf } from "./lead-ins.ts";
import type { SectionKind } from "./topic.ts";

const findHeading = createTerms({
  preferred: inBothForms(postingHeadings.preferred),
  required: inBothForms(postingHeadings.required),
  duties: inBothForms(postingHeadings.duties),
  aside: inBothForms(postingHeadings.aside),
});
const findSkillHeading = createTerms({ skills: skillHeadings });
const [MAX_HEADING, MAX_LABEL_WORDS] = [70, 8];
/** Labels of an opening's facts and pay. No demands follow. */
const ofFields = new Set<LabelField>(["title", "company", "salary", "closingDate"]);

/** Words that are a heading alone but not among others. */
const isWeak = new Set(
  "you du sie us we bring has plus nice rate pay offer why about vous toi tu fit needed required wir tools system systems process note notes contract training learning attitude team commitment background terms hours shift shifts schedule interview location project projects question questions conditions".split(
    " ",
  ),
);
const [LEAST_WEAK, MAX_CHAPTER] = [0.6, 8];
/** Items of demands that are not chapter titles: "一、本科以上学历". */
const hanDemand = /以上|以下|以内|学历|经验|证|专业|能力|优先|熟|会|有/u;

const papers = new Set<RequirementKind>(["language", "licence", "certificate"]);

/** True if a section lists demands. */
export function isDemand(section: SectionKind): boolean {
  return section === "required" || section === "preferred";
}

/** A line split before demand labels in its middle, because pages lose line breaks: "Cook Requirements: HACCP". */
export function atLabels(line: Piece): Piece[] {
  const { text } = line;
  if (!text.includes(":") || isWholeHeading(text)) return [line];
  const cuts = findHeading(text)
    .filter(({ tag, start, end }) => isDemand(tag) && start > 0 && /^\s?[:：]/.test(text.slice(end, end + 2)))
    .filter(
      ({ start }) =>
        /[\p{Lu}\p{Script=Han}]/u.test(text[start] ?? "") && /[\s。；]/.test(text[start - 1] ?? ""),
    )
    .filter(({ start }) => bulletLength(text) < start && /\p{L}/u.test(text.slice(bulletLength(text), start)))
    .map(({ start }) => start);
  return [0, ...cuts].map((from, place) => {
    const to = cuts[place] ?? text.length;
    return { start: line.start + from, end: line.start + to, text: text.slice(from, to) };
  });
}

/** True if a line without a mark is worded like a heading and not like an opening's title: "Technical skills". */
function isPhrased(text: string): boolean {
  const words = wordsOf(text);
  if (words.length > MAX_LABEL_WORDS + 2) return false;
  if (endOfHeading.test(words.at(-1)?.key ?? "")) return true;
  const phrases = findHeading(text, words).filter(({ from, to }) => to - from > 1);
  return phrases.reduce((sum, { from, to }) => sum + to - from, 0) * 2 >= words.length;
}

/** "Preferred Education and Experience:" is one heading, although "Experience:" alone would be one too. */
function isWholeHeading(text: string): boolean {
  const words = text.trim();
  return words.length <= MAX_HEADING && words.indexOf(":") === words.length - 1 && isHeading(words);
}

/** The section that a line starts; with a `body` if the line itself has its label's content. */
export function headingOf(
  doc: Doc,
  piece: Piece,
  bullet: number,
  { previous, next }: { previous: string | undefined; next: string | undefined },
  isAfterBlank: boolean,
): { section: SectionKind; body?: Piece } | undefined {
  if (ofBenefits.test(piece.text) && signOf(next) !== "") return { section: "aside" };
  const opened = bullet === 0 ? listOpened(piece.text, next) : undefined;
  if (opened) return { section: opened };
  const sign = piece.text.slice(0, bullet).trim();
  const nextSign = signOf(next);
  const isBeforeBullets = nextSign !== "";
  const isEmoji = bullet > 0 && /\p{Extended_Pictographic}/u.test(sign);
  const isItemSign =
    /^[✔✓☑✅✗✈▶➤]/u.test(sign) && (nextSign === "" || [nextSign, signOf(previous)].includes(sign));
  const isNumber = /^\s*[一二三四五六七八九十]、/.test(piece.text);
  const chapter = chapterOf(piece.text, next);
  // "- Requirements:" above lines without a bullet.
  const isAbove = bullet > 0 && nextSign === "" && next !== undefined && /[:：]\s*$/.test(piece.text);
  const isPlain = bullet === 0 || (isEmoji && !isItemSign) || isNumber || isAbove || chapter > 0;
  const inline = labelled(doc, piece, bullet);
  if (inline !== undefined) {
    const section = ofAbility.test(inline.label) ? "required" : sectionOf(inline.label, 0.2);
    if (section === undefined)
      return ofFields.has(labelField(inline.label) ?? "years")
        ? { section: "aside", body: inline.body }
        : undefined;
    return isPlain || isDemand(section) ? { section, body: inline.body } : undefined;
  }
  const text = sliceItem(piece, chapter > 0 ? chapter : bullet).text.replace(/^[#>【[\s]+|[】\]\s]+$/g, "");
  if (!isPlain || text.length > MAX_HEADING || endsSentence(piece.text.trim())) return undefined;
  const endsOpen = /(?:[:：?？】]|\.{3}|…)[\s*]*$/.test(piece.text);
  if (endsOpen && ofWork.test(text)) return { section: "duties" };
  const isCapitals = /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text) && isAfterBlank;
  const isOverLines = isAfterBlank && next !== undefined && /^[^\p{Ll}]/u.test(text);
  // An emoji repeated on the next line is a list bullet.
  const isListed = bullet > 0 && !endsOpen && [nextSign, signOf(previous)].includes(sign);
  const section =
    sectionOf(text, isListed ? 0.75 : endsOpen || isCapitals ? 0.2 : isBeforeBullets ? 0.3 : 0.75) ??
    (isOverLines && isPhrased(text) ? sectionOf(text, 0.2) : undefined);
  // "Englischkenntnisse von Vorteil" is a preference and not a heading.
  const isItem =
    section === "preferred" && !endsOpen && papers.has(kindOf({ ...piece, text })?.kind ?? "other");
  if (isItem) return undefined;
  if (section !== undefined) return { section };
  const isChapter = isNumber && text.length <= MAX_CHAPTER && !hanDemand.test(text);
  const isUnknown =
    isChapter ||
    isCapitals ||
    (endsOpen && isAfterBlank) ||
    (isAfterBlank && isBeforeBullets && !/\d/.test(text));
  return isUnknown && !isListed ? { section: "open" } : undefined;
}

/** The label at the start of a line, and the text after it. */
export function labelled(doc: Doc, piece: Piece, bullet: number): { label: string; body: Piece } | undefined {
  // As written: a long dash may touch the words around it.
  const indent = Math.max(0, piece.text.search(/\S/));
  const head = doc.text.slice(piece.start + indent, Math.min(piece.end, piece.start + indent + MAX_HEADING));
  for (const mark of head.matchAll(/[:：】\t\u3000]|[.?](?= \p{Lu})|\s[–—-]\s|(?<=\p{L})—(?=\p{L})/gu)) {
    const at = indent + mark.index;
    const label = sliceItem(piece, bullet, at).text;
    const body = sliceItem(piece, at + mark[0].length);
    if (label === "" || wordsOf(label).length > MAX_LABEL_WORDS) return undefined;
    // "Das bringst du mit. Erfahrung mit Holz.": a heading as a sentence before its paragraph.
    if (/[.?]/.test(mark[0]) && bullet === 0 && isSentenceHeading(label)) return { label, body };
    if (/[.?]/.test(mark[0])) continue;
    if (/[:：】\t\u3000]/.test(mark[0])) return body.text === "" ? undefined : { label, body };
    // Other dashes separate a label from its list only if the label is purely a wish or demand.
    if (body.text !== "" && isDemand(sectionOf(label, 0.9) ?? "open")) return { label, body };
    return undefined;
  }
  return undefined;
}

function isSentenceHeading(label: string): boolean {
  return !/^\d/.test(label) && wordsOf(label).length > 1 && sectionOf(label, 0.9) !== undefined;
}

const ofName = /^(?:about|über|sobre|à propos|why|warum|pourquoi|por qué|life at|join)(?!\p{L})/iu;
const aboutRole = /^about (?:the (?:role|job|position|opportunity)|this (?:role|job|position)|you\b)/i;

/** True if a text is only a posting's heading: "Requirements", "Ihr Profil". */
export function isHeading(text: string): boolean {
  return text.length <= MAX_HEADING && sectionOf(text, 0.75) !== undefined;
}

/** What a heading introduces. At least this share of its words must be in the lexicon. */
export function sectionOf(heading: string, least: number): SectionKind | undefined {
  const words = wordsOf(heading);
  if (words.length === 0) return undefined;
  if (ofName.test(heading) && !aboutRole.test(heading) && words.length <= 6) return "aside";
  const terms = findHeading(heading, words);
  const covered = terms.reduce((sum, { from, to }) => sum + to - from, 0);
  if (terms.length === 0 || covered < words.length * least) return undefined;
  if (words.length > MAX_LABEL_WORDS + 2 && !/\p{Script=Han}/u.test(heading)) return undefined;
  // "Morning, are you about?" is not a heading, although "you" alone is one.
  if (
    covered < words.length * LEAST_WEAK &&
    terms.every((term) => term.to - term.from === 1 && isWeak.has(words[term.from]?.key ?? ""))
  )
    return undefined;
  const wish = terms.find(({ tag }) => tag === "preferred");
  const named = terms.find(({ tag, to }) => tag === "required" && isOfDemands.test(words[to - 1]?.key ?? ""));
  const longest = terms.reduce((best, term) => (term.to - term.from > best.to - best.from ? term : best));
  return (wish ?? named ?? longest).tag;
}

/** Nouns for demands, whatever else the heading names: "Requirements of the role". */
const isOfDemands =
  /^(?:requirements?|qualifications?|criteria|prerequisites|anforderungen|voraussetzungen|qualifikation(?:en)?|exigences|requisitos|exigencias)$/;

const endOfHeading =
  /^(?:requirements?|qualifications?|criteria|prerequisites|skills|competenc(?:i?es|y)|abilities|certifications|certificates|credentials|responsibilities|duties|accountabilities|anforderungen|voraussetzungen|qualifikation(?:en)?|kenntnisse|kompetenzen|aufgaben|exigences|competences|requisitos|exigencias|competencias|conocimientos|funciones|responsabilidades|conhecimentos|qualificacoes)$/;

/** True if a heading or label introduces tools and techniques: "Tech stack", "Kenntnisse". */
export function isSkillHeading(text: string): boolean {
  const words = wordsOf(text);
  const covered = findSkillHeading(text, words).reduce((sum, { from, to }) => sum + to - from, 0);
  return covered > 0 && covered * 2 >= words.length;
}
