const OPENS =
  "inscriç(?:ões|ão)|candidaturas?|candidatures?|période de candidature|applications? (?:are |is )?open|application (?:window|period)|bewerbungszeitraum|bewerbungsphase|bewerbungen|bewerbung (?:vom|ab)|plazo|periodo de (?:inscripción|solicitud)|per[ií]odo de (?:inscriç(?:ões|ão)|candidaturas?)|solliciteren kan|sollicitatieperiode|nabór|rekrutacja trwa|ansökningsperiod";
const TO =
  "(?:\\.? ?[-–] ?|\\.? (?:to|until|till|through|bis(?: zum)?|au|al|a|à|às|até(?: às| ao dia| o dia)?|t/m|tot en met|tot|do|till och med) )";

/** When one may apply, up to its second day: "Bewerbungszeitraum: 01.11.–15.12.2026". */
export const spans = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${OPENS})[^\\n\\d]{0,25}\\d[^\\n]{0,28}?${TO}(?=(?:\\d{1,2}h\\d{0,2} )?(?:do dia |dia |el |le |il |den )?\\d{1,2}[^\\dh])`,
  "giu",
);

/** A time of day: in machine form behind a date, or "23h59" before it. */
const time =
  /(?<=\d)T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?|(?<!\d)\d{1,2}h(?:\d{2})?(?!\p{L})/gu;

/** A text with blanks for its times of day. */
export function withoutTimes(text: string): string {
  return text.replace(time, (said) => " ".repeat(said.length));
}

const to =
  /\d(?: \p{Lu}{2,4})? ?(?:(?:to|a|às?(?=\s+(?:(?:d?o )?dia )?\d)|bis|au|até|al|do(?=\s\d)|t\/m)(?!\p{L})|-(?!\d{1,2}(?:-\d{1,2})?(?![\d./]\d?\d))|–|至|到)\s*(?=[\p{L}\d])|日(?:至|到)(?=\d)/iu;

/** "11/09/2026 to 12/04/2026": the second ends what the first starts, and keeps its position. */
export function afterRange(text: string): string {
  const range = to.exec(text);
  if (
    range === null ||
    !/\d{4}/.test(text.slice(0, range.index + 1)) ||
    !/\d{4}/.test(text.slice(range.index + range[0].length))
  )
    return text;
  return " ".repeat(range.index + 1) + text.slice(range.index + 1);
}
