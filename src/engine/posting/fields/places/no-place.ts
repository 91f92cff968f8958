/** Words in the position of a town that are not one. */
export const notPlaces =
  /^(?:Evenings?|Nights?|Days|Mornings?|Weekends?|Weekdays?|Shifts?|Rotating|Immediate|The|Our|This|Inc|LLC|Ltd|Corp|Co|Schicht\p{L}*|Vollzeit|Teilzeit|Teil|Voll|Festanstellung|Unbefristet|Full|Part|CDI|CDD)(?!\p{L})/u;

/** "Our sister hotels in Galway": other places. */
export const ofOthers =
  /(?:sister|partner|other|further|weitere[nr]?|anderen|autres|otr[oa]s|outr[oa]s)\s[\p{L} ]{3,30}$|(?:offices|stores|shops|branches|sites|clinics|restaurants|hotels|schools|locations|standorten?|büros|filialen|agences|bureaux|oficinas|sedes|tiendas|lojas|unidades|fábricas|factories|plants|usines|plantas|fabriken|werke|stabilimenti|fabrieken|escritórios)$/iu;

/** "One day a fortnight at the visiting site in Warwick": an occasional place. */
const atTimes =
  /(?:(?:one|two|a|1|2) days? (?:a|per|each|every) (?:week|fortnight|month)|once (?:a|per) (?:week|fortnight|month)|(?:visiting|outreach|satellite|occasional\p{L}*|cover(?:ing)?) (?:\p{L}+ ){0,3}(?:at|in)|(?:ein|zwei) tage? (?:pro|im|in der) (?:woche|monat)|(?:un|deux) jours? par (?:semaine|mois)|(?:un|dos) días? (?:a la semana|al mes|por semana)|(?:um|dois) dias? por (?:semana|mês))(?!\p{L})[^.,;]{0,60}$/iu;

const REACH = 200;
const meeting =
  /(?:meet|offsite|retreat|travel|trip|treffen|reise\p{L}*|réunissons|viaj\p{L}*|encontr\p{L}*)(?!\p{L})[^.,;]{0,40}$/iu;

/** "SPANISH OR / POLISH" in a line of capitals: there, a state code is often just a word. */
function isWordInCapitals(line: string, name: string): boolean {
  return !/\p{Ll}/u.test(line) && /(?<!,) (?:OR|IN|ME|HI|OK|LA|PA|MA|OH|AL|DE|CO|ID|AS|ON)$/.test(name);
}

/** True if a name is in a list ("Röntgen-, CT- und MRT"), is two codes ("VT, VA"), or is where a team meets. */
export function isNoPlace(line: string, start: number, end: number, name: string): boolean {
  const isListed = /\p{L}-,/u.test(name) || line[end] === "-";
  // "IFoA, CT" are two abbreviations: no town starts with two capitals followed by lower case.
  const areShort = /^\p{Lu}{2,3}, ?\p{Lu}{2}$|^\p{Lu}{2}\p{L}{0,8}\p{Ll}/u.test(name);
  const before = line.slice(Math.max(0, start - REACH), start);
  return isListed || areShort || isWordInCapitals(line, name) || meeting.test(before) || atTimes.test(before);
}

const distance =
  /^(?:about |approx\.? |ca\.? |rund |etwa |environ |unos )?\d[\d.,]*\s?(?:min(?:ute[ns]?|utos|s)?|hrs?|hours?|h|std|stunden?|heures?|horas?|km|miles?|mi)(?!\p{L})/iu;

const season = /^(?:[Ss]pring|[Ss]ummer|[Ff]all|[Aa]utumn|[Ww]inter) \p{Lu}/u;

/** True if a text states a distance, "1 hr 10 from Millbrook", or a season behind a year, as in "2027 Summer Internship". */
export function isDistanceOrSeason(text: string): boolean {
  return distance.test(text) || season.test(text);
}
