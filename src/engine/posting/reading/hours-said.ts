import type { EmploymentType } from "../types.ts";

const number = "(\\d{1,2}(?:[.,]\\d{1,2})?)(?:\\s?(?:[-–—]|to|bis|à|a|tot|till|až|do)\\s?(\\d{1,2}(?:[.,]\\d{1,2})?))?";
const weekly = new RegExp(
  `(?<![\\d.,])${number}\\s?-?(?:(?:hours?|hrs?|h|std\\.?|stunden|heures?|horas|ore|uur|uren|timmar|tim|godz(?:in|iny|\\.)?|hod(?:in|iny|\\.)?)(?:\\s?(?:/|a|an|per|each|pro|in der|je|par|p\\.?|a la|por|à|alla|i|na|za|v)?\\s?(?:the\\s)?(?:week|weekly|wk|woche|wöchentlich|wchtl\\.?|semaine|hebdo\\p{L}*|semana\\p{L}*|semanales|semanais|settiman\\p{L}*|w\\.?|vecka\\p{L}*|veckan|tydzień|tygodni\\p{L}*|tyg\\.?|týden|týdně|týdenně)(?!\\p{L}))|\\p{L}*wochenstunden|wochenstunden)|(?:週|每周|每週|周)\\s?${number}\\s?(?:時間|小时|小時)`,
  "giu",
);
const share =
  /(?<![\d.,])(?:(\d{2,3})\s?%[\s-]?(?:stelle|pensum|tjänst|etatu|úvazek|contract|fte)|(?:tjänst på|tjänstgöringsgrad|sysselsättningsgrad|pensum|etat)[:\s]*(\d{2,3})\s?%|(0[.,]\d{1,2})\s?(?:fte|etp|etatu|úvazku)|(?:úvazek|fte|etat|etp)[:\s]*(0[.,]\d{1,2}))/giu;

const LEAST_FULL = 35;
const MOST_PART = 32;

/** The employment that a number of hours a week, or a share of the full hours, means; undefined where none does. */
export function employmentByHours(said: string): EmploymentType | undefined {
  const [hours] = [...said.matchAll(weekly)].map(([, from, to, other, last]) => read(to ?? from ?? last ?? other));
  if (hours !== undefined) return hours >= LEAST_FULL ? "FULL_TIME" : hours <= MOST_PART ? "PART_TIME" : undefined;
  const [part] = [...said.matchAll(share)].map(([, ...found]) => read(found.find((one) => one !== undefined)));
  return part !== undefined && part < 100 ? "PART_TIME" : undefined;
}

function read(written: string | undefined): number {
  return Number((written ?? "").replace(",", "."));
}
