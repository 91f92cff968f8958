import { contains, type Piece } from "../../../../text/piece.ts";
import type { Line } from "../../layout/lines.ts";
import { type Header, readHeader } from "../../person/header.ts";
import { employerScore, leaning, roleScore } from "../../sections/classify.ts";
import type { Entry } from "../entries.ts";
import { byShape, linesBelow, type Shape } from "../shape.ts";
import { type Employment, type Order, readEmployment } from "./employment.ts";
import { mayName } from "./may-name.ts";
import { tellsLaterPost } from "./title-lines.ts";

/** A job as stated in its entry. */
export type Job = {
  readonly header: Header;
  readonly employment: Employment;
  readonly body: readonly Line[];
  /** The employer is below title and dates, with no word for an employer. */
  readonly isGuess: boolean;
};

/**
 * Reads an entry's heading lines, and the following ones if they supply missing parts. `isElsewhere` if the
 * section's language has no reader.
 */
export function readJob(entry: Entry, convention: Order | undefined, isElsewhere: boolean): Job {
  let used = 0;
  let header = readHeader(entry.heads);
  let employment = readEmployment(header, convention, isElsewhere);
  while (used < entry.maybe.length && used < 3) {
    const next = entry.maybe[used];
    if (next === undefined || !isWanted(next, employment, header)) break;
    used += 1;
    header = readHeader([...entry.heads, ...entry.maybe.slice(0, used)]);
    employment = readEmployment(header, convention, isElsewhere);
  }
  const has = (lines: readonly Line[], piece: Piece | undefined): boolean =>
    piece !== undefined && lines.some((line) => contains(line.piece, piece));
  const isBelow = has(entry.maybe.slice(0, used), employment.employer) && has(entry.heads, employment.title);
  const isGuess = isBelow && employerScore(employment.employer?.text ?? "") === 0;
  return { header, employment, body: [...entry.maybe.slice(used), ...entry.body], isGuess };
}

function isWanted(line: Line, job: Employment, header: Header): boolean {
  const added = readHeader([line]);
  if (added.parts.length === 0)
    return added.place !== undefined ? header.place === undefined : added.period !== undefined;
  if (added.period !== undefined && !tellsLaterPost(line, added.period, header.dated)) return false;
  const { label } = added.parts[0] ?? {};
  // "Cargo: Contadora" says what a part without known words cannot.
  if (label !== undefined)
    return job[label] === undefined || roleScore(job[label].text) + employerScore(job[label].text) === 0;
  // A weak title ("Head Start") is replaced by a certain one on the next line.
  if (job.employer === undefined && roleScore(job.title?.text ?? "") < 2 && roleScore(line.piece.text) >= 2)
    return true;
  // "Ridge Timber Ltd, Larkmoor": the text after the comma is not a title if the next line is one.
  if (hasGuessedTitle(job) && !line.bullet && roleScore(line.piece.text) >= 2) return true;
  const hasNone = job.title === undefined && job.employer === undefined;
  if (hasNone) return mayName(line.piece.text, "both");
  if (job.title === undefined || (job.isContested && job.isHeading)) return mayName(line.piece.text, "title");
  return job.employer === undefined && mayName(line.piece.text, "employer");
}

function hasGuessedTitle({ title, employer }: Employment): boolean {
  return title !== undefined && employer !== undefined && roleScore(title.text) === 0;
}

const KNOWN = 0.9;
const LABELLED = 0.95;

/** True if words identify both title and employer. */
export function isKnown({ employment }: Job): boolean {
  return employment.confidence >= KNOWN && employment.confidence < LABELLED;
}

/** An entry with too little known, read in the layout of the resume's known entries. */
export function inShape(job: Job, entry: Entry | undefined, shape: Shape | undefined): Job {
  if (shape === undefined || entry === undefined || job.employment.confidence >= LABELLED) return job;
  const used = entry.maybe.slice(0, linesBelow(shape));
  const header = readHeader([...entry.heads, ...used]);
  const found = byShape(header, shape);
  if (found === undefined) return job;
  const { title, employer } = job.employment;
  const isRead = job.employment.confidence >= KNOWN;
  // Parts identified by words stay.
  if (isRead && leaning(employer?.text ?? "") <= -1) return job;
  const isSame = isRead && title?.start === found.title.start;
  const employment: Employment = {
    ...job.employment,
    employer: found.employer,
    title: isSame ? title : found.title,
    place: header.place?.whole ?? job.employment.place,
    confidence: KNOWN,
    isContested: false,
    isAfterComma: false,
  };
  return { header, employment, body: [...entry.maybe.slice(used.length), ...entry.body], isGuess: false };
}
