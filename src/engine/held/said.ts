import { bulletLength } from "../text/bullets.ts";
import { type HeldLanguage, type HeldWords } from "../lexicon/held/types.ts";
import { useWords } from "../lexicon/held/uses.ts";
import { heldWords } from "../lexicon/held/words.ts";
import { bareClause, introduction } from "./clause.ts";
import { AFFIRMED, isDoubled, plainClause, withoutPrivation } from "./parts.ts";
import { isAboutWriter } from "./other-writer.ts";
import { languagesOf } from "./sentence-language.ts";

/** What a language's sentences are judged by: the words of use, those of doubt, and those that take a doubt back. */
interface Cues {
  uses: RegExp;
  /** Use with the writer as its subject, or without a subject at the beginning. */
  does: RegExp;
  actor: RegExp;
  /** The writer in whatever case. */
  self: RegExp;
  doubts: RegExp;
  /** Doubts that count behind a name only. */
  behind: RegExp;
  others: RegExp;
  /** What joins the last items of a list. */
  joint: string;
  denials: RegExp;
  /** To have or know something. */
  knowing: RegExp;
  once: RegExp;
}

const never = "(?!)";
/** The writer as a subject. */
const actors: Partial<Record<HeldLanguage, string>> = {
  en: "I|we|(?:I|we)['’]\\p{L}+",
  de: "ich|wir",
  fr: "je|j['’]\\p{L}*|moi|nous",
  nl: "ik|wij|we",
  sv: "jag|vi",
};
const made: Partial<Record<HeldLanguage, Cues>> = {};

function cuesOf(language: HeldLanguage): Cues {
  made[language] ??= makeCues(language);
  return made[language];
}

function makeCues(language: HeldLanguage): Cues {
  const { uses, does, doubts, others } = useWords[language];
  const held: HeldWords | undefined = language === "ja" || language === "zh" ? undefined : heldWords[language];
  const compile = held ? word : (source: string) => new RegExp(source, "giu");
  const of = (...lists: (string | undefined)[]) => compile(lists.filter((list) => list).join("|"));
  if (!held) return { uses: of(uses), does: of(does), actor: of(never), self: of("私[はがも]|自分|我(?![们們的姐哥妹弟爸妈父母妻老爷奶叔舅姨嫂])|本人|自己"), doubts: of(doubts), behind: of(never), denials: of("ません|ない|なかった|未|不|没|沒|无|無"), others: of(others), joint: "[和及与とや、]", knowing: of("経験|知識|経驗|经验|知识"), once: of(never) };
  return {
    uses: of(uses),
    does: of(does),
    actor: of(actors[language] ?? held.self),
    self: of(held.self),
    doubts: of(
      ...[doubts, held.denies, held.deniesBehind, held.deniesName, held.lacks, held.forgot],
      ...[held.planned, held.wished, held.lapsed],
    ),
    denials: of(held.denies, held.deniesBehind, held.deniesName, held.lacks, held.lacksBehind, held.forgot),
    behind: of(held.lacksBehind, held.plannedBehind, held.wishedBehind),
    joint: `\\s(?:${held.between.split("|", 2).join("|")})\\s`,
    knowing: of(held.knowing),
    others: of(others, held.people),
    once: of(held.once),
  };
}

function word(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, "giu");
}

/**
 * How a text plainly says that its writer has what stands at a place: as an item of a list, or in a sentence with a word
 * of use and none of doubt, and then clearly. Where it does not, only the writer knows.
 */
export function plainlySaid(
  text: string,
  place: { start: number; end: number },
  prior?: HeldLanguage,
): "clearly" | "likely" | undefined {
  const clause = withoutPrivation(plainClause(bareClause(text, place)));
  const lead = introduction(text, place);
  const cues = languagesOf(clause, prior).map(cuesOf);
  if (cues.some((of) => isDoubtful(lead, of))) return undefined;
  if (isDoubled(clause) || cues.some((of) => isSaid(clause, of))) return "clearly";
  if (isAboutWriter(text, place) && !cues.some((of) => isDoubtful(clause, of))) return "clearly";
  if (cues.some((of) => has(of.once, clause))) return "likely";
  // A small word that joins in one language stands in a sentence of another.
  return cues.every((of) => isListed(text, place, of)) ? "likely" : undefined;
}

const OF_ITS_OWN = 4;

/** Whether a sentence denies in two parts, or in another one than that in which a thing stands with words of its own. */
export function isDeniedElsewhere(text: string, place: { start: number; end: number }, prior?: HeldLanguage): boolean {
  const clause = plainClause(bareClause(text, place));
  const own = ownPartOf(clause);
  return languagesOf(clause, prior).every((language) => {
    const { denials } = cuesOf(language);
    const denying = clause.split(parts).filter((part) => has(denials, part)).length;
    if (!has(denials, own)) return wordsIn(own).length > OF_ITS_OWN && !clause.startsWith(own);
    return denying > 1;
  });
}

function ownPartOf(clause: string): string {
  const [before = "", behind = ""] = clause.split("◊", 2);
  return `${before.split(parts).at(-1) ?? ""}◊${behind.split(parts)[0] ?? ""}`;
}

const now =
  "now|today|these days|jetzt|heute|inzwischen|désormais|maintenant|aujourd['’]hui|ahora|hoy|hoje|agora|ora|oggi|adesso|nu|tegenwoordig|numera|teraz|dziś|nyní|dnes|teď";
const every = "all|alle|tous|toutes|todos|todas|tutti|tutte|alla|wszystkie|všechny";
const therefore =
  "and (?:so|therefore)|und (?:habe )?(?:deshalb|daher)|et (?:j['’]ai )?donc|y por eso|e por isso|e (?:perciò|quindi)|en (?:voerde )?daarom|och därför|(?:i )?dlatego|a proto";
const parts = new RegExp(`[,，、;；–—:：(（)）?？]|\\s-\\s|\\s(?:and|und|et|y|e|en|och|i|a)\\s(?=(?:${now}|${every})(?!\\p{L}))|\\s(?:${therefore})\\s`, "iu");

/** By the part of a clause between marks, where it says by itself that the thing is used; else by the whole clause. */
function isSaid(clause: string, cues: Cues): boolean {
  const [before = "", behind = ""] = clause.split("◊", 2);
  const [rest = "", next = ""] = behind.split(parts);
  const own = `${before.split(parts).at(-1) ?? ""}◊${rest}`;
  // "Of it I know as much as ever, that is, nothing."
  const isAfterthought = wordsIn(next).length <= LONGEST_AFTERTHOUGHT && !/\p{Lu}/u.test(next);
  const said = isAfterthought && next !== "" ? `${own} ${next}` : own;
  if (isAffirmed(said, clause, cues)) return true;
  return !(has(cues.others, own.replace(counted, blank)) && !has(cues.self, own)) && isAffirmed(clause, clause, cues);
}

const LONGEST_AFTERTHOUGHT = 3;

function isAffirmed(part: string, clause: string, cues: Cues): boolean {
  const use = useIn(part, cues, clause.startsWith(part.slice(0, part.indexOf("◊"))));
  return use >= 0 && !isDoubtful(part, cues) && !isOfOthers(clause, part, use, cues);
}

function isDoubtful(part: string, { doubts, behind }: Cues): boolean {
  return has(doubts, part) || has(behind, part.includes("◊") ? part.slice(part.indexOf("◊")) : "");
}

/** Where a part says that something is used or done by its writer; -1 where it does not. */
function useIn(part: string, { uses, does, actor }: Cues, isFirst: boolean): number {
  if (part.includes(AFFIRMED)) return part.indexOf(AFFIRMED);
  const use = at(uses, part);
  if (use >= 0) return use;
  const first = at(does, part);
  if (first < 0 || has(actor, part)) return first;
  const lead = part.slice(0, first).trim();
  return isFirst && (lead === "" || LIGHT.test(lead) || isLast(part, first)) ? first : -1;
}

/** What may stand before a verb without a subject. */
const LIGHT = /^(?:\p{Ll}*ly|also|then|and|auch|ook|även|have)$/iu;

/** German and Dutch end with the verb: "SAP eingeführt". */
function isLast(part: string, verb: number): boolean {
  return part.startsWith("◊") && wordsIn(part.slice(verb)).length === 1;
}

/** Colleagues who are counted are taught, or led: "Zwölf Kollegen in SAP geschult". */
const counted =
  /(?<!\p{L})(?:\d+|two|three|four|five|six|eight|ten|twelve|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|deux|trois|quatre|cinq|six|huit|dix|douze|dos|tres|cuatro|cinco|seis|ocho|diez|doce|dois|três|quatro|oito|dez|doze|due|quattro|cinque|sei|otto|dieci|dodici|twee|drie|vijf|zes|tien|twaalf|två|tre|fyra|fem|åtta|tio|tolv|dwóch|trzech|czterech|pięciu|dziesięciu|dwunastu|dwanaście|dva|tři|čtyři|pět|deset|dvanáct)\s\p{L}+(?:['’]s)?|(?:\d+|[一二两三四五六七八九十]+)(?:名|人|位|个)\p{Script=Han}{2}/giu;

const unlike =
  /^(?:unlike|anders als|im gegensatz zu|contrairement|a diferencia de|ao contrário d[aeo]|a differenza d\p{L}+|anders dan|in tegenstelling tot|till skillnad från|w przeciwieństwie do|na rozdíl od)[^,]*,/iu;

/** Whether others are whom a part of a clause or its beginning speaks of: they stand before the use, and the writer does not. */
function isOfOthers(clause: string, part: string, use: number, { others, self }: Cues): boolean {
  if (has(self, part)) return false;
  const other = at(others, part.replace(counted, blank));
  return (other >= 0 && other < use) || (!clause.startsWith(part) && has(others, clause.replace(unlike, "").replace(counted, blank).split(parts)[0] ?? ""));
}

function blank(words: string): string {
  return " ".repeat(words.length);
}

function at(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  return pattern.exec(text)?.index ?? -1;
}

function has(pattern: RegExp, text: string): boolean {
  return at(pattern, text) >= 0;
}

const LONGEST_ITEM = 4;
const mark = "[,;:/|•·+&、，；：\\t\\u3000]|\\s[–—-]\\s|\\s{2,}";
const opening = "[(（]";

/** What is said in brackets of another item. */
const asides = /(?<!◊\s?)[(（][^()（）◊]*[)）]/gu;

/** Whether a place is an item of a list, or a line of its own: no sentence, and nothing in it makes it doubtful. */
function isListed(text: string, { start, end }: { start: number; end: number }, cues: Cues): boolean {
  const from = Math.max(text.lastIndexOf("\n", start - 1) + 1, lastSentence(text.slice(0, start)));
  const line = text.slice(from).split("\n", 1)[0] ?? "";
  const stop = line.slice(end - from).search(/[.。!?！？;；](?=\s|$|\p{Script=Han})/u);
  if (/[?？]/.test(line[end - from + stop] ?? "")) return false;
  const said = stop < 0 ? line : line.slice(0, end - from + stop);
  const bullet = bulletLength(said);
  const own = plainClause(`${said.slice(bullet, Math.max(bullet, start - from))}◊${said.slice(end - from)}`);
  const marks = new RegExp(`${mark}|${opening}|${cues.joint}`, "iu");
  const items = own.replace(asides, " ").split(marks).map((item) => item.trim()).filter((item) => item !== "");
  const at = items.findIndex((item) => item.includes("◊"));
  // "kein KNX" behind another item speaks of that one alone.
  const isLabel = /◊\s?(?:[:：=]|[–—-]\s)/u.test(own);
  const around = items
    .filter((item, index) => index <= at + Number(isLabel) || !/[\p{Lu}\d]/u.test(item) || has(cues.knowing, item))
    .join(", ");
  if (isDoubtful(around, cues) || has(cues.others, around)) return false;
  if (bullet > 0) return true;
  if (items.length <= 1) return own.replace(asides, "").trim().replace(/[.。]$/u, "") === "◊";
  const [before = [], behind = []] = (items[at] ?? "◊").split("◊").map(wordsIn);
  if (before.length > MOST_BESIDE || behind.length > MOST_BESIDE) return false;
  return items.every((item) => wordsIn(item).length <= LONGEST_ITEM);
}

/** A level, a year, "some". */
const MOST_BESIDE = 2;

function wordsIn(item: string): string[] {
  return item.split(/\s+/).filter((one) => one !== "");
}

function lastSentence(before: string): number {
  const ends = [...before.matchAll(/[.。!?！？;；](?:\s|$|(?=\p{Script=Han}))/gu)].at(-1);
  return ends ? ends.index + ends[0].length : 0;
}
