import type { EducationDraft } from "../draft.ts";

const LEAST = 2;

/** Joins two lines about one school, of which the first has only the start and the next only the end. */
function joinEnds(studies: readonly EducationDraft[]): EducationDraft[] {
  return studies.flatMap((study, at) => {
    const [before, next] = [studies[at - 1], studies[at + 1]];
    if (before !== undefined && isStartOf(before, study)) return [];
    return [
      next !== undefined && isStartOf(study, next)
        ? { ...study, ...next, startDate: study.startDate }
        : study,
    ];
  });
}

function isStartOf(first: EducationDraft, last: EducationDraft): boolean {
  const isBegun = first.startDate !== undefined && first.endDate === undefined;
  const isEnd = last.endDate !== undefined && last.startDate === undefined;
  // Two degrees without a school are two studies.
  const isOther = first.studyType && last.studyType && first.studyType.value !== last.studyType.value;
  return isBegun && isEnd && !isOther && first.institution?.value === last.institution?.value;
}

/**
 * Joins a list of schools with a list of degrees into studies. Each school gets the only degree that ends in the same
 * year.
 */
export function joinLists(given: readonly EducationDraft[]): EducationDraft[] {
  const studies = joinEnds(given);
  const schools = studies.filter((one) => one.institution !== undefined && one.studyType === undefined);
  const degrees = studies.filter((one) => one.studyType !== undefined && one.institution === undefined);
  const isList = schools.length >= LEAST && schools.length === degrees.length;
  const pairs = new Map(
    schools.map((school) => [school, degrees.filter((degree) => isOfYear(degree, school))] as const),
  );
  if (!isList || ![...pairs.values()].every(({ length }) => length === 1)) return [...studies];
  const used = new Set([...pairs.values()].flat());
  if (used.size !== schools.length) return [...studies];
  return studies
    .filter((study) => !used.has(study))
    .map((study) => {
      const degree = pairs.get(study)?.[0];
      return degree === undefined ? study : { ...study, studyType: degree.studyType, area: degree.area };
    });
}

function isOfYear(degree: EducationDraft, school: EducationDraft): boolean {
  const year = degree.endDate?.value.slice(0, 4);
  return year !== undefined && year === school.endDate?.value.slice(0, 4);
}
