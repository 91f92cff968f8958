import { isCourse } from "../entries/studies/courses.ts";
import { isDegree, isSchool } from "../entries/studies/degrees.ts";

/** "RCVS registration, current", "Gas Safe registered" */
export const registration =
  /^\p{Lu}[\p{L}&]*(?: \p{Lu}[\p{L}&]*){0,2} regist(?:ration|ered)(?=$|\s?[(:,;–-]|\s\p{Lu}?\d)/u;
/** "Certificate in Emergency Nursing, 2019": without a school on its line it is no degree. */
export const loneCertificate =
  /^(?:Certificate|Zertifikat|Certificat|Certificado) (?:in|en|em|für) [^,;:|–]{3,80}(?:,? \(?(?:19|20)\d\d\)?)?$/u;

/** "Forklift licence, Technical Centre Gyumri, 2015". A French "Licence" is a degree. */
export const licence = /^(?!double)\p{Lu}[\p{L}'’]+(?: \p{L}+){0,2} (?:licen[cs]e|permit)(?=, |\s?\(|$)/iu;

/** How a training was held that is no study: "(online, National College)", "(12 hr)", "(2 Tage)". */
const training =
  /\((?:[^()]{0,40}[\s,])?(?:online|e-?learning|webinar|\d{1,3}\s?(?:h|hrs?|hours?|days?|std|stunden|tage?|heures?|jours?|horas|d[ií]as|ore|giorni|uur|dagen|godz|dni))(?:[,;\s][^()]{0,40})?\)/iu;

/** "Safeguarding Level 1 (online, National College)": what is taught in hours, by those named in the bracket. */
export function isTraining(text: string): boolean {
  const outside = text.replace(/\([^()]*\)/gu, "");
  return training.test(text) && !isSchool(outside) && !isDegree(outside) && !isCourse(outside);
}

/** Papers of work without a school: "Care Certificate", "Medication training – renewed Jan 2026". */
export const ofWork =
  /^(?:\p{Lu}[\p{L}&'/ -]{2,50} (?:certificate|training)|(?:emergency |paediatric |pediatric )?first aid(?: at work)?|safeguarding(?: (?:adults|children))?(?: level \d)?|(?:(?:enhanced|basic|standard|clear|full) )?(?:dbs|pvg|crb)(?: (?:check|certificate|disclosure))?(?: on the update service)?)(?=$|\s?[(:,;]|\s[–-]\s|\s(?:19|20)\d\d)/iu;

/** "AWS Certified Solutions Architect – Associate (2022)", which names no degree. */
export const certified =
  /^(?=.{1,110}$)(?:\p{Lu}[\p{L}\d®&+.-]*\s){0,4}(?:[Cc]ertified|[Zz]ertifizierte?[rs]?|[Cc]ertifiée?|[Cc]ertificad[oa])\s\p{Lu}/u;
