// Lines of application forms and resumes that are about the person's terms, not about their work.

const PAY = [
  "(?:current |present |last |previous |expected |desired |drawn )?(?:ctc|salary|pay|compensation|remuneration|wages?)(?: (?:expectations?|expected|drawn|requirements?))?",
  "(?:derzeitiges |aktuelles |letztes |jetziges )?(?:brutto)?(?:jahres|monats)?gehalt|gehalts(?:wunsch|vorstellung(?:en)?)",
  "(?:sueldo|salario)(?: (?:actual|deseado|pretendido|mensual))?|(?:pretensi(?:ón|ones)|expectativas?) (?:económicas?|salarial(?:es)?|de renta)",
  "(?:salaire|rémunération)(?: (?:actuel(?:le)?|souhaitée?))?|prétentions?(?: salariales?)?",
  "salário(?: (?:atual|pretendido))?|pretens(?:ão|ões) salaria(?:l|is)",
  "(?:retribuzione|stipendio)(?: (?:attuale|desiderat[oa]))?|ral(?: attuale)?",
  "(?:huidig|gewenst) salaris|salarisindicatie|salariswens|(?:nuvarande |önskad )?lön|löneanspråk|oczekiwania finansowe",
];
const TERMS = [
  "notice(?: required| period)?|kündigungsfrist|preaviso|préavis|aviso prévio|preavviso|opzegtermijn|uppsägningstid|okres wypowiedzenia",
  "availability|available(?: from)?|start date|verfügbar(?:keit)?(?: ab)?|eintrittstermin|frühester eintritt|disponib(?:le|ilité|ilidad|ilidade|ilità)(?: (?:à partir d[eu]|desde|a partir de|da))?|beschikbaar(?:heid)?(?: vanaf)?|tillgänglig(?: från)?|dyspozycyjność",
  "reason for leaving|motivo d[ea] sa[íi]da",
];
const PEOPLE =
  "references?|referees?|(?:immediate )?supervisor|contact person|jefe inmediato|superior imediato";
const status = new RegExp(`^(?:${[...PAY, ...TERMS, PEOPLE].join("|")})\\s{0,20}[:：]`, "iu");

/** True for a line on pay, notice, the reason for leaving, or who may be asked. */
export function isStatus(text: string): boolean {
  return status.test(text);
}

/** What is written above the signature of a letter or mail. */
const CLOSING =
  /^(?:att\.?|atenciosamente|atentamente|(?:(?:best|kind|warm) )?regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|mit freundlichen gr[üu](?:ß|ss)en|viele gr[üu](?:ß|ss)e|cordialement|bien cordialement|(?:un )?(?:cordial )?saludos?|cordiali saluti|distinti saluti|met vriendelijke groet(?:en)?|med vänlig(?:a)? hälsning(?:ar)?|z poważaniem|saygılarımla)[,.!]?$/iu;
const MOST_SIGNED = 4;

/** From which of some lines on a letter is only signed; the number of lines if it is not. */
export function signedFrom(texts: readonly string[]): number {
  const from = Math.max(0, texts.length - 1 - MOST_SIGNED);
  const at = texts.slice(from).findIndex((text) => text.length <= 40 && CLOSING.test(text));
  return at < 0 ? texts.length : from + at;
}
