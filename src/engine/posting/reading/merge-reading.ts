import type { Opportunity, Span, UnreadLine } from "../types.ts";
import { type Name, wholeName } from "./whole-name.ts";

/** Who read a field, and its place in the text. Without a place it was given separately. */
export interface FieldReading {
  readBy: "caller" | "service";
  span?: Span;
}

const fields = [
  "title",
  "company",
  "locations",
  "remote",
  "employmentType",
  "salary",
  "seniority",
  "yearsRequired",
  "education",
  "closingDate",
  "requirements",
] as const;
const MOST_UNREAD = 12;

/** An opening read by both. */
interface Merged {
  opportunity: Opportunity;
  /** What remains of the caller's reading. */
  proved: Opportunity;
  warnings: string[];
}

/** Puts the caller's proved reading over the service's. Differences become warnings. */
export function mergeReading(read: Opportunity, caller: Opportunity, text: string): Merged {
  const whole = wholeName(caller, read, text);
  const proved = whole ? withoutCompany(caller) : caller;
  const own = whole ? withCompany(read, whole) : read;
  const warnings = fields
    .filter((field) => field !== "requirements" && own[field] !== undefined && proved[field] !== undefined)
    .filter((field) => !isSame(own[field], proved[field]))
    .map((field) => `We read another value for ${field}. Yours is in the text, so it was kept.`);
  const told = (path: string) => fields.some((field) => proved[field] !== undefined && isPart(path, field));
  const kept = Object.entries(own.spans).filter(([path]) => !told(path));
  const unread = proved.requirements
    ? missed(
        own,
        proved.requirements.map(({ span }) => span),
      )
    : own.unread;
  const omitted = own.requirements?.filter((line) => unread?.some(({ span }) => span === line.span)) ?? [];
  if (proved.requirements && omitted.length > 0) warnings.push(OMITTED);
  const { unread: _, skills, ...rest } = own;
  const merged = { ...rest, ...proved, spans: { ...Object.fromEntries(kept), ...proved.spans } };
  return {
    opportunity: {
      ...merged,
      ...(proved.requirements ? { skills: skillsIn(proved.requirements) } : skills && { skills }),
      ...(unread && unread.length > 0 && { unread }),
    },
    proved,
    warnings: whole ? [...warnings, PART_OF_NAME] : warnings,
  };
}

const OMITTED =
  "The text seems to ask for more than your reading does: see unread. No score weighs it until reading.requirements has it.";
const PART_OF_NAME = "The caller's company is a part of the name that the text has; the whole name stands.";

function withCompany(opening: Opportunity, { company, span }: Name): Opportunity {
  const { spans } = withoutCompany(opening);
  return { ...opening, company, spans: { ...spans, ...(span && { company: span }) } };
}

function withoutCompany({ company: _, spans, ...rest }: Opportunity): Opportunity {
  const { company: __, ...others } = spans;
  return { ...rest, spans: others };
}

/** What the service read as a demand and the caller's requirements omit. */
function missed(own: Opportunity, told: readonly Span[]): UnreadLine[] {
  const isTold = ({ span: [start, end] }: UnreadLine) => told.some(([from, to]) => start < to && from < end);
  return [...(own.requirements ?? []).map(({ text, span }) => ({ text, span })), ...(own.unread ?? [])]
    .filter((line) => !isTold(line))
    .toSorted((left, right) => left.span[0] - right.span[0])
    .slice(0, MOST_UNREAD);
}

/** The skills in requirements, including each alternative. */
function skillsIn(
  requirements: NonNullable<Opportunity["requirements"]>,
): NonNullable<Opportunity["skills"]> {
  const named = (necessity: string) => [
    ...new Set(
      requirements
        .filter((each) => each.kind === "skill" && each.necessity === necessity)
        .flatMap(({ text, alternatives }) => alternatives ?? [text]),
    ),
  ];
  return { required: named("required"), preferred: named("preferred") };
}

/** Who read each field of an opening. A path is a field name or `locations[0]`, `requirements[0]`. */
export function fieldReadings(
  opportunity: Opportunity,
  told: Opportunity,
  proved: Opportunity,
): Record<string, FieldReading> {
  const readings: Record<string, FieldReading> = {};
  for (const field of fields) {
    const value = opportunity[field];
    if (value === undefined) continue;
    const readBy = proved[field] !== undefined || told[field] !== undefined ? "caller" : "service";
    const paths = Array.isArray(value) ? value.map((_, at) => `${field}[${at}]`) : [field];
    for (const [at, path] of paths.entries()) {
      const span = field === "requirements" ? opportunity.requirements?.[at]?.span : opportunity.spans[path];
      readings[path] = { readBy, ...(span && { span }) };
    }
  }
  return readings;
}

function isPart(path: string, field: string): boolean {
  return (
    path === field || path.startsWith(`${field}[`) || (field === "requirements" && path.startsWith("skills."))
  );
}

function isSame(left: unknown, right: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value).toLowerCase().replace(/\s+/g, " ");
  return plain(left) === plain(right);
}
