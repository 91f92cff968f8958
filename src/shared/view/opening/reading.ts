import { field, listField, named, numberField, textField, textsField } from "../json.ts";
import type { Span } from "./marked.ts";

/** The stored posting of an opening and its reading. */
export interface Reading {
  text: string;
  /** A web address, or undefined. */
  sourceUrl: string | undefined;
  /** The fields, each with who read it, in words. */
  fields: readonly (ReadField & { by: string })[];
  /** Where something was read in the text. */
  spans: readonly Span[];
  /** What a reader would look for and the text does not say. */
  open: readonly string[];
  /** Unread lines that may be demands. */
  unread: readonly string[];
  /** How much of an agent's reading the text does not say. */
  unproved: number;
  /** The occupation that its title was understood as, or "". */
  understoodAs: string;
}

/** An item's reading, any part of which an agent may have written; undefined if none is stored. */
export function readingOf(item: unknown): Reading | undefined {
  const metadata = field(item, "metadata");
  const opening = field(metadata, "opportunity");
  const text = textField(metadata, "postingText");
  const isRead = typeof opening === "object" && opening !== null;
  if (!isRead && text === "") return undefined;
  const evidence = field(opening, "fields");
  const url = textField(metadata, "sourceUrl");
  return {
    text,
    sourceUrl: /^https?:\/\//i.test(url) ? url : undefined,
    fields: readFields(opening).map((read) => ({ ...read, by: readBy(field(evidence, read.path)) })),
    spans: Object.values(evidence ?? {}).flatMap(spanOf),
    open: notSaid(opening),
    unread: listField(opening, "unread").flatMap((line) => textField(line, "text") || []),
    unproved: listField(opening, "unproved").length,
    understoodAs: textField(field(opening, "understoodAs"), "title"),
  };
}

/** Who read a field, in words. */
function readBy(evidence: unknown): string {
  const by = textField(evidence, "readBy");
  if (by === "caller")
    return spanOf(evidence).length > 0 ? "given with the text, which says it" : "typed beside the text";
  return by === "service" ? "the program" : "";
}

/** The place that a reading notes for something; none if it has none. */
export function spanOf(evidence: unknown): Span[] {
  const [start, end] = listField(evidence, "span");
  return Number.isInteger(start) && Number.isInteger(end) ? [[Number(start), Number(end)]] : [];
}

const remoteNames = { remote: "from anywhere", hybrid: "partly from home", on_site: "on site" };
const payWords = { hour: "an hour", day: "a day", week: "a week", month: "a month", year: "a year" };
const educationNames = {
  none: "none",
  secondary: "secondary school",
  certificate: "a certificate",
  associate: "associate degree",
  bachelor: "bachelor's degree",
  master: "master's degree",
  doctorate: "doctorate",
};
/** The kind of a requirement, if its own word does not say it. */
const requirementNames = { authorization: "right to work", schedule: "hours" };

/** A word of a closed list as people write it; undefined for "". */
function plain(word: string): string | undefined {
  return word.replaceAll("_", " ").toLowerCase() || undefined;
}

/** Pay as the posting states it, never converted. */
function payText(pay: unknown): string | undefined {
  const [low, high] = ["min", "max"].map((end) => numberField(pay, end)?.toLocaleString("en"));
  if (low === undefined && high === undefined) return undefined;
  const range =
    low !== undefined && high !== undefined && low !== high
      ? `${low} to ${high}`
      : high === undefined
        ? `${low} or more`
        : low === undefined
          ? `up to ${high}`
          : low;
  const period = named(payWords, textField(pay, "period"));
  const guessed = field(pay, "periodInferred") === true ? " (as the amount suggests)" : "";
  return [range, textField(pay, "currency"), period && period + guessed].filter(Boolean).join(" ");
}

/** A field read from a posting: its path, name and value. */
interface ReadField {
  path: string;
  name: string;
  value: string;
}

/** An opening's fields in words. */
function readFields(opening: unknown): ReadField[] {
  const text = (name: string) => textField(opening, name) || undefined;
  const years = numberField(opening, "yearsRequired");
  const fields: [string, string, string | undefined][] = [
    ["title", "Title", text("title")],
    ["company", "Employer", text("company")],
    ...textsField(opening, "locations").map((place, at): [string, string, string] => [
      `locations[${at}]`,
      "Place",
      place,
    ]),
    ["remote", "Where the work is", named(remoteNames, textField(opening, "remote"))],
    ["employmentType", "Kind of job", plain(textField(opening, "employmentType"))],
    ["salary", "Pay", payText(field(opening, "salary"))],
    ["seniority", "Level", plain(textField(opening, "seniority"))],
    ["yearsRequired", "Years asked for", years === undefined ? undefined : String(years)],
    ["education", "Education asked for", named(educationNames, textField(opening, "education"))],
    ["closingDate", "Apply by", text("closingDate")],
    ...listField(opening, "requirements").map((one, at): [string, string, string | undefined] => {
      const kind = textField(one, "kind");
      const asked = textField(one, "necessity") === "preferred" ? "Wished for" : "Asked for";
      return [
        `requirements[${at}]`,
        `${asked} (${named(requirementNames, kind) ?? kind})`,
        textField(one, "text") || undefined,
      ];
    }),
  ];
  return fields.flatMap(([path, name, value]) => (value === undefined ? [] : [{ path, name, value }]));
}

const askable = [
  ["title", "the title"],
  ["company", "the employer"],
  ["locations", "the place"],
  ["salary", "the pay"],
  ["closingDate", "until when one can apply"],
  ["requirements", "what is asked for"],
] as const;

/** What a reader would look for and the posting does not say, as far as it was read. */
function notSaid(opening: unknown): string[] {
  return askable.flatMap(([name, words]) => {
    const value = field(opening, name);
    return value === undefined || (Array.isArray(value) && value.length === 0) ? [words] : [];
  });
}
