import {
  HAN_DEGREE,
  HAN_EMPLOYER,
  HAN_HEADINGS,
  HAN_ROLE,
  HAN_SCHOOL,
  HAN_TITLES,
} from "../lexicon/headings/chinese-resumes.ts";
import type { SectionKind } from "../lexicon/headings/resume-headings.ts";

/** True if a text contains a Chinese character. */
export function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** The section that a Chinese, Japanese or Korean heading starts, or undefined. */
export function hanSectionKind(text: string): SectionKind | undefined {
  const letters = text.replace(
    /[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]/gu,
    "",
  );
  return text.length > 20 ? undefined : HAN_HEADINGS.get(letters);
}

/** True if a text is only the Chinese word for a resume. */
export function isHanTitle(text: string): boolean {
  return HAN_TITLES.has(text.replace(/\s/g, ""));
}

/** True if a short Chinese text ends like a job title. */
export function isHanRole(text: string): boolean {
  const core = withoutRemark(text);
  return core.length >= 2 && core.length <= 14 && HAN_ROLE.test(core) && !HAN_EMPLOYER.test(core);
}

/** True if a short Chinese text ends like an employer's name. */
export function isHanEmployer(text: string): boolean {
  const core = withoutRemark(text);
  return core.length >= 3 && core.length <= 30 && HAN_EMPLOYER.test(core);
}

/** True if a short Chinese text ends like a school's name. */
export function isHanSchool(text: string): boolean {
  return text.length >= 3 && text.length <= 24 && HAN_SCHOOL.test(text);
}

/** True if a text is a Chinese degree. */
export function isHanDegree(text: string): boolean {
  return HAN_DEGREE.test(text);
}

function withoutRemark(text: string): string {
  return text.replace(/[（(][^（()）]{1,20}[)）]$/u, "");
}
