import { wordPattern } from "../../text/doc.ts";
import type { Period } from "../types.ts";

const units: Record<Period, [separated: string, joined: string]> = {
  hour: [
    "h|hr|hrs|hour|hourly|ph|stunde|std|stündlich|stundenlohn|heure|horaire|hora|uur|ora|godz|godzinę|godzina|hodinu|hod|tunti|tim|timme|timmen|timen|timelønn|timeløn|timlön|hourly rate|taux horaire|oraria|saat|saati|saatlik|saatte|saatine",
    "小时|时薪|时给|每小时",
  ],
  day: [
    "d|day|daily|diem|tag|täglich|tagessatz|jour|journalier|tjm|día|diario|diarios|day rate|pd",
    "天|日薪|每天|日",
  ],
  week: ["wk|week|weekly|pw|woche|wöchentlich|semaine|hebdomadaire|semana|semanal|semanales|semanais", "周"],
  month: [
    "mo|mth|month|monthly|pcm|pm|p\\.? ?m|monat|monatlich|monats|monatsgehalt|bruttomonatsgehalt|monatsbruttogehalt|bruttomonatslohn|monatslohn|mtl|mois|mensuel|mensuelle|mensuels|mes|mês|mensal|mensais|mese|maand|mensual|mensuales|mensili|mies|miesiąc|miesięcznie|měsíc|měsíčně|kk|kuukausi|kuukaudessa|månad|månaden|måned|måneden|månadslön|maandsalaris|maandloon|mensile|ay|ayda|aylık",
    "月|月薪|月给|月工资|每月",
  ],
  year: [
    "y|yr|yrs|year|yearly|annual|annually|annum|pa|jahr|jährlich|jahresgehalt|bruttojahresgehalt|jahresbruttogehalt|jahreszielgehalt|jahreslohn|jahresbrutto|p\\.? ?a|an|année|annuel|annuelle|annuels|año|ano|anno|jaar|anual|anuales|anuais|rok|rocznie|ročně|vuosi|vuodessa|år|året|annui|annua|yıl|yılda|yıllık|salary",
    "年|年薪|年収|每年",
  ],
};
const order: readonly Period[] = ["hour", "day", "week", "month", "year"];
// "salary" alone gives no period, nor do single letters without a slash.
const bare = (period: Period): string =>
  units[period][0]
    .split("|")
    .filter((unit) => (unit.length > 2 || /^p[ahmw]$/.test(unit)) && unit !== "salary")
    .join("|");
const link =
  "(?:/ ?(?:per )?|per |om |i |pr\\.? |an |a |each |every |p\\. ?|p/|pro |je |die |im |der |par |de l'|all['’]|l['’]|à l'|na |za |por |al |a la |la |cada |每|/)";
const filler =
  "(?:(?:[A-Z]{3}|kr|kronor|TL|kč|zł|brut|bruts|brutto|brute|gross|nets?|netto|netti|netos?|lordi|lordo|lorda|líquidos?|base|plus tips|dollars|euros?|b/m|bruto|brutos|ote|doe|comp|salary|pay|pro rata|fte|in[- ]hand|take[- ]home|package|all[- ]in|税前)(?:[ ,]{1,2}|(?=/))){0,3}";
const dot = "(?:\\.(?=\\D|$))?";

const after = order.map((period): [Period, RegExp] => [
  period,
  new RegExp(
    `^[ ,.(-]{0,3}${filler}[(]?(?:${link}(?:${units[period][0]})|(?:${bare(period)}))${dot}(?![\\p{L}])|^[ ,(/每]{0,3}(?:${units[period][1]})`,
    "iu",
  ),
]);
const before = order.map((period): [Period, RegExp] => [
  period,
  period === "year"
    ? wordPattern(`${bare(period)}|per year|pro jahr|par an|al año`, "年薪|年収|每年")
    : wordPattern(
        bare(period),
        units[period][1]
          .split("|")
          .filter((unit) => unit.length > 1)
          .join("|"),
      ),
]);

/** The period after an amount, such as `/hr`, `a year`, `brutto im Monat`. */
export function periodAfter(rest: string): Period | undefined {
  const window = rest.slice(0, 60);
  if (/^\s?[·*×xX]\s?1[2-9]\s?薪/.test(window)) return "month";
  return after.find(([, pattern]) => pattern.test(window))?.[0];
}

/** "2x por semana", "3 days a week", "36-40 uur" are frequencies and hours, not pay periods. */
const oftenPer =
  /\d\s?-?$|\d\s?(?:x|×|days?|d[ií]as?|tage?|jours?|vezes|veces|times|shifts?|h|hours?|hrs|horas|std\.?|stunden|heures)\s?(?:(?:por|per|an?|pro|par|à|a la|la|die|de|each)\s|\/\s?)?$/iu;

/** The period in a label or the words before an amount, such as `Hourly rate`, `Jahresgehalt`. The nearest counts. */
export function periodBefore(words: string): Period | undefined {
  let best: { period: Period; at: number } | undefined;
  for (const [period, pattern] of before) {
    for (const match of words.slice(-60).matchAll(pattern)) {
      if (oftenPer.test(words.slice(-60).slice(0, match.index))) continue;
      if (best === undefined || match.index > best.at) best = { period, at: match.index };
    }
  }
  return best?.period;
}
