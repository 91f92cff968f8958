import {
  chineseRoles,
  englishRoleEnds,
  englishRoles,
  frenchRoles,
  germanRoleEnds,
  otherRoles,
  spanishRoles,
} from "../../../lexicon/words/title-words.ts";
import { wordPattern } from "../../../text/doc.ts";
import { namesOccupation } from "../../../text/names/role-names.ts";

const role = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${englishRoles}|${frenchRoles}|${spanishRoles}|${otherRoles}|estágio)s?(?![\\p{L}\\p{N}])|\\p{L}{2,30}${englishRoleEnds}(?![\\p{L}])|\\p{L}{0,30}(?:${germanRoleEnds})(?![\\p{L}])|${chineseRoles}`,
  "iu",
);
const genders =
  /\((?:[mwfdxihg]|div|gn|all genders|alle|homme|femme)(?:\s?[/|*,.]\s?(?:[mwfdxihg]|div|gn|homme|femme)){1,4}\)|\(all genders\)|(?<!\p{L})(?:[HF]\s?\/\s?[HF]|[mwfd]\/[mwfd]\/[dxmwf])(?!\p{L})/iu;
const heading = wordPattern(
  "about|benefits|responsibilities|requirements|qualifications|overview|summary|description|what|why|how|apply|careers|jobs|home|menu|login|sign in|our|we|equal|privacy|cookie|search|om oss?|om rollen|om jobbet|om tjänsten|om stillingen|over ons|chi siamo|o nas|sobre nosotros|sobre nós|über uns",
);

/** True if a short text names a kind of worker, or has a gender mark such as (m/w/d) or H/F. */
export function namesRole(text: string): boolean {
  return text.length <= 200 && (role.test(text) || genders.test(text) || namesOccupation(text));
}

/** True if a text has a gender mark. */
export function hasGenderMark(text: string): boolean {
  return genders.test(text.slice(0, 300));
}

/** True if a line starts like a heading or menu rather than a job title. */
export function startsLikeHeading(text: string): boolean {
  return text.search(heading) === 0;
}
