import type { Piece } from "../../../text/piece.ts";
import type { EducationDraft } from "../draft.ts";
import { extract } from "../extraction.ts";
import { isDegree } from "./degrees.ts";
import { qualificationEnd, takesSubject } from "./qualifications.ts";

/** One of the studies of a section while its lines are read. */
export type Study = {
  draft: EducationDraft;
  unknown: Piece[];
  hasDate: boolean;
  /** Whether the school precedes the degree: on an earlier line it may head several degrees. */
  schoolFirst: boolean;
};

/** Words that can name a subject or a school: no grade, no remark. */
function isTelling(text: string): boolean {
  return (
    /^[\p{Lu}\p{Script=Han}]/u.test(text) &&
    text.split(/\s+/).length <= 7 &&
    !/[\d:;!?]|^\p{Lu}{1,3}$|[\p{Ll}]{3}\.$/u.test(text) &&
    !isDegree(text) &&
    !REMARK.test(text)
  );
}

const REMARK =
  /(?<!\p{L})(?:distinction|merit|pass(?:ed)?|honou?rs|laude|gpa|grade|class|division|percent|first|upper|thesis|dissertation|abschluss|note|schwerpunkt|mention|nota|promedio|matr[íi]cula|conclu\p{L}+|completed?|incomplete|dean|evening|part[- ]time|full[- ]time|ongoing|present|expected|abgebrochen|fernstudium|berufsbegleitend|online|remote|minor|honors|licen[cs]e|certified|member|fellow|award|scholarship|advisor|supervisor)(?!\p{L})/iu;

/** Gives the parts that no word decides to what is still missing: first the school, then the subject. */
export function settle(study: Study): void {
  const { draft, unknown } = study;
  if (draft.studyType === undefined) return;
  const [only, another] = unknown.filter((part) => isTelling(part.text));
  // The first part is about the degree itself, remarks come after it.
  if (only !== undefined && another === undefined && unknown[0] === only) {
    const isWhole = qualificationEnd(draft.studyType.value) === draft.studyType.value.length;
    if (
      draft.institution !== undefined &&
      draft.area === undefined &&
      !/\s(?:zu[rm]|als)\s/.test(draft.studyType.value) &&
      (!isWhole || takesSubject(draft.studyType.value))
    ) {
      draft.area = extract(only, 0.7);
      return;
    }
    if (draft.institution === undefined && (isWhole || draft.area !== undefined) && /\s/.test(only.text)) {
      draft.institution = extract(only, 0.75);
      return;
    }
  }
  if (draft.institution === undefined && unknown.length > 0) {
    const isPair = draft.area === undefined && unknown.length > 1;
    const area = isPair ? unknown.shift() : undefined;
    draft.area ??= extract(area, 0.5);
    draft.institution = extract(unknown.shift(), 0.5);
    draft.isContested = true;
  } else if (draft.area === undefined && unknown.length > 0) draft.area = extract(unknown.shift(), 0.5);
}

/** Several degrees under one school: the school is written once, above the first. */
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
