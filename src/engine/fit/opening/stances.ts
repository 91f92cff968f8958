import { timeStances } from "../../lexicon/demands/opening-terms.ts";
import { createTerms } from "../../text/names/terms.ts";

type Stance = keyof typeof timeStances;

const finders = Object.fromEntries(
  Object.entries(timeStances).map(([stance, words]) => [stance, createTerms({ [stance]: words })]),
);

/** True if words of a text take a stance to what it names: they refuse it, or leave it open. */
export function hasStance(stance: Stance, text: string): boolean {
  return (finders[stance]?.(text).length ?? 0) > 0;
}

/** What takes back the clause before: "and I'm done with it". */
export const takesBack =
  /(?<!\p{L})(?:done with|no use to me|fini pour moi|c['’]est fini|not doing (?:that|it) again|never again|no more|not any ?more|not for me|is (?:out|a no)|out of the question|nie wieder|nicht mehr|(?:ne )?(?:le |la |l['’])?veux plus|plus jamais|hors de question|no (?:quiero|lo haré) más|nunca más|no va conmigo|nunca mais|mai più|nooit meer|aldrig mer|nigdy więcej)(?!\p{L})/iu;

const MON_TO_FRI = String.raw`(?:m(?:on(?:day)?)?\s?(?:to|through|thru|[-–])\s?f(?:ri(?:day)?)?|mo(?:ntag|\.)?\s?(?:bis|[-–])\s?fr(?:eitag|\.)?|(?:du )?lun(?:di|\.)?\s?(?:au|[-–])\s?ven(?:dredi|\.)?|(?:de )?l(?:unes)?\s?(?:a|[-–])\s?v(?:iernes)?|(?:de )?segunda(?:[- ]feira)? a sexta(?:[- ]feira)?|(?:dal )?lun(?:edì)?\s?(?:al|[-–])\s?ven(?:erdì)?|ma(?:andag)? (?:t\/m|tot en met) vr(?:ijdag)?|mån(?:dag)?\s?(?:till|[-–])\s?fre(?:dag)?|(?:od )?poniedziałku do piątku|pazartesi\s?(?:[-–]|ile)\s?cuma|pazartesiden cumaya)(?!\p{L})`;
const CLOCK = String.raw`(?:from |von |de |das |de las |dalle |od |van )?\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|uhr|h(?:oras?|rs?|s)?)?\s?(?:to|bis|à|às|a|a las|alle|do|tot|[-–])\s?\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|uhr|h(?:oras?|rs?|s)?)?`;
export const weekdays = new RegExp(
  String.raw`^(?:[^:]{2,30}:\s*)?(?:(?:full|part)[- ]time,?\s)?(?:\d{1,2}(?:[.,]\d)?\s?(?:hours|h|std\.?|stunden|uur|ore|horas|timmar),?\s)?(?:${CLOCK},?\s)?${MON_TO_FRI}(?:[,;.]?\s?${CLOCK})?\s*(?:$|[.,;|·])`,
  "iu",
);
/** "Sun-Thu", "Mo–Sa": a week with a day of the weekend. */
export const weekendRange =
  /(?<!opening hours:? |öffnungszeiten:? )(?<!\p{L})(?:(?:Sun|Sat)\s?(?:to|through|thru|[-–])\s?(?:Mon|Tue|Tues|Wed|Thu|Thurs)|(?:Mon|Tue|Tues|Wed|Thu|Thurs|Fri)\s?(?:to|through|thru|[-–])\s?(?:Sat|Sun)|(?:Mo|Di|Mi|Do)\.?\s?[-–]\s?S[ao]|(?:[Ll]un|[Mm]ar|[Mm]er)\.?\s?[-–]\s?(?:[Ss]am|[Dd]im|[Ss]áb|[Dd]om|[Ss]ab)|(?:ma|di|wo) t\/m z[ao])(?!\p{L})/u;
/** "Monday to Friday only": no weekends. */
export const onlyWeekdays = new RegExp(
  String.raw`(?<!\p{L})(?:only|nur|uniquement|seulement|solo|sólo|só|apenas|unicamente|alleen|bara|endast|tylko|wyłącznie|sadece|yalnızca)\s(?:\p{L}+\s){0,2}${MON_TO_FRI}|${MON_TO_FRI},?\s(?:only|uniquement|seulement)(?!\p{L})`,
  "iu",
);
/** Words between a denial and its end, which go on to nothing else. */
const FEW = String.raw`(?:(?!(?:and|und|et|y|e|en|och|but|aber|mais|pero)\s)[\p{L}-]+\s){0,3}`;
const NEEDED = `(?:required|needed|necessary|involved|erforderlich|nötig|notwendig|vorgesehen|à prévoir|requise?s?|nécessaires?|prévue?s?|nodig|vereist|nödvändig[at]?|wymagan[aey])`;
const denials = [
  String.raw`^\W*(?:\p{L}+\s?:\s*)?(?:excluding|except|excepto|exceto|tranne|salvo|sauf|außer|ausgenommen|uitgezonderd|behalve|oprócz)\s(?:for |de |las |los |os |as |le |les |i |de |die )?[\p{L}-]+(?:\s[\p{L}-]+)?\W*$`,
  String.raw`^\W*[\p{L}-]+(?:\s[\p{L}-]+){0,2}\s(?:(?:is|are|ist|sind|är|zijn|są) )?(?:excluded|excluid[oa]s?|exclu(?:e?s|e)?|esclus[oaie]|ausgenommen|ausgeschlossen|uitgesloten|wykluczon[ey])\W*$`,
  String.raw`^\W*(?:\p{L}+\s?:\s*)?(?:no|without|never|keine?|ohne|sin|sans|pas de|aucune?|sem|senza|nessun[ao]?|geen|zonder|inga|ingen|inget|utan|bez|żadn\p{L}+)\s${FEW}[\p{L}-]+(?:\s${NEEDED})?\W*$`,
  String.raw`^\W*(?:no se (?:requieren?|exigen?|necesitan?)|non (?:è|sono) (?:previst|richiest|necessari)\p{L}+)\s${FEW}[\p{L}-]+\W*$`,
  String.raw`^\W*[\p{L}-]+(?:\s[\p{L}-]+){0,2}\s(?:is|are|ist|sind|är|jest)?\s?(?:not|nicht|niet|pas|no|não|non|inte|nie)\s${NEEDED}\W*$`,
  String.raw`^\W*(?:every |all |alle )?[\p{L}-]+(?:\s[\p{L}-]+){0,2} (?:off|free|frei|libres?|livres?|liber[oi]|vrij|fri|lediga?|wolne|boş)\W*$`,
  String.raw`^\W*(?:freies?|wolne|lediga?|fria|vrije)\s[\p{L}-]+\W*$|^\W*${FEW}[\p{L}-]+\s(?:yok|yoktur|gerekmez)\W*$`,
  String.raw`^\W*(?:we are |wir haben |nous sommes )?(?:closed|geschlossen|fermés?|cerrado|stängt|gesloten|chiuso)(?: (?:at|on|am|le|los|i|op))? [\p{L}-]+\W*$|^[\p{L}\s-]{3,40} (?:closed|geschlossen|fermé|cerrado|stängt|gesloten|chiuso)\W*$`,
].map((shape) => new RegExp(shape, "iu"));
/** Where one is at night or at weekends is said with the same words as when one works. */
export const atHome = new RegExp(
  [
    String.raw`(?<!nursing )(?<!care )(?<!from )(?<!\p{L})home (?:every |each |on |at |for the |single )*(?:weekends?|nights?|nightly|evenings?)`,
    String.raw`(?:zu ?hause|daheim) (?:\p{L}+ ){0,2}(?:schlafen|übernachten)|(?:abends?|nachts|jeden abend|jede nacht) (?:\p{L}+ ){0,2}(?:zu ?hause|daheim)`,
    "chez (?:moi|soi|vous) (?:tous les |chaque )(?:soirs?|nuits?)|(?:soirs?|nuits?) chez (?:moi|soi|vous)",
    "(?:en|a|em) (?:mi |minha )?casa (?:todas as |todas las |todos los |cada |tutte le |ogni )(?:noches?|noites?|notti?|sere?|sera|días)",
    String.raw`(?:elke|iedere|'s) (?:avonds?|nachts?) (?:\p{L}+ )?thuis|hemma (?:varje|på) (?:kväll|natt|kvällarna|nätterna)|w domu (?:każdej nocy|co noc|co wieczór)|her (?:gece|akşam) ev\p{L}*`,
  ]
    .map((one) => String.raw`(?:${one})(?!\p{L})`)
    .join("|"),
  "iu",
);

/** True if a clause denies the time that it names, and says nothing else: "no nights", "weekends off". */
export function deniesTime(clause: string): boolean {
  return denials.some((shape) => shape.test(clause));
}

/** More than an amount or a number of times. */
export const moreThan =
  /(?<!\p{L})(?:more (?:than|often)|over|mehr als|öfter als|plus d['’ ]|plus que|más de|mais (?:de|do que)|più di|meer dan|mer än|więcej niż|częściej)(?!\p{L})/iu;

/** A line on the hours or on travel, by its label. */
export const hoursLabel =
  /^[^\p{L}\d]{0,3}(?:(?:working |work )?hours|(?:working |work |shift )pattern|shifts?|schedule|rota|travel|arbeitszeit(?:en|modell)?|schicht(?:en|modell|dienst)?|reise(?:tätigkeit|anteil|bereitschaft)|horaires?|rythme|temps de travail|déplacements?|horario|jornada|turnos?|viajes|horário|escala|viagens|orari?o?|turni|trasferte|werktijden|uren|rooster|reizen|arbetstid(?:er)?|schema|resor|godziny(?: pracy)?|system pracy|zmiany|podróże)(?: [^:\n]{1,20})?\s?:/iu;

/** "I won't work nights again, did four years of it": what a person wants now, beside what was. */
export function isOfNow(clause: string): boolean {
  return willOrCan.test(clause) && !hasStance("past", clause);
}

const willOrCan =
  /(?<!\p{L})(?:won['’]?t|will not|(?:can|do)(?:n['’]?t|not| not)|werde|will|kann|möchte|mache|(?:ne |n['’])?(?:veux|peux|ferai|fais)|quiero|puedo|haré|hago|quero|posso|faço|voglio|faccio|wil|kan|ga|doe|vill|tänker|chcę|mogę|będę)(?!\p{L})/iu;
