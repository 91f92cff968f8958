import fields from "../../../../../db/lexicon/studies/degree-fields.json" with { type: "json" };
import { type Education, educationLevels } from "../../../catalog/types.ts";
import { educationOf, levelsByLetters } from "../../../education.ts";
import { dataFile } from "../../../lexicon/data-file.ts";
import { educationWords } from "../../../lexicon/studies/degrees.ts";
import type { Requirement } from "../../../posting/types.ts";
import { createTerms } from "../../../text/names/terms.ts";
import { wordsOf } from "../../../text/words.ts";
import type { PersonText } from "../../types.ts";
import { shownShare } from "../prepared-text.ts";
import { contentWords, shareOf } from "../skills/content-words.ts";
import { listedAs } from "../skills/skill.ts";
import { best, type Found, type Known, met, near, unknown, unmet } from "../types.ts";
import { fieldsOf, isAbbreviated, isOfKind, withField } from "./fields-of-study.ts";

const read = dataFile("studies/degree-fields", fields);

/** Words in a degree's name that are a field of study, not a level. */
const fieldWords = read.words("fieldWords");

const findLevels = createTerms(educationWords);
const levelWords = new Set(
  Object.values(educationWords)
    .flatMap((phrases) => wordsOf(phrases).map(({ key }) => key))
    .filter((key) => !fieldWords.includes(key)),
);

/** A degree by its level and, if named, its field. A certificate or skill does not replace one. */
export function degreeOutcome(
  { text: said, level }: Pick<Requirement, "text" | "level">,
  all: string,
  known: Known,
): Found {
  const { person } = known;
  const [text, whole] = [said, all].map((one) => withoutForeign(one.replace(orOngoing, ""), known)) as [
    string,
    string,
  ];
  const { education, degrees = [], ahead = [] } = person;
  const asked = levelIn(text) ?? levelIn(level ?? "") ?? levelIn(whole) ?? anyDegree(text);
  if (asked === undefined) return best([text, ...alternativesIn(text)].map((one) => byWords(one, degrees)));
  if (asked === "none") return met([]);
  const same = contentWords(text).length > 1 ? byWords(text, degrees) : unknown;
  if (same.outcome === "met") return same;
  const asksMaster = text.split(or).every((part) => masterPaper.test(part));
  const enough = degrees.filter(
    (held) => isAtLeast(educationOf([held.text]), asked) && (!asksMaster || masterPaper.test(held.text)),
  );
  if (asksMaster && enough.length === 0) return byMaster(known);
  const fields = fieldsOf(text, levelWords);
  const fits = enough.find(
    (held) =>
      fields.length === 0 ||
      fields.some((field) => shareOf(field, withField(held.text)) === 1) ||
      isAbbreviated(text, held.text) ||
      isOfKind(text, held.text),
  );
  if (fits) return met(fits.claimIds, fits.text);
  const named = alternativesIn(text).map((one) => byWords(one, degrees));
  const held = named.find(({ outcome }) => outcome === "met");
  if (held) return held;
  if (enough[0]) return near(enough[0].text, enough[0].claimIds);
  if (isAtLeast(education, asked)) return near(`${education}, as the profile says`);
  const trade = asked === "certificate" ? byTrade(text, known) : undefined;
  if (trade) return trade;
  const coming = ahead.find(({ text: words }) => isAtLeast(educationOf([words]), asked));
  if (coming && orOngoing.test(said)) return met(coming.claimIds, coming.text);
  if (coming) return { ...unmet, near: `${coming.text}, not finished` };
  // A person with a degree or an apprenticeship has most likely finished school.
  if (degrees[0] && asked === "secondary") return near(degrees[0].text, degrees[0].claimIds);
  if (degrees[0]) return { ...unmet, near: degrees[0].text };
  // A degree in the skills list counts a little, but without place or date.
  const listed = listedAs(text, known);
  if (listed?.shownBy !== undefined) return near(`${listed.shownBy}, listed as a skill`, listed.claimIds);
  return education === undefined ? unknown : unmet;
}

/** The paper of a master of a trade, above an apprenticeship. */
const masterPaper =
  /\p{L}*meister(?:brief|prüfung|titel|abschluss)|(?:handwerks|industrie)meister|(?<!\p{L})meister(?:in)? (?:im|der)(?!\p{L})|brevet de maîtrise|master craftsm\p{L}+|mästarbrev|dyplom mistrz|mistrovsk/iu;

/** A master's paper by a certificate that names one. An apprenticeship does not replace it. */
function byMaster({ person: { degrees = [] }, record }: Known): Found {
  const held = record.credentials.find(({ text, claimIds }) => claimIds.length > 0 && masterPaper.test(text));
  if (held) return met(held.claimIds, held.text);
  return degrees[0] ? { ...unmet, near: degrees[0].text } : unknown;
}

const HALF = 0.5;
/** Between studies or trades of which one is enough. */
const or = /\s(?:or|oder|ou|o|u|of)\s/iu;

/** A trade that the person says they have, without the place and year where they learned it. */
function byTrade(text: string, { record }: Known): Found | undefined {
  const trades = text.split(or).map((part) => contentWords(part, levelWords));
  const own = record.said.find(
    (said) =>
      said.claimIds.length > 0 &&
      trades.some((words) => words.length > 1 && (shownShare(words, said) ?? 0) > HALF),
  );
  return own && near(own.text, own.claimIds);
}

/** "Superior completo ou cursando": a study under way is enough. */
const orOngoing =
  /\s(?:or|oder|ou|o)\s(?:currently )?(?:cursando|em (?:andamento|curso)|(?:still )?in progress|ongoing|pursuing|laufend|en curs[eo]|en cours|in corso)(?!\p{L})/iu;

/**
 * The studies of which one is enough, each named by more than a level: "a bachelor's degree or paralegal certificate".
 * What the last one is in holds for a bare one before it: "técnico, tecnólogo o universitario en contabilidad".
 */
function alternativesIn(text: string): string[] {
  const before = text.split(or);
  const last = before.pop() ?? "";
  if (before.length === 0) return [];
  const tail = contentWords(last).length > 1 ? (field.exec(last)?.[0] ?? "") : "";
  const bare = before.flatMap((part) => part.split(/,\s/u));
  const each = bare.map((part) => (contentWords(part).length === 1 ? `${part}${tail}` : part));
  return [...before, ...each, last].filter((part) => contentWords(part, levelWords).length > 0);
}

/** What a study is in: " en contabilidad", " Elektrotechnik". */
const field = /(?<=\p{L})\s.*$/u;

/** CAP is a school level in French. In Spanish it is a course for teachers. */
function withoutForeign(text: string, { language }: Known): string {
  return language === "es" ? text.replace(/\bCAP\b/g, "curso") : text;
}

/** The lowest level that a text names, because it is enough. */
function levelIn(text: string): Education | undefined {
  const named: ReadonlySet<string> = new Set([
    text,
    ...findLevels(text).map(({ tag }) => tag),
    ...levelsByLetters(text),
  ]);
  return educationLevels.find((level) => named.has(level));
}

/** True if a text names no more than a level of education: "a master's degree", "Bac+5". */
export function isLevelAlone(text: string): boolean {
  return contentWords(text, levelWords).length === 0;
}

/** A degree without a level or field is at least a first university degree. */
function anyDegree(text: string): Education | undefined {
  return /(?<!\p{L})(?:(?:university |college )?degree|studium|hochschulabschluss|diplôme universitaire|título universitario|diploma universitário)(?!\p{L})|学位/iu.test(
    text,
  )
    ? "bachelor"
    : undefined;
}

function isAtLeast(held: Education | undefined, asked: Education): boolean {
  return held !== undefined && educationLevels.indexOf(held) >= educationLevels.indexOf(asked);
}

/** Who examines: stored apart, with the school. */
const chamber = /(?<!\p{L})(?:IHK|HWK|geprüfte[rn]?|staatlich anerkannte[rn]?)(?!\p{L})/giu;

/** A course without a level, such as an apprenticeship, by its trade. */
function byWords(text: string, degrees: readonly PersonText[]): Found {
  const wanted = contentWords(text.replace(chamber, " "));
  const held = degrees.find((one) => shareOf(wanted, withField(one.text)) === 1);
  if (held) return met(held.claimIds, held.text);
  const alike = degrees.find((one) => (shareOf(wanted, withField(one.text)) ?? 0) > 0);
  return alike ? near(alike.text, alike.claimIds) : unknown;
}
