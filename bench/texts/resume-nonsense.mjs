// Names what nobody can have meant in the reading of a resume.
import { fold, same } from "../readers/compare.mjs";

const COMPANY = /\b(?:llc|ltd|limited|inc|gmbh|corp|corporation|plc|pvt|s\.?r\.?l|llp)\.?\)?$/i;
const SCHOOL = /\b(?:university|college|school|institute|universit[äéà]t?|universidad|école|schule)\b/i;
const LABEL =
  /^(?:name|姓名|address|phone|e-?mail|contact|date of birth|designation|company|organi[sz]ation|duration|role|position|employer|title|location|client|team size|environment|technolog(?:y|ies)|responsibilit(?:y|ies)|profile|objective|summary|education|experience|skills|projects?|certs|certifications?|references|languages|hobbies|interests|declaration|personal (?:details|information)|(?:work|professional) experience|qualifications?)\b\s*:?$/i;
const LINK = /https?:|www\.|@|\.(?:com|org|net|io)\b|linkedin|github/i;

/** Each finding as "kind: words". */
export function nonsense({ basics = {}, work = [], education = [] }, text) {
  const found = [];
  const check = (kind, value, ...faults) => {
    if (value !== undefined && faults.some((fault) => fault(value))) found.push(`${kind}: ${value}`);
  };
  const isLink = (value) => LINK.test(value);
  const isLabel = (value) => LABEL.test(value);
  const isLong = (value) => value.length > 100;
  const hasDash = (value) => /[–—-]$|^[–—-]/.test(value);
  const isBroken = (value) =>
    value.split("(").length !== value.split(")").length ||
    (value.length > 6 && !/\p{L}{2}|\p{Script=Han}/u.test(value));
  const isSize = (value) => /\bteam size\b|^\d+ (?:members?|people)|\b(?:19|20)\d\d\s?[–-]/i.test(value);
  const employers = work.flatMap(({ name }) => name ?? []);
  const schools = education.flatMap(({ institution }) => institution ?? []);
  const isCompany = (value) => COMPANY.test(value) || employers.some((name) => same(name, value));
  const isNone = (value) => !fold(text).includes(fold(value));
  check(
    "name",
    basics.name,
    isLink,
    isLabel,
    isLong,
    isBroken,
    (value) => /\d/.test(value) || COMPANY.test(value),
  );
  for (const { name, position, location, highlights = [] } of work) {
    check("title", position, isLink, isLabel, isLong, isBroken, isSize, isCompany, hasDash, isNone);
    check("employer", name, isLabel, isLong, isBroken, isSize, hasDash, isNone, (value) =>
      /@|https?:/.test(value),
    );
    check("place", location, isLabel, isLong, isLink, isSize);
    for (const bullet of highlights) check("bullet", bullet, isLabel);
    check(
      "school as employer",
      name,
      (value) => position === undefined && schools.some((school) => same(school, value)),
    );
  }
  for (const { institution, area, studyType } of education) {
    check("school", institution, isLink, isLabel, isLong, isBroken, hasDash, isNone);
    check(
      "subject",
      area,
      isLink,
      isLabel,
      isLong,
      isBroken,
      hasDash,
      (value) => SCHOOL.test(value) && !/education|teaching/i.test(value),
    );
    check("degree", studyType, isLink, isLong, isBroken, hasDash, isCompany);
  }
  check("summary", basics.summary, (value) => value.length < 200 && /^[^.]*\d{5,6}[^.]*$/.test(value));
  return found;
}
