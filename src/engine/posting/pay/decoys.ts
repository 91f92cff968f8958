import { monthNames } from "../../lexicon/dates.ts";
import { wordPattern } from "../../text/doc.ts";
import { type Amount, fullValue } from "./amounts.ts";
import { isForThing } from "./other-things.ts";

const otherMoney =
  "tips|trinkgeld(?:er)?|pourboires?|propinas?|mance|gorjetas?|fooien|napiwki|provision|provvigioni|premia|subs[ií]dio(?: de (?:alimentação|refeição|almoço|transporte))?|ote|on[- ]target earnings|variable pay|take-home|take home|paid trial|trial task|test task|voucher|vouchers|birthday|per diem|licence fee|uniform|tool|boot|training fund|13th month|essensgeld|kita-zuschuss|fahrtkostenzuschuss|urlaubsgeld|weihnachtsgeld|deutschlandticket|guthaben|budget von|indemnité|indemnités|panier|mutuelle|participation|tickets?|chèques?|vale-alimentação|vale alimentação|vale-refeição|vale refeição|vale-transporte|plr|(?<!bolsa-)auxílio|ajuda de custo|cesta básica|aguinaldo|bonos|vales de despensa|auxilio|subsidio|breakdown pay|detention pay|overtime pay|earnings|commission|commissions|bonus|bonuses|stipend|allowance|reimbursement|sign-on|signing|relocation|referral|tuition|retention|differential|gift card|grant|grants|deductible|insurance|coverage|" +
  "life insurance|deposit|fee|fees|scholarship|raised|raise|funding|funded|series [a-f]|seed|revenue|revenues|turnover|arr|mrr|valuation|valued|assets|quota|sales target|" +
  "portfolio|budget|budgets|loan|loans|savings|donation|donations|worth|market|equity|stock|match|matching|contribution|" +
  "prämie|erfolgsbeteiligung|gewinnbeteiligung|tantieme|zuletzt|intéressement|zulage|zuschuss|zuschüsse|plat du jour|menu du jour|formule du jour|menú del día|plato del día|prato do dia|mittagstisch|tagesgericht|umsatz|jahresumsatz|omsätter|omsättning|omsætning|omsetning|omzet|liikevaihto|fatturato|startprämie|weiterbildungsbudget|jobticket|sachbezug|" +
  "prime|primes|chiffre d'affaires|budget de|levée|tickets? restaurant|titres? restaurant|facturación|presupuesto|ingresos|plus de|bono|ayuda|cheque";
const others = wordPattern(
  otherMoney,
  "提成最高|提成最多|提成高达|礼金|红包|报销|押金|罚款|奖励|餐补|房补|房贴|饭补|补助|全勤|融资|注册资本|营收|奖金|补贴|津贴|年会|估值|市值",
);
/** "Tips (about £1,500)": an estimate of them. */
const about =
  "circa|c\\.|ca\\.|about|around|approx\\.?|avg\\.?|average|roughly|rund|etwa|environ|unos|aprox\\.?|cerca de|ongeveer|ok\\.|około";
const directlyBefore = new RegExp(
  `(?:${others.source})(?:[ :]{1,2}\\(?(?:${about}|of|up to|de|von|d'|in|bis zu|hasta|jusqu'à|a|is|:|至|高达|-))?[ :]{0,2}(?:[£€$]?[\\d.,]{1,9}k? ?(?:-|to|bis|à) ?)?$`,
  "iu",
);
const directlyAfter = new RegExp(
  `^[ -]?(?:(?:annual|yearly|monthly|quarterly|one-time|cash|new|hire|team|company|employer|in|of|de|en|an|per|year|annually|professional|development|learning|education|home|office|wellness|shortage|subject|recruitment|weekend|night|shift|on-call|car|market|location|weighting) ?){0,3}(?:${others.source})`,
  "iu",
);
const countedThings =
  /^[+ -]{0,2}(?:employees|people|users|customers|clients|patients|students|members|locations|stores|beds|colleagues|staff|days?|h(?![\p{L}/])|hours?(?!ly)|hrs|std\.?\s?\/|std\.?[\s-]{0,2}(?:pro |die |in der )?woche|h ?\/ ?(?:wo|we|wk|se|ty|v)|weeks?(?!ly)|months?(?!ly)|years?(?!ly)|yrs?|minutes|miles|km|lbs|kg|mitarbeite|kunden|patienten|tage|stunden|jahre|wochen|monate(?!lich)|urlaub|salariés|collaborateurs|clients|jours|heures|ans\b|mois|uur|anos?\b|anni?\b|jaar|dias|ore\b|heures|empleados|clientes|días|horas|años|meses|人|名|天|年(?!薪)|岁|家|小时(?:制|工作)|sq|volt|v\b|kv\b|%|‰|percent|prozent|pour ?cent|por ciento)/iu;
/** "Starting 11 January": a day of a month. */
const ofMonth = new RegExp(
  `^(?:st|nd|rd|th|\\.|er|º)? (?:de |of )?(?:${monthNames.flat().join("|")})(?!\\p{L})`,
  "iu",
);
/** "Live-in £85 pw" is what a room costs, "live-in £750 pw" what the work pays. */
const liveIn = /(?<!\p{L})live[- ]in(?: \p{L}+){0,4} ?$/iu;
const MOST_FOR_BOARD = 200;
/** "7am-3pm": a time of day, in hours and perhaps minutes. */
const clockTime = /^ ?(?:[ap]m(?!\p{L})|[ap]\.m\.|uhr(?!\p{L})|o['’]clock)/iu;
const MINUTES = 60;
/** What a board estimates is not what the employer pays. */
const ofBoard = /geschätzte\p{L}* (?:jahres)?gehalt|salaire estimé|salario estimado/iu;
/** Plural nouns: "850 drivers". Money and periods have the same endings. */
const plural =
  /^ (?!euros?|dollars|pounds|reais|pesos|soles|lakhs|lacs|rupees|francs|brut[oa]?s|net[oa]?s|mensua(?:les|is)|mensuels|anua(?:les|is)|annuels|plus|bis|mas|más|tras|les|des|dos|das|los|las|is|as)\p{Ll}{2,}s(?!\p{L})/iu;

/**
 * True if an amount is not pay: a plan or form number, a percentage, money for something else, a count, a phone
 * number.
 */
export function isDecoy(line: string, amount: Amount): boolean {
  // "Budget: 24 - 30 LPA" is pay.
  if (/^\d[\d. -]{0,12}LPA/iu.test(line.slice(amount.start, amount.start + 20))) return false;
  const before = line.slice(Math.max(0, amount.start - 60), amount.start);
  if (ofBoard.test(before)) return true;
  const after = line.slice(amount.end, amount.end + 60);
  if (amount.scale === "large") return true;
  // "Budget up to £45k" is what a recruiter can pay.
  if (amount.currency !== undefined && /budget (?:is )?up to $/i.test(before) && fullValue(amount) < 500_000)
    return false;
  if ((amount.value === 401 || amount.value === 403 || amount.value === 457) && isPlan(amount, after))
    return true;
  if (/^\. ?(?:Lehr|Ausbildungs)?jahr(?!\p{L})/iu.test(after)) return true;
  // "2 450 € brut x 13": the same.
  if (amount.value <= 15 && amount.currency === undefined && /[\p{L}€\d]\s?[x×]\s?$/iu.test(before))
    return true;
  // "13. Monatslohn", "14 Gehälter", "13e mois": the number of salaries.
  if (
    amount.value <= 15 &&
    /^(?:\.|º|ª|th|e|ème)? ?(?:monats(?:lohn|gehalt)\p{L}*|gehälter|mois(?!\p{L})|pagas|salários|mensualidades|month(?! ?contract))/iu.test(
      after,
    )
  )
    return true;
  // "£29,420 pro rata (actual £17,652)": the full-time amount is the pay.
  if (
    /(?:\bactual|\bi\.e\.|\(so|\(also|tatsächlich|\(soit|training rate) (?:[£€$]?[\d.,k]{2,9} ?(?:-|to|bis|à) ?)?$/iu.test(
      before,
    )
  )
    return true;
  if (/^ ?(?:%|‰|percent\b|prozent\b)/i.test(after)) return true;
  if (amount.currency === undefined && isPlainNumber(before, amount, after)) return true;
  if (amount.value < MOST_FOR_BOARD && liveIn.test(before)) return true;
  if (directlyBefore.test(before) || directlyAfter.test(after) || forSomething.test(after)) return true;
  return isForThing(line, amount);
}

/** 每月800元下午茶经费: the purpose of an amount follows it. */
const forSomething = /^[^，。；、,;.\d\s]{0,6}(?:经费|费用|餐费|交通费|话费|通讯费|基金|红包|礼品)/u;

function isPlan(amount: Amount, after: string): boolean {
  return amount.scale === "thousand" || /^ ?\([a-z]\)/i.test(after);
}

function isPlainNumber(before: string, amount: Amount, after: string): boolean {
  if (countedThings.test(after) || isCountedRange(amount, after)) return true;
  if (amount.scale === "none" && plural.test(after)) return true;
  if (amount.scale !== "none") return false;
  if (amount.value <= 31 && ofMonth.test(after)) return true;
  if (amount.value < MINUTES && clockTime.test(after)) return true;
  // "2000 à 2300 €" is not a year.
  const isLowEnd = /^ ?(?:-|to|à|a|bis|tot|até) ?[\d.,]{3,8} ?(?:€|£|\$|euros?|k)/i.test(after);
  if (
    amount.value === 1099 ||
    (!isLowEnd &&
      amount.value >= 1900 &&
      amount.value <= 2100 &&
      Number.isInteger(amount.value) &&
      amount.end - amount.start === 4)
  )
    return true;
  if (isPhonePart(before, amount, after)) return true;
  return /(?:grade|gs|wg|band|range|stufe|entgeltgruppe|eg|tvöd|tv-l|step|level|tel|phone|call|fax|ref|id|no|nr|job|req|code|room|suite|zip|plz|cp|电话|编号)\.?[ :#-]{0,3}$/i.test(
    before,
  );
}

/** "30 to 40 hours per week" is a count at both ends. */
function isCountedRange(amount: Amount, after: string): boolean {
  const rest = /^ ?(?:-|to|bis|à|a) ?\d{1,3}(?=\D)/u.exec(after)?.[0].length;
  return rest !== undefined && amount.value < 1000 && countedThings.test(after.slice(rest));
}

function isPhonePart(before: string, amount: Amount, after: string): boolean {
  if (/(?:\+\d{0,3}|\(\d{2,5}\)) ?[.-]?$/.test(before)) return true;
  const size = amount.end - amount.start;
  if (size < 3 || size > 4) return false;
  return /(?<![\d,.])\d{3}[.-]$/.test(before)
    ? size === 4 && /\d{3}[.-]\d{3}[.-]$|\) ?\d{3}[.-]$/.test(before)
    : /^[.-]\d{3}[.-]\d{4}(?!\d)/.test(after);
}
