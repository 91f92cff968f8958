import { type Piece, sliceItem } from "../../text/piece.ts";

/** "You should have", "Applicants must hold", "Sie verfügen über": who is asked, before what is asked. */
const lead =
  /^(?:(?:you|applicants?|(?:the )?(?:ideal |successful |right )?candidates?|the post-?holder)(?:(?:'ll|'ve|'d)(?=\s)| will| must| should| would| are expected to| needs? to| ha(?:ve|s) to)*(?: also)?(?: have| has| hold| possess| bring| need| be| show| know)(?: a| an)?|(?:du|ihr) (?:solltest|musst|hast|besitzt)|sie (?:sollten|haben|verfügen über|besitzen)|vous (?:avez|possédez|disposez d'une?|justifiez d'une?)|(?:je|jij) (?:hebt|beschikt over|kent)|cuentas con|você (?:tem|possui)|wir erwarten|vorausgesetzt werden|se requieren?|pedimos|exigimos)\s(?=\p{L})/iu;

/** "We need a designer with", "we are looking for someone who has": what is asked follows the worker. */
const call =
  /^(?:[^,.;:]{0,60}\s)?(?:needs?|wants?|seeks?|(?:is|are|'re|'m) (?:looking for|after|seeking)|suchen|sucht|recherch(?:e|ons)|cherch(?:e|ons)|buscamos|busca|procuramos|procura|zoeken|zoekt|cerchiamo)\s[^,.;:]{2,70}?\s(?:with|who (?:has|have|is|can(?! do ))|mit|avec|ayant|con|com|met)\s(?=\S+\s\S)/iu;

/** A demand without the words for who is asked. */
export function withoutPerson(sentence: Piece): Piece {
  const size = lead.exec(sentence.text)?.[0].length ?? 0;
  return size > 0 && size < sentence.text.length ? sliceItem(sentence, size) : sentence;
}

/** What a call asks of the wanted worker, or undefined if the sentence is no call. */
export function askedInCall(sentence: Piece): Piece | undefined {
  const size = call.exec(sentence.text)?.[0].length;
  return size === undefined ? undefined : sliceItem(sentence, size);
}

const takes =
  /^(?:to (?:be (?:successful|considered|eligible|effective|selected)|succeed|thrive|qualify|excel|do (?:this|the|our) (?:job|work|role))|in order to (?:succeed|qualify|be (?:successful|considered))|um (?:hier |in dieser rolle )?erfolgreich zu sein|pour (?:réussir|ce poste)|para (?:este puesto|esta vaga|ter sucesso|tener éxito))(?!\p{L})[^,.;:]{0,50},?\s(?=(?:you|applicants?|candidates?|we|solltest|brauchst|sollten|vous|tu|necesitas|debes|você)(?!\p{L}))/iu;
const besides =
  /^(?:in addition|additionally|furthermore|moreover|finally|also|außerdem|darüber hinaus|zudem|par ailleurs|de plus|además|além disso),?\s(?=\S)/iu;

/** True if a sentence says what the work takes: "To be successful here you'll need to". */
export function saysWhatItTakes({ text }: Piece): boolean {
  return takes.test(text);
}

/** A sentence without such words, and without "in addition", before who is asked. */
export function withoutIntro(sentence: Piece): Piece {
  const size = (takes.exec(sentence.text) ?? besides.exec(sentence.text))?.[0].length ?? 0;
  return size > 0 ? sliceItem(sentence, size) : sentence;
}
