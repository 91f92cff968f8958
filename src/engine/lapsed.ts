import { textOf } from "./resume/json-resume.ts";

/** Words for expired licences. */
const lapsed =
  /\b(?:expired|lapsed|revoked|surrendered|suspended|inactive|retired|abgelaufen|erloschen|caducad|vencid|expirad|expiré|périmé|scadut|verlopen|vervallen|utgång|udløb|utløp|wygas|nieważn)/i;

/** True if a certificate has expired, by its words or its entry's end date. */
export function isLapsed(words: string, entry: Record<string, unknown>, now: Date): boolean {
  return lapsed.test(words) || isOver(textOf(entry.endDate), now);
}

/** True if a day, month or year is over. */
function isOver(date: string, now: Date): boolean {
  return /^\d{4}/.test(date) && date.slice(0, 10) < now.toISOString().slice(0, Math.min(10, date.length));
}
