import { createDoc, locate } from "../text/doc.ts";
import { cleanText } from "./html/clean.ts";
import { asJobPosting, findJobPostings, type Node } from "./structured/json-ld.ts";
import { readStructured, type Structured } from "./structured/structured.ts";
import type { PostingInput } from "./types.ts";

/** The heading above values that only a page's structured data has. */
export const DATA_HEADING = "From the structured data of the posting:";

export interface Source {
  text: string;
  structured?: Structured | undefined;
  warnings: string[];
}

const WARN_UNREADABLE = "Structured data of the page could not be read.";
const WARN_SEVERAL = "The page describes several jobs; the first one was read.";

/**
 * The cleaned text of the pasted posting, and its schema.org JobPosting. Values that only the structured data has
 * are appended to the text, so that every value has a source span.
 */
export function composeSource(input: PostingInput): Source {
  const node = asJobPosting(input.text);
  if (node !== undefined) return fromJson(node);
  const clean = cleanText(input.text);
  const { postings, unreadable } = findJobPostings(clean.jsonLd);
  const warnings = [...clean.warnings];
  if (unreadable > 0) warnings.push(WARN_UNREADABLE);
  const chosen = choose(postings, input.title);
  if (chosen === undefined) return { text: clean.text, warnings };
  if (postings.length > 1) warnings.push(WARN_SEVERAL);
  const structured = readStructured(chosen);
  const body = cleanText(structured.body);
  // Pages rendered by scripts contain the description only in their data.
  const text = clean.text.length * 2 < body.text.length ? joinParts([clean.text, body.text]) : clean.text;
  return { text: withData(text, structured), structured, warnings };
}

function choose(postings: Node[], title: string | undefined): Node | undefined {
  const wanted = title?.trim().toLowerCase();
  const same = postings.find(
    (node) => typeof node.title === "string" && node.title.trim().toLowerCase() === wanted,
  );
  return same ?? postings[0];
}

function fromJson(node: Node): Source {
  const structured = readStructured(node);
  const body = cleanText(structured.body);
  const text = joinParts([
    [structured.title, structured.company].filter((part) => part !== undefined).join("\n"),
    body.text,
  ]);
  return { text: withData(text, structured), structured, warnings: body.warnings };
}

function withData(text: string, structured: Structured): string {
  const doc = createDoc(text);
  const shown = (value: string): boolean => locate(doc, value) !== undefined;
  const lines: [label: string, value: string | undefined][] = [
    ["Title", hideShown(structured.title, shown)],
    ["Company", hideShown(structured.company, shown)],
    ["Locations", structured.places.filter((place) => !shown(place)).join("; ")],
    ["Remote", structured.remote ? "remote" : undefined],
    ["Employment type", structured.employment[0]],
    ["Salary", salaryLine(structured)],
    ["Closing date", hideShown(structured.closingDate, shown)],
    ["Education", structured.education],
    ["Years of experience", structured.years?.toString()],
    ["Skills", structured.skills.filter((skill) => !shown(skill)).join(", ")],
  ];
  const kept = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return kept.length === 0 ? text : joinParts([text, `${DATA_HEADING}\n${kept.join("\n")}`]);
}

function hideShown(value: string | undefined, shown: (value: string) => boolean): string | undefined {
  return value === undefined || shown(value) ? undefined : value;
}

/** The line that shows a salary from structured data, which is also its evidence. */
export function salaryLine(structured: Structured): string | undefined {
  const { salary } = structured;
  if (salary === undefined) return undefined;
  const { min, max, currency, period, periodInferred } = salary;
  const amount =
    min === max
      ? `${min}`
      : min === undefined
        ? `up to ${max}`
        : max === undefined
          ? `from ${min}`
          : `${min} - ${max}`;
  const unit = period === undefined || periodInferred === true ? "" : ` per ${period}`;
  return `${currency === undefined ? "" : `${currency} `}${amount}${unit}`;
}

function joinParts(parts: string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}
