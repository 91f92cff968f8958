import { hasLegalForm } from "../fields/company/legal-name.ts";
import type { Opportunity, Span } from "../types.ts";

/** A company's name, with its place if it is in the text. */
export interface Name {
  company: string;
  span?: Span | undefined;
}

const MOST_WORDS = 5;
const nameWord = /^(?:&|\+|\p{Lu}[\p{L}\p{N}&.'-]*|\p{N}+),?$/u;

/**
 * The full name of a company of which the caller gave the start: as in the text, up to its legal form, or as the
 * service read it; undefined if the caller's is complete.
 */
export function wholeName(told: Opportunity, own: Opportunity, text: string): Name | undefined {
  const { company, spans } = told;
  if (company === undefined) return undefined;
  const inText = spans.company && !hasLegalForm(company) ? toLegalForm(text, spans.company) : undefined;
  if (inText) return inText;
  const read = own.company;
  const goesOn = read?.toLowerCase().startsWith(`${company.toLowerCase()} `);
  return read !== undefined && goesOn ? { company: read, span: own.spans.company } : undefined;
}

function toLegalForm(text: string, [start, end]: Span): Name | undefined {
  const line = text.slice(end).split("\n", 1)[0] ?? "";
  if (!line.startsWith(" ")) return undefined;
  const words = line.slice(1).split(" ").slice(0, MOST_WORDS);
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/[,;:!?)]+$/u, "");
    if (!nameWord.test(word) && !nameWord.test(bare)) return undefined;
    const to = end + 1 + [...words.slice(0, at), bare].join(" ").length;
    const company = text.slice(start, to);
    if (hasLegalForm(company)) return { company, span: [start, to] };
    if (bare !== word && !word.endsWith(",")) return undefined;
  }
  return undefined;
}
