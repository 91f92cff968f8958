import { splitAt } from "../../../text/cuts.ts";
import { endIn } from "../entries/papers/paper-ends.ts";
import type { Line } from "../layout/lines.ts";
import { findPapers } from "./licences.ts";
import type { Section } from "./sections.ts";

const BARS = /\s?[|¦•·]\s|\s{3,}|\t+/g;
const FEWEST = 3;
const LONGEST = 500;
const mayHoldTickets: ReadonlySet<Section["kind"]> = new Set(["top", "summary", "other", "contact"]);

/**
 * A section without the lines that list papers between bars, and those as certificates: "Safe Pass (exp 08/2028) | IPAF 3a |
 * Manual Handling", below a summary or the contact details.
 */
export function ticketsApart(section: Section): Section[] {
  const tickets = mayHoldTickets.has(section.kind) ? section.lines.filter(isOfTickets) : [];
  if (tickets.length === 0) return [section];
  const lines = section.lines.filter((line) => !tickets.includes(line));
  return [...(lines.length > 0 ? [{ ...section, lines }] : []), { kind: "certificates", lines: tickets }];
}

function isOfTickets({ piece, cells, blankBefore }: Line): boolean {
  if (cells.length > 0 || !blankBefore || piece.text.length > LONGEST || /@|https?:|\d{6}/.test(piece.text))
    return false;
  const parts = splitAt(piece, BARS);
  const papers = parts.filter((part) => endIn(part) !== undefined || findPapers(part.text).length > 0);
  return parts.length >= FEWEST && papers.length * 2 >= parts.length && papers.length > 1;
}
