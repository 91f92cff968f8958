import type { JobDraft } from "../draft.ts";
import { isDegree, isSchool } from "../entries/studies/degrees.ts";
import { roleScore } from "../sections/classify.ts";
import { sureEmployer } from "./employer.ts";
import { surePosition } from "./position.ts";
import { placeInstead, townBehind } from "./town-behind.ts";

/**
 * The jobs with their certain parts. A job without a certain employer or title is omitted, and its lines stay
 * unread.
 */
export function sureJobs(drafts: readonly JobDraft[]): JobDraft[] {
  return drafts.flatMap((draft) => {
    const employer = sureEmployer(draft.employer);
    const position = surePosition(draft.position);
    if (employer === undefined && position === undefined) return [];
    // "Other: grape harvest": a title alone must be one by its words.
    if (employer === undefined && roleScore(position?.value ?? "") === 0 && draft.employer === undefined)
      return [];
    if (PLACEMENT.test(draft.position?.value ?? "")) return [];
    if (isStudy(employer?.value ?? "", position?.value, draft.highlights.length > 0)) return [];
    const isOneDate = draft.startDate !== undefined && draft.startDate === draft.endDate;
    const isWhole = employer !== undefined && position !== undefined;
    const location =
      employer === undefined
        ? placeInstead(draft.employer, draft.location)
        : (draft.location ?? townBehind(draft.employer, employer));
    const isPlaced = position !== undefined && location !== undefined;
    // A single date next to half an entry may be the year of something else.
    const dates = isOneDate && !isWhole && !isPlaced ? { startDate: undefined, endDate: undefined } : {};
    const doubts = draft.doubts.filter(
      ({ field }) =>
        (field === "name" && employer) || (field === "position" && position) || field === "dates",
    );
    return [{ ...draft, employer, position, location, ...dates, doubts }];
  });
}

/** True if an entry among the jobs says it was unpaid. */
export function isVoluntary(draft: JobDraft): boolean {
  const words = `${draft.position?.value ?? ""} ${draft.employer?.value ?? ""}`;
  return /\b(?:volunteer|voluntary|unpaid|ehrenamtlich\p{L}*|freiwillige feuerwehr|voluntari[ao])\b|bénévole|志愿者/iu.test(
    words,
  );
}

/** "Lehre als Koch" and "Polymechaniker EFZ" are studies, wherever they are listed. */
const APPRENTICESHIP = /^lehre\s|\s(?:EFZ|EBA)$/iu;

/** A placement required for a degree is part of it. */
const PLACEMENT =
  /stage de fin d['’][ée]tudes|课程实习|毕业实习|pflichtpraktikum|prácticas curriculares|estágio curricular/iu;

/** A school without a title is where the person studied, unless work there is described: teachers work at schools. */
function isStudy(employer: string, position: string | undefined, isDescribed: boolean): boolean {
  if (position !== undefined && APPRENTICESHIP.test(position)) return true;
  if (position === undefined)
    return isSchool(employer) && !isDescribed && !/\b(?:hospital|klinik)/i.test(employer);
  return roleScore(position) < 2 && (isDegree(position) || isSchool(employer));
}
