// Until when one can apply for an opening. Languages as in question-words.

import { anyDate } from "../../text/calendar-dates.ts";

const APPLY =
  "(?:apply(?: to| for)?|applications?|bewerb\\p{L}*|postuler|candidatures?|postular(?:me)?|inscribirme|solicitud\\p{L}*|candidatar(?:-me)?|candidaturas?|candidarmi|candidatur[ae]|aplikować|zgłosze\\p{L}+|solliciteren)";
const asksWhen = new RegExp(
  `(?<!\\p{L})(?:(?:when|by when|until when|till when|what date|how long)(?!\\p{L}).{0,60}(?<!\\p{L})(?:close[sd]?|closing|expires?|deadline|open|apply|applications?)(?!\\p{L})|(?:closing date|deadline|latest (?:(?:day|date) )?(?:that )?i can apply|last (?:day|date) to apply|bewerbungs(?:schluss|frist)|date limite|fecha (?:límite|de cierre)|data limite)(?!\\p{L})|(?:quand|cuándo|quando|kiedy|wanneer|wann)(?!\\p{L}).{0,20}(?<!\\p{L})(?:termin\\p{L}+|ferm\\p{L}+|clôtur\\p{L}+|cierra\\p{L}*|acaba\\p{L}*|encerra\\p{L}*|chiud\\p{L}+|scad\\p{L}+|kończ\\p{L}+|sluit|endet|schließt).{0,30}(?<!\\p{L})${APPLY}|bis wann|jusqu['’ ]?à quand|hasta cuándo|até quando)|截止`,
  "iu",
);

/** "By when must I let Ms Lane know?" is about an answer to an employer. */
const answers =
  /(?<!\p{L})(?:answer|reply|respond|get back to|decide|accept|let .{1,40} know|antworten|bescheid|zusagen|zurückmelden|entscheiden|annehmen|répondre|réponse|décider|accepter|responder|respuesta|contestar|decidir|aceptar|resposta|aceitar|rispondere|risposta|decidere|accettare|antwoorden|beslissen|odpowiedzieć|zdecydować)(?!\p{L})/iu;

/** True for "When does this job close?": it asks for a date, not for how to close a gap. */
export function asksWhenItCloses(query: string): boolean {
  return asksWhen.test(query) && !answers.test(query);
}

/** "Bis wann kann ich mich bewerben?" asks for the last day to apply, whatever else is due. */
const untilWhen = new RegExp(
  `(?<!\\p{L})(?:bis wann|jusqu['’ ]?à quand|hasta cuándo|até quando|fino a quando|(?:until|by|till) when)(?!\\p{L})|(?:quand|cuándo|quando|kiedy|wanneer|wann)(?!\\p{L}).{0,60}(?<!\\p{L})${APPLY}(?!\\p{L})`,
  "iu",
);

/** True if a question names the last day to apply, though another word of it is of what is due. */
export function asksUntilWhen(query: string): boolean {
  return untilWhen.test(query) && !answers.test(query);
}

/** Lines that say until when to send an application. */
export const closingLines: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:${APPLY}|send|submit|closing|deadline|documents|unterlagen|einsenden|envoy\\p{L}+|envi\\p{L}+|invi\\p{L}+|plazo|prazo|stuur)(?!\\p{L}).{0,120}(?:${anyDate.source})`,
    "iu",
  ),
];
