import { type Piece, slice, trimSeparators } from "../../../text/piece.ts";
import type { ProjectDraft } from "../draft.ts";
import { type Extraction, extract } from "../extraction.ts";
import { readBody } from "../layout/body.ts";
import type { Line } from "../layout/lines.ts";
import { listItems } from "../layout/lists.ts";
import { addressIn, holdsAddress } from "../layout/marks.ts";
import { findPeriod, type Period } from "./dates/dates.ts";

const TECH =
  /^(?:technologies|tech(?:nology)? stack|tools|stack|built with|technologien|technologies utilis[ée]es|tecnolog[íi]as)(?: used)?\s?[:–-]\s?/i;
const SIGNS = /\s?[|¦]\s?|\t+| {2,}| [–—−-]{1,3} |\s?—\s?|: /g;

/** The projects of a section: each heading line with its description, or each bullet if there are no headings. */
export function readProjects(lines: readonly Line[]): ProjectDraft[] {
  const hasHeads = lines.some((line) => !line.bullet && isHead(line));
  const groups: { head: Line; body: Line[] }[] = [];
  for (const line of lines) {
    if (line.tableHead) continue;
    const last = groups.at(-1);
    const opens = hasHeads
      ? !line.bullet && isHead(line) && opensNew(line, last?.body.at(-1))
      : line.bullet || last === undefined;
    if (opens) groups.push({ head: line, body: [] });
    else last?.body.push(line);
  }
  return groups.flatMap((group) => projectOf(group.head, group.body) ?? []);
}

function isHead(line: Line): boolean {
  const text = line.piece.text;
  if (TECH.test(text)) return false;
  return (
    line.level > 0 ||
    line.strong ||
    (/^[\p{Lu}\d"“]/u.test(text) && text.length <= 140 && !/[.;:]$/.test(text))
  );
}

function opensNew(line: Line, above: Line | undefined): boolean {
  return line.blankBefore || line.level > 0 || line.strong || above === undefined || above.bullet;
}

function projectOf(head: Line, body: readonly Line[]): ProjectDraft | undefined {
  const dateLine = body[0] !== undefined && isOnlyDate(body[0]) ? body[0] : undefined;
  const rest = body.slice(dateLine === undefined ? 0 : 1);
  const period = findPeriod(head.piece) ?? (dateLine === undefined ? undefined : findPeriod(dateLine.piece));
  const own = findPeriod(head.piece);
  const text =
    own === undefined
      ? head.piece
      : trimSeparators(slice(head.piece, 0, own.from > 2 ? own.from : undefined));
  const { name, description } = nameAndRest(
    own !== undefined && own.from <= 2 ? trimSeparators(slice(head.piece, own.to)) : text,
  );
  const title = extract(name, head.level > 0 || head.strong ? 0.9 : 0.75);
  if (title === undefined || title.value.length > 100) return undefined;
  const { summary, highlights } = readBody(rest.filter((line) => !TECH.test(line.piece.text)));
  return {
    name: title,
    description: extract(description, 0.7) ?? summary,
    highlights: description !== undefined && summary !== undefined ? [summary, ...highlights] : highlights,
    keywords: rest.flatMap(keywordsOf),
    ...datesOf(period),
    url: extract(
      head.links[0] ?? addressIn(head.piece) ?? rest.map((line) => addressIn(line.piece)).find((url) => url),
      0.8,
    ),
  };
}

function isOnlyDate(line: Line): boolean {
  const period = findPeriod(line.piece);
  return period !== undefined && line.piece.text.length - (period.to - period.from) <= 2;
}

function nameAndRest(piece: Piece): { name: Piece; description?: Piece } {
  for (const match of piece.text.matchAll(SIGNS)) {
    if (match.index === 0) continue;
    const rest = slice(piece, match.index + match[0].length);
    const isUrl = holdsAddress(rest.text);
    return { name: slice(piece, 0, match.index), description: rest.text === "" || isUrl ? undefined : rest };
  }
  return { name: trimSeparators(piece) };
}

function keywordsOf(line: Line): Extraction[] {
  const label = TECH.exec(line.piece.text)?.[0].length;
  if (label === undefined) return [];
  return listItems(slice(line.piece, label)).flatMap((item) => extract(item, 0.85) ?? []);
}

function datesOf(period: Period | undefined): { startDate?: Extraction; endDate?: Extraction } {
  if (period === undefined) return {};
  // A project's only date is when it was made.
  return { startDate: period.start, endDate: period.kind === "single" ? period.start : period.end };
}
