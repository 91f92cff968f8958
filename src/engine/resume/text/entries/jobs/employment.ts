import { contains, type Piece, through } from "../../../../text/piece.ts";
import type { Line } from "../../layout/lines.ts";
import type { Header, Part } from "../../person/header.ts";
import type { Place } from "../../person/places.ts";
import { isDitto } from "../../sure/ditto.ts";
import { isProperName } from "../../sure/proper-name.ts";
import { byOrder, confidenceOf, isBehindAt } from "./confidence.ts";
import { inForces } from "./forces.ts";
import { expand, joinTitles } from "./head-parts.ts";

/** Which comes first if nothing else decides. */
export type Order = "title" | "employer";

/** Title, employer and place from a job's heading lines. */
export type Employment = {
  readonly title?: Piece;
  readonly employer?: Piece;
  readonly place?: Piece;
  readonly confidence: number;
  /** How the wording decided the order; undefined if a convention had to. */
  readonly order?: Order;
  readonly isContested: boolean;
  /** The employer has its own line, so more titles may follow below. */
  readonly isHeading: boolean;
  /** The employer is only the text after a comma, with no word for an employer. It may belong to the title. */
  readonly isAfterComma?: boolean;
};

const DECIDED = 1.5;
const known = { confidence: 0.9, order: "title", isContested: false, isHeading: false } as const;

/** Separates title and employer by their words, or by `convention` if the words do not decide. */
export function readEmployment(
  header: Header,
  convention: Order | undefined,
  isElsewhere: boolean,
): Employment {
  const labelled = byLabels(header);
  if (labelled !== undefined) return labelled;
  const forces = inForces(header);
  if (forces) return { ...forces, ...known, order: "employer", place: header.place?.whole };
  const parts = joinTitles(
    header.parts.flatMap((part, index) => expand(part, header.parts.length === 1, header.parts[index - 1])),
  );
  const place = header.place;
  const [first, second] = parts;
  if (first === undefined) return { confidence: 0, isContested: false, isHeading: false };
  if (second === undefined) return withCityAsEmployer(onlyOne(first, place), first.line, place);
  const placed = isElsewhere ? byOrder(parts) : undefined;
  if (placed) return { ...placed, ...known, place: place?.whole };
  const { title, employer, decided } = pair(first, second, parts, convention);
  const rest = leftovers(parts, title, employer, place);
  const order = before(parts, title, employer) ? "title" : "employer";
  return {
    title: rest.title,
    employer: employer.piece,
    place: rest.place,
    isAfterComma: employer.sign === "," && employer.lean === 0 && employer.line === title.line,
    confidence: decided ? confidenceOf(title, employer) : convention === undefined ? 0.45 : 0.65,
    order: decided ? order : undefined,
    isContested: !decided,
    isHeading: employer.line !== title.line && order === "employer",
  };
}

function byLabels(header: Header): Employment | undefined {
  const title = header.parts.find((part) => part.label === "title");
  const employer = header.parts.find((part) => part.label === "employer");
  if (title === undefined && employer === undefined) return undefined;
  // Next to labels only the entry's heading counts, or known words: an unknown label names something else.
  const isTold = (part: Part, sign: 1 | -1): boolean =>
    part.lean * sign >= 2 ||
    (part === header.parts[0] &&
      part.lean * sign >= 0 &&
      (isProperName(part.piece.text) || isDitto(part.piece.text)));
  const other = (sign: 1 | -1): Part | undefined =>
    header.parts.find((part) => part.label === undefined && isTold(part, sign) && !/:/.test(part.piece.text));
  return {
    title: (title ?? other(1))?.piece,
    employer: (employer ?? other(-1))?.piece,
    place: header.place?.whole,
    confidence: 0.95,
    isContested: false,
    isHeading: false,
  };
}

function onlyOne(part: Part, place: Place | undefined): Employment {
  const lean = part.lean;
  const base = { place: place?.whole, isContested: false, isHeading: true };
  if (lean >= 1) return { ...base, title: part.piece, confidence: 0.85 };
  if (lean <= -1) return { ...base, employer: part.piece, confidence: 0.85 };
  return { ...base, employer: part.piece, confidence: 0.4, isContested: true };
}

/** In "Engineer, Volkswagen, Germany" the unknown "city" is the employer. */
function withCityAsEmployer(job: Employment, line: Line, place: Place | undefined): Employment {
  if (job.title === undefined || job.employer !== undefined || place?.country === undefined) return job;
  if (place.city === undefined || place.sure === false || !contains(line.piece, place.city)) return job;
  if (place.region !== undefined || place.postalCode !== undefined || place.isKnown === true) return job;
  return { ...job, employer: place.city, place: place.country, confidence: 0.5, isContested: true };
}

type Pair = { readonly title: Part; readonly employer: Part; readonly decided: boolean };

function pair(first: Part, second: Part, parts: readonly Part[], convention: Order | undefined): Pair {
  const byRole = [...parts].sort((a, b) => b.lean - a.lean);
  const top = byRole[0] ?? first;
  const low = byRole.at(-1) ?? second;
  // "Harbour Nurses, team member": the name has capitals, the role does not.
  const small = parts.find((part) => part.lean >= 1 && /^\p{Ll}/u.test(part.piece.text));
  const named = parts.find((part) => part !== small && /^\p{Lu}\S* \p{Lu}/u.test(part.piece.text));
  if (small !== undefined && named !== undefined && named.lean >= 1)
    return { title: small, employer: named, decided: true };
  if (top.lean - low.lean < DECIDED) {
    if (isBehindAt(second)) return { title: first, employer: second, decided: true };
    const isTitleFirst = convention !== "employer";
    return { title: isTitleFirst ? first : second, employer: isTitleFirst ? second : first, decided: false };
  }
  if (top.lean >= 1 && low.lean <= -1) return { title: top, employer: low, decided: true };
  if (top.lean >= 1)
    return { title: top, employer: neighbour(parts, top, convention ?? "title"), decided: true };
  return {
    title: neighbour(parts, low, convention === "employer" ? "title" : "employer"),
    employer: low,
    decided: true,
  };
}

/** The unknown part that belongs to a known one: on another line first, then the next part, then the previous one. */
function neighbour(parts: readonly Part[], known: Part, order: Order): Part {
  const at = parts.indexOf(known);
  const unknown = parts.filter((part) => part !== known && part.lean < 1);
  const written = unknown.filter((part) => !/^\p{Ll}/u.test(part.piece.text));
  const others = written.length > 0 ? written : unknown;
  const elsewhere = others.find((part) => part.line !== known.line);
  const next = others.find(
    (part) => parts.indexOf(part) > at && (part.sign !== "," || part.line === known.line),
  );
  const previous = firstOfList(
    others,
    others.findLast((part) => parts.indexOf(part) < at),
    known,
  );
  const nearest = order === "title" ? (next ?? previous) : (previous ?? next);
  const isDashed = nearest !== undefined && /^[–—−-]+$/.test(nearest.sign) && elsewhere !== undefined;
  return (isDashed ? elsewhere : nearest) ?? elsewhere ?? parts[at === 0 ? 1 : 0] ?? known;
}

/** For "Quill Provisions, Larkmoor" above a title, the first is the employer. */
function firstOfList(others: readonly Part[], last: Part | undefined, known: Part): Part | undefined {
  if (last === undefined || last.sign !== "," || last.line === known.line) return last;
  return others.find((part) => part.line === last.line) ?? last;
}

function before(parts: readonly Part[], first: Part, second: Part): boolean {
  return parts.indexOf(first) < parts.indexOf(second);
}

/** Other parts: "Registered Nurse – ICU" keeps its ending, "Acme, Springfield" gives a place. */
function leftovers(
  parts: readonly Part[],
  title: Part,
  employer: Part,
  place: Place | undefined,
): { title: Piece; place?: Piece } {
  let name = title.piece;
  let where = place?.whole;
  for (const [index, part] of parts.entries()) {
    if (part === title || part === employer) continue;
    const left = parts[index - 1];
    const isTail = /^(?:,|[–—−-]+|:)$/.test(part.sign) && left?.line === part.line;
    if (isTail && left === title && part.lean > -2) name = through(part.line.piece, title.piece, part.piece);
    else if (
      where === undefined &&
      left === employer &&
      part.lean === 0 &&
      /^\p{Lu}[\p{L} .'’-]{1,30}$/u.test(part.piece.text)
    ) {
      where = part.piece;
    }
  }
  return { title: name, place: where };
}
