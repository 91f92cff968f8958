import { isOngoing, isStopped } from "../../../../education.ts";
import type { EducationDraft } from "../../draft.ts";
import { extract } from "../../extraction.ts";
import { employerScore, roleScore } from "../../sections/classify.ts";
import { qualificationEnd, takesSubject } from "../papers/qualifications.ts";
import { isCourse, splitCourse } from "./courses.ts";
import { isDegree } from "./degrees.ts";
import { isWholeDegree, type StudyPart } from "./study-parts.ts";

/** Studies while a section's lines are read. */
export type Study = {
  draft: EducationDraft;
  unknown: StudyPart[];
  hasDate: boolean;
  /** True if the school precedes the degree: on an earlier line it may apply to several degrees. */
  schoolFirst: boolean;
  /** The level of the heading it starts with, 0 without one. */
  readonly level: number;
  /** True if a label says what the degree is. */
  isLabelled: boolean;
};

/** Words that can name a subject or school: not a grade or remark. */
function isTelling(text: string): boolean {
  return (
    /^(?:[\p{Lu}\p{Script=Han}]|staatlich )/u.test(text) &&
    text.split(/\s+/).length <= 7 &&
    !/[\d:;!?]|^(?:\p{Lu}{1,2}|USA|UAE|KSA|NRW)$|[\p{Ll}]{3}\.$/u.test(text) &&
    !isDegree(text) &&
    !REMARK.test(text)
  );
}

const REMARK =
  /(?<!\p{L})(?:distinction|merit|pass(?:ed)?|honou?rs|laude|gpa|grade|class|division|percent|first|upper|thesis|dissertation|abschluss|note|schwerpunkt|mention|nota|promedio|matr[íi]cula|conclu\p{L}+|completed?|incomplete|dean|evening|part[- ]time|full[- ]time|ongoing|present|expected|abgebrochen|fernstudium|berufsbegleitend|online|remote|minor|honors|licen[cs]e|certified|regist(?:ered|ration)|member|fellow|award|scholarship|advisor|supervisor)(?!\p{L})/iu;

/** Assigns parts without known words to what is missing: the school or the subject. */
export function settle(study: Study): void {
  const { draft } = study;
  if (draft.studyType === undefined) takeCourse(study);
  const { unknown } = study;
  // "Not completed" stays beside the degree, which is none without it.
  draft.score ??= extract(unknown.find(({ piece }) => isStopped(piece.text))?.piece, 0.9);
  draft.status ??= extract(unknown.find(({ piece }) => isOngoing(piece.text))?.piece, 0.9);
  const telling = unknown.filter(
    (part) =>
      ![draft.score, draft.status].some((said) => said?.span[0] === part.piece.start) &&
      (part.isAt || (isTelling(part.piece.text) && !isBehindSchool(part, draft))),
  );
  const [first, second] = telling;
  if (draft.institution === undefined && draft.studyType !== undefined) {
    const at = telling.find(({ isAt }) => isAt) ?? (namesSubject(draft) ? first : second);
    draft.institution = extract(at?.piece, at === first && second !== undefined ? 0.5 : 0.75);
    if (at !== first) draft.area ??= extract(first?.piece, 0.7);
    draft.isContested = at?.isAt !== true;
  } else if (draft.studyType === undefined && isTrainedFor(first, draft)) {
    draft.area ??= extract(first?.piece, 0.8);
  }
  // The first part is the degree itself, and remarks follow.
  else if (first === unknown[0] && second === undefined && !namesSubject(draft)) {
    if (
      draft.studyType !== undefined ||
      (first?.isBeside === true &&
        isSubject(first.piece.text) &&
        !SCHOOL_FOR_ALL.test(draft.institution?.value ?? ""))
    )
      draft.area ??= extract(first?.piece, 0.7);
  }
}

/** "Master of Laws, University of Elsewhere, Cape Example": a town of which nobody knows. */
function isBehindSchool({ piece, isBeside }: StudyPart, { institution, studyType }: EducationDraft): boolean {
  const [start, end] = [institution?.span[1] ?? 0, piece.start];
  const isBehind = isBeside === true && institution !== undefined && end - start === 2;
  return isBehind && studyType !== undefined && studyType.span[0] < institution.span[0];
}

/** A text not recognised as a degree may be a course. */
function takeCourse(study: Study): void {
  const course = study.unknown.find(({ piece }) => /\s/.test(piece.text) && isCourse(piece.text));
  if (course === undefined) return;
  const degree = splitCourse(course.piece);
  study.draft.studyType = extract(degree.studyType, 0.8);
  study.draft.area ??= extract(degree.area, 0.8);
  study.unknown = study.unknown.filter((part) => part !== course);
}

/** Schools without subjects. What follows is a town. */
const SCHOOL_FOR_ALL =
  /(?<!\p{L})(?:(?:primary|elementary|middle|secondary|high|grammar|comprehensive) school|school (?:no\.?|#|№|n°)? ?\d+|(?:grund|haupt|real|gesamt|mittel)schule|gymnasium)(?!\p{L})/iu;

/** Schools that train for an occupation. At others a role may be a job: "Teaching Assistant, Elsewhere University". */
const TRAINING_SCHOOL =
  /(?<!\p{L})\p{L}*(?:fach|berufs?|pflege|techniker|meister|handels)(?:ober|bildende )?(?:schule|akademie|fachschule|kolleg|zentrum|schulzentrum)|(?<!\p{L})(?:lycée (?:professionnel|technique|hôtelier)|centre de formation|CFA|IFSI|escuela (?:de hostelería|taller|profesional)|centro de formación)(?!\p{L})/iu;

/** "Staatlich anerkannter Erzieher, Fachakademie Erfunden": an occupation beside the school that trains for it. */
function isTrainedFor(part: StudyPart | undefined, { institution }: EducationDraft): boolean {
  return (
    part !== undefined &&
    institution !== undefined &&
    TRAINING_SCHOOL.test(institution.value) &&
    roleScore(part.piece.text) > 0
  );
}

/** True if a part next to a school may be its subject: "Computer Science", and not an unknown degree. */
function isSubject(text: string): boolean {
  return (
    !/\p{Lu}{2}|\.| (?:en|in|of|de|als|für) /u.test(text) && roleScore(text) === 0 && !isSchoolPart(text)
  );
}

const isSchoolPart = (text: string): boolean =>
  employerScore(text) > 0 ||
  /\b(?:board|collegiate|campus|st|studium|studies|estudios|études|intermediate)\b/i.test(text);

/** True if the degree includes its subject or needs none. */
function namesSubject({ studyType, area }: EducationDraft): boolean {
  const value = studyType?.value ?? "";
  if (area !== undefined) return true;
  if (studyType === undefined || isWholeDegree(value)) return false;
  return qualificationEnd(value) === value.length && !takesSubject(value);
}

/** Several degrees at one school, which is written once, above the first. */
export function inheritSchools(studies: readonly Study[]): void {
  let above: Study | undefined;
  for (const study of studies) {
    const school = above?.draft.institution;
    if (
      study.draft.institution === undefined &&
      study.draft.studyType !== undefined &&
      above?.schoolFirst === true &&
      school !== undefined
    ) {
      study.draft.institution = { ...school, confidence: 0.6 };
    } else above = study;
  }
}
