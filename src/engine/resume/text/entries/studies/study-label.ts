import { isOngoing, isStopped } from "../../../../education.ts";
import type { EntryLabel } from "../../../../lexicon/headings/entry-labels.ts";
import { GRADE, HONOURS, RESULT, SHARE } from "../../../../lexicon/studies/degrees.ts";
import { type Piece, slice } from "../../../../text/piece.ts";
import type { EducationDraft } from "../../draft.ts";
import { extract } from "../../extraction.ts";
import type { Line } from "../../layout/lines.ts";
import { findPeriods } from "../dates/dates.ts";
import { withEnd } from "../dates/line-period.ts";
import { labelsOf } from "../entry-labels.ts";
import { splitDegree } from "./degrees.ts";
import type { Study } from "./settle-study.ts";
import { trimmed } from "./study-parts.ts";

const LABELS = ["area", "school", "award", "dates"] as const;

/** "Major: Biology Minor: Chemistry Honors: None" */
const NEXT_LABEL = /\s+(?:minor|honou?rs|credits|gpa)\s?:/i;

/** The meaning of the label before a value, and the value; without a label, the whole text. */
export function labelled(piece: Piece): { readonly kind?: EntryLabel; readonly value: Piece } {
  const label = /^([^:：\t]{2,60}?)\s{0,3}[:：]\s{0,8}(?=\S)/.exec(piece.text);
  const kinds = labelsOf(label?.[1] ?? "");
  const kind = LABELS.find((one) => kinds.has(one));
  return label === null || kind === undefined
    ? { value: piece }
    : { kind, value: slice(piece, label[0].length, NEXT_LABEL.exec(piece.text)?.index) };
}

const SCHOOL_YEAR = /^grade (?:9|1[0-3])(?![\d./%:]|,\d| (?:out of|of|von)\s)/i;

/** Removes the grade and the state of studies from a text. */
export function takeResult(piece: Piece, draft: EducationDraft): Piece[] {
  return takeScore(withoutSubjects(piece), draft).flatMap((part) => takeStatus(part, draft));
}

/** Removes the grade from a text. */
function takeScore(piece: Piece, draft: EducationDraft): Piece[] {
  const marked = GRADE.exec(piece.text);
  // "Grade 12 OSSD" is a school year.
  const isYear = marked !== null && SCHOOL_YEAR.test(piece.text.slice(marked.index));
  const grade = RESULT.exec(piece.text) ?? (isYear ? null : marked) ?? SHARE.exec(piece.text);
  const match = grade ?? HONOURS.exec(piece.text);
  if (match === null) return [piece];
  const value = grade?.[1] ?? grade?.[2] ?? match[0];
  const at = match.index + match[0].lastIndexOf(value);
  draft.score = extract(slice(piece, at, at + value.length), grade === null ? 0.8 : 0.95);
  return [trimmed(slice(piece, 0, match.index)), trimmed(slice(piece, match.index + match[0].length))];
}

/** Removes a bracket that says that a study is not over or was left: "MSc (in progress)", "Diplom (abgebrochen)". */
function takeStatus(piece: Piece, draft: EducationDraft): Piece[] {
  const match = [...piece.text.matchAll(/\(([^()]{3,40})\)/g)].find(
    ([, inner = ""]) => isOngoing(inner) || isStopped(inner),
  );
  if (match === undefined) return [piece];
  const end = match.index + match[0].length;
  const key = isOngoing(match[0]) || draft.score !== undefined ? "status" : "score";
  draft[key] = extract(slice(piece, match.index + 1, end - 1), 0.9);
  return [trimmed(slice(piece, 0, match.index)), trimmed(slice(piece, end))];
}

/** "2011年4月 … 入学": the day on which studies began. */
const BEGUN = /入学|入學|입학/u;

/** "Licence commencée en 2011", "BA History, started 2011": what stands before the date on which studies began. */
const BEGUN_IN =
  /(?:^|[\s,(;–-])(?:commencée?s?|débutée?s?|entamée?s?|start(?:ed|ing)|beg[au]n|begonnen|angefangen|iniciad[oa]s?|empezad[oa]s?|comenzad[oa]s?|começad[oa]s?|iniziat[oaei]|cominciat[oaei]|gestart|påbörjad|rozpoczęt[eay])(?:\s(?:en|in|im|em|nel|dans|w|året))?\s*$/iu;

/** Removes the dates from a text. */
export function takePeriod(piece: Piece, study: Study, line: Line): Piece[] {
  const periods = findPeriods(piece);
  const found = periods.find((candidate) => candidate.kind !== "single") ?? periods.at(-1);
  if (found === undefined) return [piece];
  const period = withEnd(line, found);
  study.hasDate = true;
  // The only date of studies is their end, the year of the degree, unless it says that they began.
  const begun = BEGUN_IN.exec(piece.text.slice(0, period.from));
  // "2023- Máster (en curso)"
  const isOpen = study.draft.status !== undefined && /^\s?[-–]\s/u.test(piece.text.slice(period.to));
  const isBegun = begun !== null || isOpen || BEGUN.test(piece.text);
  if (period.kind === "single") study.draft[isBegun ? "startDate" : "endDate"] = period.start;
  else {
    study.draft.startDate = period.start;
    study.draft.endDate = period.end;
  }
  return [trimmed(slice(piece, 0, begun?.index ?? period.from)), trimmed(slice(piece, period.to))];
}

/** "8 GCSEs incl. English (B), Maths (C)": the subjects are none of the name. */
const SUBJECTS =
  /^(?:\d{1,2}|\p{L}{3,6}) (?:i?gcses?|[ao]s?[- ]levels?)(?=\s(?:\(|incl|in\s|at\s|:)|:)(?!.*(?:19|20)\d\d)/iu;

/** A piece without the subjects that are listed behind how many there were. */
function withoutSubjects(piece: Piece): Piece {
  const name = SUBJECTS.exec(piece.text)?.[0];
  return name === undefined ? piece : slice(piece, 0, name.length);
}

/** Of a profile of a job network. */
const ACTIVITIES =
  /^(?:activities and societies|atividades e grupos|actividades y (?:grupos|asociaciones)|activités et associations|aktivitäten und verbände)\s?:/iu;

/** True if a profile's line is about activities besides the studies. */
export function isOfProfile(text: string): boolean {
  return ACTIVITIES.test(text);
}

/** One is trained for a trade at a firm as well as at a school. */
export function isApprenticeship({ studyType }: EducationDraft): boolean {
  return /^(?:(?:berufs)?ausbildung|lehre|apprenticeship|apprentissage)(?!\p{L})|\s(?:EFZ|EBA)$/iu.test(
    studyType?.value ?? "",
  );
}

const TOLD = 0.95;

/** Sets the degree and subject that a label says were awarded. */
export function takeAward(value: Piece | undefined, draft: EducationDraft): void {
  if (value === undefined) return;
  const degree = splitDegree(value);
  draft.studyType = extract(degree.studyType, TOLD);
  draft.area ??= extract(degree.area, 0.85);
}
