import { splitCommas } from "../../../../text/cuts.ts";
import { slice } from "../../../../text/piece.ts";
import type { EducationDraft } from "../../draft.ts";
import { extract } from "../../extraction.ts";
import type { Line } from "../../layout/lines.ts";
import { employerScore } from "../../sections/classify.ts";
import { periodOf } from "../dates/line-period.ts";
import { isDegree, isSchool, splitDegree } from "./degrees.ts";
import { inheritSchools, type Study, settle } from "./settle-study.ts";
import { isApprenticeship, isOfProfile, labelled, takeAward, takePeriod, takeResult } from "./study-label.ts";
import { awardIn, isWholeDegree, partsOf, type StudyPart, withoutAt } from "./study-parts.ts";
import { readStudyTables } from "./study-table.ts";
import { takeSubjectGrades } from "./subject-grades.ts";

const ABROAD =
  /\b(?:auslands(?:jahr|semester|studium)|erasmus(?! (?:mc|hogeschool|universi\p{L}+))|study abroad|studies abroad|exchange|semester abroad|placement|coursework|beca erasmus)\b/iu;
const COURSES =
  /^(?:relevant |selected |key )?(?:course ?work|courses|kurse|modules?|cours|asignaturas)(?: included?| include)?\s?[:–-]\s?/i;

/** The studies of a section in text order. A line that repeats a known part starts the next one. */
export function readEducation(given: readonly Line[]): EducationDraft[] {
  const { studies, rest } = readStudyTables(given);
  return [...studies, ...readStudies(rest)];
}

function readStudies(given: readonly Line[]): EducationDraft[] {
  // If there are blank lines between all lines, they separate nothing.
  const isLoose = given.length > 2 && given.every((line) => line.blankBefore);
  const lines = isLoose ? given.map((line) => ({ ...line, blankBefore: false })) : given;
  const studies: Study[] = [];
  for (const line of lines) {
    if (line.tableHead) continue;
    const current = studies.at(-1);
    if (current !== undefined && (/^minor\b/i.test(line.piece.text) || takeCourses(line, current))) continue;
    // A semester abroad or a placement belongs to the adjacent studies.
    if (ABROAD.test(line.piece.text.slice(0, 200)) || isOfProfile(line.piece.text)) continue;
    const added = readStudy(line);
    if (added === undefined || (current !== undefined && isOfAnother(line, added))) continue;
    if (current === undefined || opensNext(current, added, line)) studies.push(added);
    else merge(current, added);
  }
  for (const study of studies) settle(study);
  inheritSchools(studies);
  return studies.map((study) => study.draft).filter((draft) => draft.institution ?? draft.studyType);
}

const someCollege =
  /^(?:some|partial|(?:one|two|three|\d) (?:years?|semesters?|terms?) of) (?:college|university|undergraduate|graduate|coursework)(?!\p{L})/iu;

/** "Some college, no degree" below a diploma is another study, and says nothing of the diploma. */
function isOfAnother({ piece }: Line, { draft: { institution } }: Study): boolean {
  const isNameless = institution === undefined || someCollege.test(institution.value);
  return isNameless && someCollege.test(piece.text) && !/[,–-]\s\p{Lu}/u.test(piece.text);
}

function takeCourses(line: Line, study: Study): boolean {
  const label = COURSES.exec(line.piece.text)?.[0].length;
  if (label === undefined) return false;
  for (const course of splitCommas(slice(line.piece, label))) {
    const name = extract(course, 0.85);
    if (name !== undefined && name.value.length <= 80) study.draft.courses.push(name);
  }
  return true;
}

function readStudy(line: Line): Study | undefined {
  if (
    line.piece.text.length > 220 ||
    (line.bullet && /[.!]$/.test(line.piece.text) && periodOf(line) === undefined)
  )
    return undefined;
  const draft: EducationDraft = { courses: [], isContested: false };
  const study: Study = {
    draft,
    unknown: [],
    hasDate: false,
    schoolFirst: false,
    level: line.level,
    isLabelled: false,
  };
  const { kind, value } = labelled(line.piece);
  if (kind === "area") {
    draft.area = extract(splitCommas(value)[0], 0.9);
    return study;
  }
  if (kind === "award") {
    takeAward(value, draft);
    study.isLabelled = true;
    return study;
  }
  const parts = takeSubjectGrades(value, draft);
  const scored = parts.length > 1 ? parts : parts.flatMap((piece) => takeResult(piece, draft));
  const rest = scored
    .flatMap((piece) => takePeriod(piece, study, line))
    .map((piece) => slice(piece, 0, awardIn(piece)?.from));
  for (const part of rest.flatMap(partsOf)) takePart(part, study, line);
  if (draft.studyType === undefined) takeAward(awardIn(value)?.value, draft);
  if (draft.institution !== undefined)
    study.unknown = study.unknown.map((part) => ({ ...part, isBeside: true }));
  draft.url = extract(line.links[0], 0.8);
  const isNamed = study.hasDate || draft.institution !== undefined || draft.studyType !== undefined;
  // A bullet without a name describes the studies above.
  if (line.bullet && !isNamed) study.unknown = [];
  const isUseful =
    study.hasDate || draft.institution || draft.studyType || draft.score || study.unknown.length > 0;
  return isUseful ? study : undefined;
}

/** " - " */
const MOST_BETWEEN = 4;
function takePart(part: StudyPart, study: Study, line: Line): void {
  const draft = study.draft;
  const piece = withoutAt(part.piece);
  const school = isSchool(piece.text);
  if (isDegree(piece.text) && draft.studyType === undefined) {
    const degree = splitDegree(piece);
    draft.studyType = extract(degree.studyType, 0.9);
    draft.area ??= extract(degree.area, 0.85);
    takeAreaBefore(study);
  } else if (
    draft.studyType !== undefined &&
    draft.area === undefined &&
    piece.start - draft.studyType.span[1] <= MOST_BETWEEN &&
    isWholeDegree(piece.text)
  ) {
    // "Bachelor of Science - BS"
    const { span } = draft.studyType;
    draft.studyType = extract(
      slice(line.piece, span[0] - line.piece.start, piece.end - line.piece.start),
      0.9,
    );
  } else if (school && draft.institution === undefined) {
    draft.institution = extract(piece, 0.9);
    // The text between degree and school is the subject.
    if (draft.studyType !== undefined && draft.area === undefined)
      draft.area = extract(study.unknown.shift()?.piece, 0.7);
  } else if (school && piece.text.startsWith(`${draft.institution?.value} `)) {
    // "Accountant (IHK), IHK Kassel"
    draft.institution = extract(piece, 0.9);
  } else if (draft.institution === undefined && isApprenticeship(draft) && employerScore(piece.text) >= 2) {
    draft.institution = extract(piece, 0.75);
  } else if (/^(?:\p{L}{2}|w\s)/u.test(piece.text) && piece.text.length <= 90 && !/:/.test(piece.text))
    study.unknown.push(part);
}

/** "Computer Science, BSc": an unknown part directly before the degree is its subject. */
function takeAreaBefore(study: Study): void {
  if (study.draft.area !== undefined || study.draft.institution !== undefined) return;
  study.draft.area = extract(study.unknown.pop()?.piece, 0.65);
}

/** A short separate line with no known words: the next school, if the studies above are complete. */
function isBareHead(added: Study, line: Line): boolean {
  const isNamed =
    added.hasDate || added.draft.studyType !== undefined || added.draft.institution !== undefined;
  const stands = line.level > 0 || line.strong || line.blankBefore;
  return (
    !isNamed && stands && !line.bullet && added.unknown.length > 0 && line.piece.text.split(/\s+/).length <= 6
  );
}

function opensNext(current: Study, added: Study, line: Line): boolean {
  const { draft } = current;
  const next = added.draft;
  if (line.level > 0 && (current.level === 0 || line.level <= current.level)) return true;
  if (added.isLabelled && !(current.isLabelled && next.studyType !== undefined)) return false;
  if (draft.studyType !== undefined && next.studyType !== undefined) return true;
  if (draft.institution !== undefined && next.institution !== undefined) return true;
  if (current.hasDate && added.hasDate) return true;
  if (isBareHead(added, line) && current.hasDate && draft.studyType !== undefined) return true;
  const isNew =
    next.studyType !== undefined ||
    next.institution !== undefined ||
    (added.hasDate && added.unknown.length > 0);
  const isComplete =
    draft.studyType !== undefined && (draft.institution !== undefined || current.unknown.length > 0);
  return (
    line.blankBefore &&
    isNew &&
    isComplete &&
    !(added.unknown.length === 0 && next.institution === undefined && next.studyType === undefined)
  );
}

function merge(current: Study, added: Study): void {
  const { draft } = current;
  if (draft.institution !== undefined && added.draft.studyType !== undefined) current.schoolFirst = true;
  draft.institution ??= added.draft.institution;
  // "Apprenticeship as an electrician" keeps its subject, whatever paper it ended with.
  if (added.isLabelled && !isApprenticeship(draft)) {
    draft.studyType = added.draft.studyType;
    current.isLabelled = true;
  }
  for (const key of ["studyType", "area", "startDate", "endDate", "score", "status", "url"] as const)
    draft[key] ??= added.draft[key];
  current.hasDate ||= added.hasDate;
  if (current.unknown.length < 4) current.unknown.push(...added.unknown);
}
