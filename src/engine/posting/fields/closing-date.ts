import { readDate } from "../../text/calendar-dates.ts";
import { type Doc, pieceAt, wordPattern } from "../../text/doc.ts";
import type { Piece } from "../../text/piece.ts";
import type { TextLanguage } from "../../text/text-language.ts";
import type { Labelled } from "../labelled.ts";
import type { Extraction } from "../types.ts";
import { afterRange, spans, withoutTimes } from "./date-span.ts";

const lead = wordPattern(
  "(?:applications?|apply|send|write|schicken|lebenslauf|unterlagen|e-?mail|cv|portfolio|résumé|resume|candidatures?|candidaturas?|candidate-se|inscr[eií]\\p{L}{1,8}(?:-se)?|bewir?b\\p{L}{0,8}|postul\\p{L}{1,8}|currículo|interessados|sollicite(?:er|ren)|stuur|mail|reageer|candidati|candidarsi|candidature|invia\\p{L}* (?:il |un )?(?:proprio )?(?:cv|curriculum))(?:[^\\n.]|\\.(?=\\S)|(?<=(?<!\\p{L})(?:max|min|ca|inkl|nr|dr|fr|hr))\\.){0,120}? (?:by|until|before|bis|avant le|jusqu'au|até(?: o dia)?|hasta(?: el)?|antes del|tot|vóór|voor|(?:de|from)(?= \\d{1,2}[/.]\\d{1,2}[/.]\\d{4} (?:a|à|até|to) \\d))|(?:must |to |should )?(?:reach|be with) us (?:by|before)|received (?:by|before|no later than)|close on|closing on|closing date|(?<!(?:is|are|be|were) )closing(?= \\d)|closes(?: on)?|closes in \\d{1,3} days|postula(?:r|ciones)? hasta|cierra el|(?:reageren|solliciteren) kan (?:tot en met|tot|t/m)|vacature sluit op|(?:selezione|bando|avviso|posizione) (?:chiude|scade) il|ansökningstiden (?:går ut|slutar)|frist(?:en)? er|frist(?=:)|advertised until|expires(?: on)?|expiry date|last (?:day|date) to apply|final filing date|filing deadline|(?:will be )?accepted through|apply (?:by|before|no later than)|applications? (?:deadline|close|closes|closing|are due|due|accepted (?:until|through))|deadline|open until|accepting applications (?:until|through)|posting (?:closes|ends|expires)|valid (?:through|until)|" +
    "bewerbungsfrist|bewerbungsschluss|bewerb(?:en|ung|ungen) (?:\\p{L}{1,24} ){0,5}bis(?: zum| spätestens)?|bewirb dich (?:\\p{L}{1,15} ){0,4}bis(?: zum| spätestens)?|bis (?:spätestens|zum)|date limite|clôture|avant le|jusqu'au|au plus tard le|" +
    "entro (?:e non oltre )?(?:il|le)|entro(?= (?:\\p{L}{2,4}edì|sabato|domenica|\\d))|ansök(?:an)?[^\\n.]{0,60} senast|sista (?:ansöknings)?dag(?:en)?|senast(?: den)?|senest|spätestens|ansøgningsfrist(?:en)?|søknadsfrist(?:en)?|(?:søk|søknad|ansøgning)[^\\n.]{0,60} innen|uiterlijk|ważn[ae][^\\n.]{0,25}\\P{L}do|(?:aplik|zgłosz|cv)\\p{L}*[^\\n.]{0,60} do(?: dnia)?|termin składania[^\\n:]{0,30}|haku(?:aika)? (?:päättyy|sulkeutuu)|viimeistään|hae(?= \\d)|son başvuru(?: tarihi)?|uzávěrka(?: přihlášek)?|scadenza(?: candidature)?|fecha límite|fecha de cierre|plazo (?:finaliza|termina|concluye|vence) el(?: día)?|plazo|hasta el(?: día)?|antes del",
  "締切|応募期限|截止|请于|(?:报名|应聘)时间.{0,12}至",
);
const usStates =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|Carolina|Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Wisconsin|Wyoming";
/** The day comes first if pay is in pounds or euros. */
const dayFirstPay = /[£€]\s?\d|\d\s?€|\bNHS\b/u;
/** The last day to apply as an ISO date; none for a date without a year or with ambiguous day and month. */
export function findClosingDate(
  doc: Doc,
  labelled: Labelled,
  language: TextLanguage | undefined,
): Extraction<string> | undefined {
  const pieces = closingPieces(doc, labelled);
  const isUs =
    new RegExp(`(?<!\\p{L})(?:${usStates})(?!\\p{L})`, "u").test(doc.folded) ||
    /401\(?k\)?|\bGED\b|\bEEO\b|E-Verify|\bW-2\b|\b[A-Z]{2} \d{5}(?!\d)|\bU\.S\.|\bUSA\b|, (?:AL|AK|AZ|AR|CA|CO|CT|FL|GA|IL|IN|KS|KY|LA|MA|MD|MI|MN|MO|MS|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|SC|SD|TN|TX|UT|VA|WA|WI|WV|WY)\b/.test(
      doc.folded,
    );
  const isDayFirst = !isUs && dayFirstPay.test(doc.folded);
  for (const piece of pieces) {
    // "…; interviews from 6 to 8 January": the next clause has dates of its own.
    const [clause = ""] = piece.text.slice(0, 100).split(/(?<=\d\s?);|(?<=\d{4})\.(?!\d)/);
    const text = afterRange(withoutTimes(clause));
    const date = readDate(text, isDayFirst ? "de" : language, isUs);
    const before = text.slice(0, date?.start);
    if (date !== undefined && date.start <= 45 && !nextClause.test(before) && !otherEvent.test(before))
      return { value: date.iso, span: [piece.start + date.start, piece.start + date.end] };
  }
  return undefined;
}

/** "Freitag, den 15. Januar" has its date behind the comma. */
const nextClause = /[,;] (?!(?:den|dem|le|el|il|den|o) )\p{Ll}/u;

/** The text after a label or words such as "apply by". */
export function closingPieces(doc: Doc, labelled: Labelled): Piece[] {
  const pieces = [...(labelled.get("closingDate") ?? [])];
  const leads = [...doc.folded.matchAll(spans), ...doc.folded.matchAll(lead)];
  for (const match of leads) {
    if (pieces.length >= 100) break;
    if (isTermOfJob(doc.folded, match.index, match[0])) continue;
    if (isOfOther(doc.folded, match.index, match[0])) continue;
    const start = match.index + match[0].length;
    const stop = doc.folded.indexOf("\n", start);
    pieces.push(pieceAt(doc, start, Math.min(start + 60, stop === -1 ? doc.folded.length : stop)));
  }
  return [...pieces, ...beforeUntil(doc)];
}

/** "15.1.2027 mennessä", "15.01.2027 tarihine kadar", "1月15日までに": in some languages the word for "until" is last. */
function beforeUntil(doc: Doc): Piece[] {
  return [...doc.folded.matchAll(untilLast)].flatMap((match) => {
    const line = doc.folded.slice(
      doc.folded.lastIndexOf("\n", match.index) + 1,
      match.index + match[0].length + AFTER_UNTIL,
    );
    return appliesElsewhere.test(line) ? [pieceAt(doc, match.index, match.index + match[0].length)] : [];
  });
}

const AFTER_UNTIL = 40;
const untilLast =
  /(?:\d{1,2}\.? ?\p{L}{3,14} \d{4}|\d{1,4}[./年-] ?\d{1,2}[./月-] ?\d{1,4}日?) ?(?:mennessä|asti|tarihine kadar|'?[ae] kadar|まで)/giu;
const appliesElsewhere = /hakem|hae(?!\p{L})|hakuaika|başvur|応募|エントリー|必着/iu;

/** "Duración: hasta el 31 de diciembre", "para cubrir una baja hasta": the end or start of the job, not of applications. */
function isTermOfJob(text: string, at: number, lead: string): boolean {
  const line = text.slice(Math.max(0, at - 60), at);
  const sentence = line.slice(Math.max(line.lastIndexOf("\n"), line.lastIndexOf(". ")) + 1);
  return (
    ofContract.test(sentence) || (ofStart.test(sentence) && !/^(?:send|bewerb|appl|candid)/iu.test(lead))
  );
}

/** "Senest den 5. januar" alone may be the last day of anything, and questions are sent by a day too. */
function isOfOther(text: string, at: number, lead: string): boolean {
  const end = text.indexOf("\n", at);
  const line = text.slice(text.lastIndexOf("\n", at) + 1, Math.min(at + 160, end === -1 ? text.length : end));
  const before = text.slice(text.lastIndexOf("\n", at) + 1, at);
  const clause = `${before}${lead}`.split(/[,;.] |\s(?:and|und|et|y|e|en)\s/u).at(-1) ?? "";
  if (otherEvent.test(clause) && !applies.test(clause)) return true;
  if (/^closes/iu.test(lead) && closesOther.test(before)) return true;
  if (/^(?:bis|unterlagen)/iu.test(lead) && validUntil.test(line)) return true;
  if (lastAlone.test(lead)) return !applies.test(line);
  return ofQuestions.test(lead) && !applies.test(lead.replace(/^\p{L}+/u, ""));
}

/** Interviews and the start of the work have days of their own. */
const otherEvent =
  /(?<!\p{L})(?:interview\p{L}*|vorstellungsgespräch\p{L}*|gespräche|entretiens?|entrevistas?|colloqui\p{L}*|gesprekken|rozmow\p{L}+|start(?:s|ing|datum)?|arbeitsbeginn|eintritt|prise de poste|incorporación|inicio|início|inizio|rozpoczęci\p{L}+)(?!\p{L})/iu;
/** "Our kitchen closes on 15 January": what closes is no posting. */
const closesOther =
  /(?<!\p{L})(?!(?:applications?|advert\p{L}*|vacancy|job|post|posting|role|position|deadline|window|recruitment|listing|it|this|which|campaign|competition|and|date)\s$)\p{L}+\s$/iu;
/** "Bis 15. Januar befristet", "gelten bis". */
const validUntil = /(?<!\p{L}|un)befristet|(?<!\p{L})(?:gültig|gelten|gilt|geschlossen)(?!\p{L})/iu;
const lastAlone = /^(?:senast|senest|spätestens|uiterlijk|viimeistään)(?!\p{L})/iu;
const applies =
  /appl(?:y|ication)|ans[öøk]+k|(?<!\p{L})søg|sök(?!er)|søk(?!er)|ansøg|bewerb|bewirb|unterlagen|lebenslauf|sollicit|reageer|motivatie|hakemu|hae(?!\p{L})|(?<!\p{L})(?:cv|résumé|resume|portfolio|frist)(?!\p{L})/iu;
const ofQuestions =
  /(?<!\p{L})(?:questions?|quer(?:y|ies)|enquir(?:y|ies)|inquir(?:y|ies)|invoices?|fragen|rechnung\p{L}*|preguntas|facturas?|perguntas|domande|vragen)(?!\p{L})/iu;
const ofContract =
  /duraci[óo]n|contrat|befrist|dauer|laufzeit|durée|duração|vigencia|fixed[- ]term|contract|posted until/iu;
const ofStart =
  /(?<!\p{L})(?:baja|cubrir|su[bs]stitu\p{L}*|vertret\p{L}*|vikariat\p{L}*|remplac\p{L}*|cover|start\p{L}*|beginn\p{L}*|eintritt\p{L}*|tillträd\p{L}*|tiltr\p{L}*|oppstart|incorpora\p{L}*|inicio)(?:\P{L}{1,3}\p{L}+){0,2}\P{L}{0,3}$/iu;
