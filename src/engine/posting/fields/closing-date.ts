import { readDate } from "../../text/calendar-dates.ts";
import { type Doc, pieceAt, wordPattern } from "../../text/doc.ts";
import type { Piece } from "../../text/piece.ts";
import type { TextLanguage } from "../../text/text-language.ts";
import type { Labelled } from "../labelled.ts";
import type { Extraction } from "../types.ts";

const lead = wordPattern(
  "(?:applications?|apply|send|write|e-?mail|cv|portfolio|résumé|resume|candidatures?|candidaturas?|candidate-se|inscr[eií]\\p{L}{1,8}(?:-se)?|bewir?b\\p{L}{0,8}|postul\\p{L}{1,8}|currículo|interessados|sollicite(?:er|ren)|stuur|mail|reageer|candidati|candidarsi|invia\\p{L}* (?:il |un )?(?:proprio )?(?:cv|curriculum))(?:[^\\n.]|\\.(?=\\S)){0,120}? (?:by|until|before|bis|avant le|jusqu'au|até(?: o dia)?|hasta(?: el)?|antes del|tot|vóór|voor|entro(?: il)?)|(?:must |to |should )?(?:reach|be with) us (?:by|before)|received (?:by|before|no later than)|close on|closing on|closing date|closing(?= \\d)|closes(?: on)?|closes in \\d{1,3} days|postula(?:r|ciones)? hasta|cierra el|(?:reageren|solliciteren) kan (?:tot en met|tot)|advertised until|expires(?: on)?|expiry date|last (?:day|date) to apply|final filing date|filing deadline|(?:will be )?accepted through|apply (?:by|before|no later than)|applications? (?:deadline|close|closes|closing|are due|due|accepted (?:until|through))|deadline|open until|accepting applications (?:until|through)|posting (?:closes|ends|expires)|valid (?:through|until)|" +
    "bewerbungsfrist|bewerbungsschluss|bewerb(?:en|ung|ungen) (?:\\p{L}{1,24} ){0,5}bis(?: zum| spätestens)?|bewirb dich (?:\\p{L}{1,15} ){0,4}bis(?: zum| spätestens)?|bis (?:spätestens|zum)|date limite|clôture|avant le|jusqu'au|au plus tard le|" +
    "scadenza(?: candidature)?|fecha límite|fecha de cierre|plazo (?:finaliza|termina|concluye|vence) el(?: día)?|plazo|hasta el(?: día)?|antes del",
  "截止|请于|(?:报名|应聘)时间.{0,12}至",
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
    /401\(?k\)?|\bGED\b|\bU\.S\.|\bUSA\b|, (?:AL|AK|AZ|AR|CA|CO|CT|FL|GA|IL|IN|KS|KY|LA|MA|MD|MI|MN|MO|MS|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|SC|SD|TN|TX|UT|VA|WA|WI|WV|WY)\b/.test(
      doc.folded,
    );
  const isDayFirst = !isUs && dayFirstPay.test(doc.folded);
  for (const piece of pieces) {
    // "…; interviews from 6 to 8 January": the next clause has dates of its own.
    const [clause = ""] = piece.text.slice(0, 100).split(/(?<=\d\s?);|(?<=\d{4})\.(?!\d)/);
    const text = afterRange(clause.replace(timeOfDay, (time) => " ".repeat(time.length)));
    const date = readDate(text, isDayFirst ? "de" : language, isUs);
    if (date !== undefined && date.start <= 45 && !/[,;] \p{Ll}/u.test(text.slice(0, date.start)))
      return { value: date.iso, span: [piece.start + date.start, piece.start + date.end] };
  }
  return undefined;
}

/** The time after a date in machine form: "T23:59:59+0000". */
const timeOfDay = /(?<=\d)T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?/g;

/** The text after a label or words such as "apply by". */
export function closingPieces(doc: Doc, labelled: Labelled): Piece[] {
  const pieces = [...(labelled.get("closingDate") ?? [])];
  for (const match of doc.folded.matchAll(lead)) {
    if (pieces.length >= 100) break;
    if (isTermOfContract(doc.folded, match.index)) continue;
    const start = match.index + match[0].length;
    const stop = doc.folded.indexOf("\n", start);
    pieces.push(pieceAt(doc, start, Math.min(start + 60, stop === -1 ? doc.folded.length : stop)));
  }
  return pieces;
}

/** "Duración: hasta el 31 de diciembre": the end of the job, not of applications. */
function isTermOfContract(text: string, at: number): boolean {
  const line = text.slice(Math.max(0, at - 60), at);
  const sentence = line.slice(Math.max(line.lastIndexOf("\n"), line.lastIndexOf(". ")) + 1);
  return /duraci[óo]n|contrat|befrist|dauer|laufzeit|durée|duração|vigencia|fixed[- ]term|contract|posted until/iu.test(
    sentence,
  );
}

// "11/09/2026 to 12/04/2026": the second ends what the first starts, and keeps its position.
function afterRange(text: string): string {
  const range =
    /\d(?: \p{Lu}{2,4})? ?(?:(?:to|a|bis|au|até|al)(?!\p{L})|-|–|至|到) ?(?=[\p{L}\d])|日(?:至|到)(?=\d)/u.exec(
      text,
    );
  if (
    range === null ||
    !/\d{4}/.test(text.slice(0, range.index + 1)) ||
    !/\d{4}/.test(text.slice(range.index + range[0].length))
  )
    return text;
  return " ".repeat(range.index + 1) + text.slice(range.index + 1);
}
