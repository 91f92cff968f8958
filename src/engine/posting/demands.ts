import { type Doc, locate } from "../text/doc.ts";
import { educationOf } from "./fields/education.ts";
import { type FoundSkill, skillsOf } from "./fields/skills.ts";
import { yearsInHead, yearsOf } from "./fields/years.ts";
import { yearsAsked } from "./fields/years-asked.ts";
import { onOneLine } from "./readable.ts";
import { note, type Reading } from "./reading.ts";
import { type PostingLine, readLayout } from "./requirements/headings/layout.ts";
import { withInferredLists } from "./requirements/kinds/inferred.ts";
import { skillLevel } from "./requirements/kinds/skill-level.ts";
import { findMentions } from "./requirements/mentions.ts";
import { withCriteria } from "./requirements/person-specification.ts";
import { readRequirements } from "./requirements/read.ts";
import { unreadLines } from "./requirements/unread.ts";
import type { ReadRequirement } from "./requirements/wording.ts";
import { inStructured } from "./structured/evidence.ts";
import type { Opportunity, Requirement, SkillFinder, Span } from "./types.ts";

const MAX_SHORT_TEXT = 700;
/** People do not read longer lists, and a false requirement does more harm than a missed line. */
const MAX_REQUIREMENTS = 40;

/** Reads a posting's demands, the fields that follow from them, and the unread lines. */
export function readDemands(reading: Reading, finder: SkillFinder | undefined): void {
  const { doc, structured, opportunity } = reading;
  const lines = withInferredLists(withCriteria(readLayout(doc), doc.folded));
  const named = namedSpans(opportunity);
  const mentions = findMentions(doc.text, finder).filter(
    ({ start, end }) =>
      end > start && end <= doc.text.length && !named.some(([from, to]) => start >= from && end <= to),
  );
  const called = opportunity.spans.title;
  const found = readRequirements(lines, mentions, isShortText(doc, lines)).filter(
    ({ requirement }) => called === undefined || !isTitleLine(requirement, called),
  );
  const years =
    (structured && inStructured.years(doc, structured)) ??
    yearsOf(found) ??
    yearsInHead(doc) ??
    yearsAsked(lines);
  if (years) opportunity.yearsRequired = note(opportunity, "yearsRequired", years);
  const education = (structured && inStructured.education(doc, structured)) ?? educationOf(doc, lines, found);
  if (education) opportunity.education = note(opportunity, "education", education);
  const requirements = weightiest([
    ...found.map(({ requirement }) => ({
      ...requirement,
      text: onOneLine(doc.text.slice(...requirement.span)),
      ...(requirement.alternatives && {
        alternatives: requirement.alternatives.map((choice) => asWritten(doc, choice, requirement.span)),
      }),
      ...withLevel(doc, requirement),
    })),
    ...structuredSkills(reading, found),
  ]);
  if (requirements.length > 0) opportunity.requirements = requirements;
  addSkills(reading, skillsOf(doc, requirements, mentions));
  const unread = unreadLines(lines, opportunity, reading.missed).map(({ span }) => ({
    text: doc.text.slice(...span),
    span,
  }));
  if (unread.length > 0) opportunity.unread = unread;
}

/** A demand's level: the one in its words, or the one that the posting asks of a skill. */
function withLevel(doc: Doc, { kind, level, span }: Requirement): Pick<Requirement, "level"> {
  const own = level ? asWritten(doc, level, span) : kind === "skill" ? skillLevel(doc.text, span) : undefined;
  return own ? { level: own } : {};
}

/** Required demands first, if a posting has more than anyone considers; in text order. */
function weightiest<One extends Requirement>(requirements: readonly One[]): One[] {
  if (requirements.length <= MAX_REQUIREMENTS) return [...requirements];
  const required = requirements.filter(({ necessity }) => necessity === "required");
  const preferred = requirements.filter(({ necessity }) => necessity !== "required");
  const kept = new Set([...required, ...preferred].slice(0, MAX_REQUIREMENTS));
  return requirements.filter((one) => kept.has(one));
}

/** Words found in the folded text, as written in the original. */
function asWritten(doc: Doc, words: string, [start, end]: Span): string {
  const at = doc.folded.slice(start, end).indexOf(words);
  return at === -1 ? words : onOneLine(doc.text.slice(start + at, start + at + words.length));
}

/** A title line is never a demand, even if the title names a certificate. */
function isTitleLine({ kind, span: [from, to] }: Requirement, [start, end]: Span): boolean {
  const isAround = from <= start && to >= end && (kind === "schedule" || (end - start) * 2 >= to - from);
  return kind !== "experience" && (isAround || (kind !== "education" && from >= start && to <= end));
}

/** Skills in structured data that the text does not require in words. */
function structuredSkills({ doc, structured }: Reading, found: readonly ReadRequirement[]): Requirement[] {
  const known = new Set(found.map(({ requirement }) => requirement.text.toLowerCase()));
  return (structured?.skills ?? []).flatMap((text): Requirement[] => {
    const span = known.has(text.toLowerCase()) ? undefined : locate(doc, text);
    return span === undefined ? [] : [{ text, kind: "skill", necessity: "required", span }];
  });
}

/** The skills of the requirements, and those of structured data that the text does not require in words. */
function addSkills({ doc, structured, opportunity }: Reading, found: FoundSkill[]): void {
  const known = new Set(found.map(({ name }) => name.toLowerCase()));
  const more = (structured?.skills ?? [])
    .filter((skill) => !known.has(skill.toLowerCase()))
    .map((name) => ({ name, need: "required" as const, span: locate(doc, name) }));
  const all = [...found, ...more];
  if (all.length === 0) return;
  const of = (need: string): string[] =>
    all
      .filter((skill) => skill.need === need)
      .map(({ name, span }, index) => note(opportunity, `skills.${need}[${index}]`, { value: name, span }));
  opportunity.skills = { required: of("required"), preferred: of("preferred") };
}

/** Where the title, employer and places are. Their names are not skills. */
function namedSpans({ spans }: Opportunity): Span[] {
  return Object.entries(spans)
    .filter(([field]) => field === "title" || field === "company" || field.startsWith("locations["))
    .map(([, span]) => span);
}

/** A few sentences without a heading state demands without typical words. */
function isShortText(doc: Doc, lines: readonly PostingLine[]): boolean {
  return doc.text.length <= MAX_SHORT_TEXT && !lines.some(({ isHeading }) => isHeading);
}
