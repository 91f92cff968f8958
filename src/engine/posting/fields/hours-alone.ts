import { splitAt } from "../../text/cuts.ts";
import type { Doc } from "../../text/doc.ts";
import type { Piece } from "../../text/piece.ts";
import { firstWeekly, ofCustomers } from "../reading/hours-said.ts";
import type { EmploymentType, Extraction } from "../types.ts";

const [LEAST_FULL, MOST_PART, FEWEST, MOST] = [35, 32, 8, 50];
const [MAX_LINES, MAX_LINE, NEAR] = [200, 1500, 24];

/** Pay for a full-time equivalent does not say how much is worked. */
export const ofFullPost =
  /(?:bij|bei) (?:een (?:volledig )?(?:dienstverband|werkweek) van )?(?:fulltime|vollzeit|3[68] uur|40 uur|100 ?%)|(?:base|sur la base d'un|equivalente a|bezogen auf(?: eine)?|auf basis) (?:de )?(?:temps plein|temps complet|tiempo completo|jornada completa|vollzeit|tempo integral)|(?:för|vid|ved|til|bei|při|przy|dla) (?:heltid|fuldtid|full stilling|100 ?%|plném úvazku|pełnym etacie|full[- ]time)|vollzeitbasis|full[- ]time equivalent/iu;

const clauses = /[,;|()•·:]\s?| [-–—/+] |[.!?](?=\s|$)/gu;
const before =
  "(?:(?:about|approx\\.?|approximately|around|circa|ca\\.?|some|for|of|at|on|to|a|an|the|hours|contract|permanent|temporary|term time|full[ -]?time|part[ -]?time|cdi|cdd|poste|contrat|de|à|en|environ|temps plein|temps partiel|für|rund|etwa|von|mit|bis zu|in|auf|teilzeit|vollzeit|unbefristet|contrato|jornada|unas|por|voor|op|dienstverband|van|met|ongeveer|fast|på|om|i|etat|úvazek|orario|contratto|part time|full time|ore|alle) ){0,4}";
const number =
  "(\\d{1,2}(?:[.,]\\d{1,2})?)(?:\\s?(?:-|–|to|bis|à|a|tot|till|til|až|do)\\s?(\\d{1,2}(?:[.,]\\d{1,2})?))?";
const unit =
  "\\s?-?(?:hours?|hrs?|h(?: ?00)?|std\\.?|stunden|heures|horas|ore|uur|uren|timmar|timer|tim\\.?|godzin|hodin|tuntia)";
const behind =
  "(?: (?:(?:a|per|p/|pro|par|i|om|alla|na|po|por|in|je|each|every|semanales|semanais|settimanali|week\\p{L}*|wk|woch\\p{L}*|sem\\p{L}*|uge\\p{L}*|veck\\p{L}*|uk\\p{L}*|tyg\\p{L}*|týd\\p{L}*|viikos\\p{L}*|settim\\p{L}*|plus|contract|contrat|vacancy|position|role|job|basis|guaranteed|minimum|min\\.?|total|or more|over|spread|verteilt|répartis|repartidas|on|during|including|inkl\\.?|verdeeld|fordelt|fördelat) ?)[^\\d]{0,50})?";
const hours = new RegExp(`^${before}${number}${unit}${behind}$`, "iu");

/** "Within 24 hours", "12 hour shifts": hours that are not those of a week. */
const ofOther =
  /(?<!\p{L})(?:within|notice|a day|per day|daily|shifts?|am tag|täglich|schicht\p{L}*|par jour|al día|diarias|por dia|diárias|al giorno|per dag|om dagen|dziennie|denně|training|course|delivery|response|driving|away|from)(?!\p{L})/iu;

/** "CDI 39 h", "about 40 hours", "30 hours over four days": hours in a clause of their own are those of a week. */
export function hoursAlone(doc: Doc): Extraction<EmploymentType> | undefined {
  for (const line of doc.lines.slice(0, MAX_LINES)) {
    if (!/\d\s?-?[a-z]/iu.test(line.text) || line.text.length > MAX_LINE || ofFullPost.test(line.text))
      continue;
    const weekly = firstWeekly(line.text);
    const whole = weekly && typeOf(weekly.hours);
    if (weekly && whole && !ofCustomers.test(line.text))
      return { value: whole, span: [line.start + weekly.start, line.start + weekly.end] };
    for (const clause of splitAt(line, clauses)) {
      const [, from, to] = hours.exec(clause.text.trim()) ?? [];
      const most = Number((to ?? from ?? "0").replace(",", "."));
      const near = around(doc, clause);
      const value = ofOther.test(clause.text) || ofCustomers.test(near) ? undefined : typeOf(most);
      if (value !== undefined) return { value, span: [clause.start, clause.end] };
    }
  }
  return undefined;
}

function around({ folded }: Doc, { start, end }: Piece): string {
  return folded.slice(Math.max(folded.lastIndexOf("\n", start) + 1, start - NEAR), end + NEAR);
}

function typeOf(hours: number): EmploymentType | undefined {
  if (hours < FEWEST || hours > MOST) return undefined;
  return hours >= LEAST_FULL ? "FULL_TIME" : hours <= MOST_PART ? "PART_TIME" : undefined;
}

const share =
  /^(?:(?:at|à|zu|på|al|om|en|ein|un|fast|poste|tillsvidare|pensum|omfattning|stilling|anstellung) ){0,3}(\d{2,3})\s?(?:%|procent|prosent|prozent|pct\.?)(?:[ -]?(?:fast|vikariat|stilling|tjänst|anställning|stelle|etat|pensum|arbeitspensum|contract|post|role|position)(?!\p{L}).*)?$/iu;

/** Words of a contract, beside which a share is that of a post. */
const ofPost =
  /(?<!\p{L})(?:tillsvidare\p{L}*|fast|fastansettelse|vikariat|unbefristet|befristet|cdi|cdd|poste|stilling\p{L}*|anställning\p{L}*|tjänst\p{L}*|pensum|anstellung|stelle|contract|permanent|fixed[ -]term|tiltredelse|tillträde)(?!\p{L})/iu;
const ofOtherShare =
  /remot|home|prise en charge|mutuelle|rembours|pension|insurance|télétravail|bonus|commission|provision|discount|rabatt|onsite|presencial|quote|women|frauen|zulage|zuschlag|tillägg|tillegg/iu;

/** "Tillsvidare, 83 procent", "Poste en CDI à 80 %": the share of a post beside the words of its contract. */
export function shareAlone(doc: Doc): Extraction<EmploymentType> | undefined {
  for (const line of doc.lines.slice(0, MAX_LINES)) {
    if (!ofPost.test(line.text)) continue;
    for (const clause of splitAt(
      line,
      /[,;|()•·:]\s?|[.!?](?=\s|$)|(?= (?:à|at|på|zu) \d)|(?<=\p{L}) (?=\d{2,3} ?%)/gu,
    )) {
      const [, percent] = share.exec(clause.text.trim()) ?? [];
      const most = Number(percent ?? 0);
      if (most < 20 || most > 100 || ofOtherShare.test(around(doc, clause))) continue;
      return { value: most === 100 ? "FULL_TIME" : "PART_TIME", span: [clause.start, clause.end] };
    }
  }
  return undefined;
}
