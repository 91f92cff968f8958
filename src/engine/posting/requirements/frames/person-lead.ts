import { type Piece, sliceItem } from "../../../text/piece.ts";

/** "You should have", "Applicants must hold", "Sie verfügen über": who is asked, before what is asked. */
const lead =
  /^(?:(?:you|applicants?|(?:the )?(?:ideal |successful |right )?candidates?|the post-?holder)(?:(?:'ll|'ve|'d)(?=\s)| will| must| should| would| are expected to| do(?= need)| needs? to| ha(?:ve|s) to)*(?: also)?(?: have| has| hold| possess| bring| need| be| show(?! us)| know| want(?= (?:your own|a (?:valid|clean|full|good|current)|some) ))(?: a| an)?|(?:du|ihr) (?:solltest|musst|hast|besitzt)|sie (?:sollten|haben|verfügen über|besitzen)|vous (?:avez|possédez|disposez d'une?|justifiez d'une?)|(?:je|jij) (?:hebt|beschikt over|kent)|cuentas con|você (?:tem|possui)|wir erwarten|vorausgesetzt werden|se requieren?|pedimos|exigimos)\s(?=\p{L})|^(?:piden|exigen|solicitan)\s(?=\S)/iu;

/** "We would expect you to hold", "You'll thrive here if you", "Il vous faudra", "Du har": what is asked follows. */
const asks =
  /^(?:you(?:'ll|'d| will| would| should| must) (?:also )?(?:be (?:expected|required|asked) to |(?=(?:know|hold|understand|bring|be (?:able|comfortable|confident|fluent|familiar|at home|physically|happy|experienced|used|qualified|registered|good|on (?:the|a|our) (?:\p{L}+ )?(?:rota|roster))) ))|you(?:'d|'ll| will| would)? (?:\p{L}+ ){0,2}(?:thrive|fit|do well|love|enjoy|feel at home|succeed|stand out|suit|shine)[^,.;:]{0,40} if you(?:'re|'ve| are| have)? |(?:we|they|he|she)(?:'d| would)? (?:expect|like|prefer|want|need) (?:you|candidates|applicants|them|someone) (?:to|who) (?:have |hold )?|(?:they|he|she)(?:'d| would)? (?:want|need|require|expect)s? |(?:must|need to|needs to|should|has to|have to) (?=(?:be|have|hold|know|speak|live|drive|own|possess|bring|do) )|(?:le poste|la mission|l'emploi) (?:demande|exige|requiert|nécessite) (?:de |d'|une? )?|die (?:stelle|tätigkeit) erfordert |el puesto (?:requiere|exige) |il (?:vous |te )?(?:faut|faudra|faudrait) (?=(?:être|avoir|maîtriser|parler|posséder|une?|le|la|des|savoir (?!que)) ?)|nous (?:attendons|demandons) (?:de vous )?(?:de (?=l['’]|la ))?|(?=(?:ability|willingness|capacity) to )|(?:darüber hinaus |außerdem |zudem )?(?:erwarten wir|setzen wir|brauchst du|benötigen sie) |(?:necesitas|debes|hay que|hace falta|tienes que|se necesita|que (?=(?:sea|tenga|viva|sepa|conozca|cuente|hable)n?s? ))|(?:você precisa|você deve|é preciso|precisa) (?:ter |saber )?|(?:devi|dovrai|hai|sei|cerchiamo (?:una persona|qualcuno|candidati) (?:che|con)) |du (?:solltest|musst|har|är|er|kan|ska|skal|bör|bør|må|besitter) |(?=(?:du (?:sprichst|behärskar|behersker|talar|taler|snakker)|(?:vous parlez|tu parles|hablas|falas|você fala|je spreekt|jij spreekt|parli|mówisz) )(?!\p{L}))|sinulla on |vi s(?:öker|øger|øker|er) (?:etter )?(?:en |dig|deg),? (?:som|der|med) (?:har |är |er )?|(?:posiadasz|masz|jesteś|znasz|potrafisz|mówisz|oczekujemy|wymagamy) )(?=\S)(?!.*(?:opportunit|access to|the chance|holiday|days' leave|pension|training budget|discount|responsib|möjlighet|mulighed|mulighet|możliwość|interess[ei]e?r?[td] (?:an|av|i)|apply|willkommen|välkommen|velkommen))/iu;

/** "We need a designer with", "we are looking for someone who has": what is asked follows the worker. */
const call =
  /^(?:[^.;:]{0,160}(?:\s|(?=['’](?:re|m)\s)))?(?:needs?(?! to )|(?<!, )wants?(?! to )|seeks?|(?:is|are|'re|'m) (?:looking for|after|seeking)|suchen|sucht|suche|brauchen|brauche|stellt ein|recherch(?:e|ons)|cherch(?:e|ons)|recrut(?:e|ons)|embauch(?:e|ons)|buscamos|busca|busco|procura-se|busca-se|precisa-se|se busca|se necesita|se precisa|si cerca|si ricerca|cercasi|necesitamos|necesita|necesito|queremos|precisamos|requiere|solicita|contrata|precisa|procuramos|procura|recruta|admite|zoeken|zoekt|zoek|cerchiamo|cerca|cerco|vogliamo|ricerca|seleziona|assume|szuka|szukamy|zatrudni|poszukuje|söker|søger|søker)\s(?:[^,.;:]{2,70}?,?\s(?:with|titulaires?|possédant|maîtrisant|capable|who (?:has|have|is|can(?! do )|knows?|speaks?|holds?|owns?|likes?|loves?)|mit|(?:der|die|das|dat)(?= [^,.;:]{2,60}(?:hat|ist|kann|spricht|kennt|beherrscht|besitzt|heeft|is|kan|spreekt|kent|beheerst|beschikt)(?!\p{L}))|avec|ayant|qui (?:a|ait|est|soit|sait|sache)|qui(?= (?:parle|connaît|connaisse|maîtrise|aime|peut|puisse) )|con|che (?:abbia|sappia|sia)|che(?= (?:conosca|parli|possa|abiti|ami|legga) )|que (?:tenga|sepa|sea|tenha|saiba|seja)|que(?= (?:haya|maneje|conozca|hable|pueda|domine|viva|disponga|cuente|lea|trabaje|fale|possa|conheça|more|goste|domine|leia) )|com|met|z|ze|med|som (?:har|kan|är|er)|der (?:har|kan|er))|(?:someone|somebody|jemanden?|quelqu'un|alguien|alguém|iemand|qualcuno|någon|noen|nogen|kogoś)(?=\s\d))\s(?=\S+\s\S)/iu;

/** "Do you have a forklift licence?", "Vous êtes titulaire du CAP ?": adverts ask back what they demand. */
const askedBack =
  /^(?:do you (?:have|hold|know|speak)|have you got|are you(?= an?)|(?:hast du|du hast)(?! lust)|sie haben|je hebt|bist du|haben sie|sind sie|avez-vous|êtes-vous|vous êtes|vous avez(?= (?:l(?:[ea]s? |['’])|une? |des |\d|deux |trois ))|¿?tienes|¿?eres|você tem|hai|sei|heb je|ben je|har du|er du|är du|masz)\s(?=\S)(?!.*(?:looking for|seeking|searching|interest|dream|lust auf|auf der suche|envie|buscando|ganas|em busca|op zoek|szukasz))/iu;

/** True if a sentence asks back. */
export function asksBack({ text }: Piece): boolean {
  return askedBack.test(text);
}

/** A demand without the words for who is asked. */
export function withoutPerson(sentence: Piece): Piece {
  const size =
    [lead, asks, askedBack].map((words) => words.exec(sentence.text)).find(Boolean)?.[0].length ?? 0;
  return size > 0 && size < sentence.text.length ? sliceItem(sentence, size) : sentence;
}

/** True if a sentence says in such words who is asked. */
export function asksSomebody({ text }: Piece): boolean {
  return asks.test(text);
}

/** "Only applicants with a valid licence will be considered", "Ohne Führerschein geht es nicht": what rules others out. */
const only =
  /^(?:(?:please note(?: that)? )?(?:(?:we|they) (?:can|will|are able to) )?only (?:consider |accept |hire |take |interview )?(?:applicants|candidates|people|those|applications from \p{L}+)\s(?:with|who (?:have|has|hold)|holding)|(?:candidates|applicants|applications|people) without|ohne)\s(?=\S)/iu;
const ruledOut =
  /\s(?:(?:will|can|shall|may|can't|cannot|won't|will not|can not) be (?:considered|accepted|contacted|interviewed|shortlisted)|geht (?:es |hier |leider |gar )?nichts?|need(?: not)? apply).*$/iu;

/** What a call asks of the wanted worker, or undefined if the sentence is no call. */
export function askedInCall(sentence: Piece): Piece | undefined {
  const lead = only.exec(sentence.text)?.[0].length;
  const end = sentence.text.search(ruledOut);
  if (lead !== undefined && (end > lead || !/^(?:candid|appl|people|ohne)/iu.test(sentence.text)))
    return sliceItem(sentence, lead, end > lead ? end : undefined);
  const size = call.exec(sentence.text)?.[0].length;
  return size === undefined ? undefined : sliceItem(sentence, size);
}

/** True if a call says its demand of the worker in a clause of their own: "a chef who", "einen Koch, der". */
export function endsWithWho(call: string): boolean {
  return ofWorker.test(call);
}

const ofWorker = /\s(?:who|qui|que|che|der|die|das|dat|som)(?:\s\p{L}+)?\s$/u;

const takes =
  /^(?:to do (?:that|this|so|it)(?: well)?|for (?:this|that)|dafür|hierfür|pour cela|pour ça|para ello|para eso|para isso|per questo|daarvoor|to (?:be (?:successful|considered|eligible|effective|selected)|succeed|thrive|qualify|excel|do (?:this|the|our) (?:job|work|role))|in order to (?:succeed|qualify|be (?:successful|considered))|um (?:hier |in dieser rolle )?erfolgreich zu sein|pour (?:réussir|ce poste)|para (?:este puesto|esta vaga|ter sucesso|tener éxito))(?!\p{L})[^,.;:]{0,50},?\s(?=(?:you|applicants?|candidates?|we|solltest|brauchst|sollten|vous|tu|necesitas|debes|você)(?!\p{L}))/iu;
const besides =
  /^(?:due to [^,.;:]{3,60},?(?= you (?:will|must|need))|in addition|additionally|furthermore|moreover|finally|also|außerdem|darüber hinaus|zudem|par ailleurs|de plus|además|além disso),?\s(?=\S)/iu;
/** "At du har en uddannelse": the items of a list below it have its verb. */
const verbOfList = /^(?:har|er|är)\s(?=\S)/u;

/** True if a sentence says what the work takes: "To be successful here you'll need to". */
export function saysWhatItTakes({ text }: Piece): boolean {
  return takes.test(text);
}

/** A sentence without such words, and without "in addition", before who is asked. */
export function withoutIntro(sentence: Piece): Piece {
  const size =
    [takes, besides, verbOfList].map((words) => words.exec(sentence.text)).find(Boolean)?.[0].length ?? 0;
  return size > 0 ? sliceItem(sentence, size) : sentence;
}
