// Whole question patterns, used where single words are not enough. Languages as in question-words.

import { languagesIn } from "../../languages.ts";
import * as words from "./question-words.ts";

/** A question about a fact of the person's own: "Since when am I …?", "Who is my manager?", "Wo habe ich …?". */
const facts = [
  /^\W*(?:since when|for how long|how (?:many|much|long|often)|when|where|what|which|who)\s(?:[\p{L}'-]+\s){0,4}?(?:did|have|had|was|were|am|do) i\s(?!need|lack|miss|become|get|have to|start|begin)/iu,
  /^\W*(?:who|what|when|where|which|how (?:much|many|long|big|far|high|old))(?:'s| is| are| was| were)\s(?:my|our)(?!\p{L})/iu,
  /^\W*(?:tell me|remind me|what do you know|what is (?:known|noted|stored))\s(?:[\p{L}]+\s){0,2}?(?:about|of)\s(?:my|me)(?!\p{L})/iu,
  /^\W*am i (?:still |already )?an?\s/iu,
  /^\W*(?:wann|wo|was|wer|wie (?:viele?|lange|oft|hoch)|seit wann|welche[rsn]?)\s(?:[\p{L}-]+\s){0,4}?(?:habe|hatte|bin|war|arbeite|möchte|wollte) ich(?!\p{L})/iu,
  /^\W*(?:wer|was|wann|wie hoch)\s(?:ist|sind|war|hat|haben|hatte)\s(?:mein|unser)/iu,
  /^\W*(?:quién|cuál|cuáles|cuándo|dónde|qué)\s(?:es|son|fue|era)\smis?(?!\p{L})/iu,
  /^\W*(?:qui|quel\p{L}*|quand|où)\s(?:est|sont|était|étaient)\s(?:mon|ma|mes)(?!\p{L})/iu,
  /^\W*(?:quem|qual|quais|quando|onde)\s(?:é|são|foi)\s(?:[oa]s?\s)?(?:meus?|minhas?)(?!\p{L})/iu,
  /^\W*(?:dónde|cuándo|qué|cuánt[oa]s?)\s(?:\p{L}+\s){0,2}?(?!(?:aquí|allí|ahí|así|sé|mí|sí|qué|café)(?!\p{L}))\p{L}+[éí](?!\p{L})/iu,
  /^\W*(?:qué|cuándo|dónde)\s(?:me\s)?(?:he|había)\s/iu,
  /^\W*(?:onde|quando|o que|como)\s(?:eu\s)?(?:\p{L}+ei|fiz|tive|fui|estive|disse|quis|pude)(?!\p{L})/iu,
  /^\W*(?:dónde|cuándo|qué|cómo)\s(?:hice|tuve|fui|estuve|dije|quise|pude)(?!\p{L})/iu,
  /^\W*(?:où|quand|qu['’]|que\s)\s?(?:ai-je|j['’]ai)\s/iu,
  /^\W*(?:quel(?:le)?s?|qu['’]est-ce que)\s(?:\p{L}+\s){0,3}?(?:ai-je|est-ce que j['’]ai|j['’]ai)(?!\p{L})/iu,
  /^\W*(?:qué|cuántos?|cuántas?|quais|que|quant[oa]s?)\s(?:\p{L}+\s){1,4}?(?:tengo|(?:eu )?tenho)\W*$/iu,
  /^我的.{1,12}(?:是谁|是什么|是多少|在哪)/u,
];

/** A past event is a fact, in any words: "Did I ask for a raise?". */
export const past =
  /^\W*(?:(?:what|when|where|who|which|why|how)\s(?:[\p{L}'-]+\s){0,4}?)?(?:did|had|have) i\s(?!to\b)|^\W*(?:habe|hatte) ich\s/iu;

/** "When can I apply to the union?", "How much is the class?": a fact, not whether one can become something. */
export const asksWhenOrHowMuch =
  /^\W*(?:when|how much|how many|what (?:does|do|did) .{1,60} (?:cost|start|pay)|wann|wie ?viel\p{L}*|cuándo|cuánt[oa]s?|quand|combien|quando|quant[oa]s?)(?!\p{L})/iu;

/** "By how much did the results improve?" is a fact, whatever the verb. */
const measured =
  /^\W*(?:(?:by )?how (?:much|many|far|long|often|big|large)(?: \p{L}+){0,3}? (?:did|has|have|was|were)|um wie ?viel|wie (?:viel|stark|sehr)(?: \p{L}+){0,2}? (?:hat|haben|wurde|ist|sind)|(?:en|por) cuánto|de combien|em quanto|di quanto)(?!\p{L})/iu;

/** The date of one's own event is a fact, including the next one. */
const dated =
  /^\W*(?:when|wann|cuándo|quand|quando)(?:['’]s|\s(?:is|are|ist|sind|es|son|est|sont|é|são))\s(?:(?:my|our|mein\p{L}*|unser\p{L}*|mis?|mon|ma|mes)|(?:[oa]s?\s)?(?:meus?|minhas?))\s|^\W*when (?:does|do|did|will) (?:my|our)\s|^我的.{1,16}(?:什么时候|哪天|几号)/iu;

/** A question for another person by what they are to the user: "Who is my head teacher?". */
export const asksWhoIs =
  /^\W*(?:who(?:['’]s| is| are| was| were)|wer (?:ist|sind|war|waren)|quién(?:es)? (?:es|son|fue|era)|qui (?:est|sont|était)|quem (?:é|são|foi|era))\s(?:my|our|mein\p{L}*|unser\p{L}*|mis?|nuestr\p{L}+|mon|ma|mes|notre|nos|(?:[oa]s?\s)?(?:meus?|minhas?))(?!\p{L})/iu;

const languageLevel =
  /^\W*(?:how (?:good|well) (?:is my|do i)|what(?:['’]s| is) my (?:level|english|german|french|spanish)|wie gut (?:ist|sind|spreche|kann)|welches niveau|qué nivel|qué tan|cómo es mi|quel est mon niveau|quel niveau|est-ce que je parle|qual (?:é )?(?:o )?(?:meu )?nível|quão|(?:cuál es|qual è|was ist|jaki (?:jest|mam)|wat is|hoe goed is|jak dobrze|com['’]è|como (?:é|está)) (?:il |o )?(?:mi|mio|mein|mijn|mój|meu)(?: (?:nivel|livello|niveau|poziom|nível))?|was für ein niveau)(?!\p{L})/iu;

/** True if a question asks how well the user knows a language. */
export function asksLanguageLevel(query: string): boolean {
  return languageLevel.test(query) && languagesIn(query).some((one) => one !== "any");
}

/** Another person whom the user must act towards: "Qui dois-je relancer ?", "Who should I chase?" */
export const asksWhom =
  /^\W*(?:who(?:m)? (?:should|must|do|shall|can) i|(?:wen|wem|bei wem) (?:muss|soll|sollte|kann) ich|qui (?:est-ce que je )?(?:dois|devrais|peux)(?:-je)?|(?:à|a) qui (?:dois|puis)-je|a quién (?:debo|tengo que|puedo)|(?:a )?quem (?:devo|tenho que|preciso)|(?:a )?chi (?:devo|posso)|(?:do )?(?:kogo|kim|komu) (?:muszę|mam|powin\p{L}+)|wie moet ik)(?!\p{L})/iu;

/** What the user's interests are, which an assessment measures. */
export const asksInterests =
  /^\W*(?:what (?:are|do you know (?:about|of)) my|was sind meine|welche|cuáles son mis|quels sont mes|quais são (?:os )?meus|what)\s(?:(?:career|work|professional|berufliche[nr]?)\s)?(?:interests|interessen|intereses|intérêts|interesses)(?:\s(?:do i have|habe ich|profesionales|professionnels|profissionais))?\W*$|^我(?:的(?:职业)?兴趣是什么|对什么感兴趣)/iu;

/** Someone else's action is a fact too: "Did Ada promise a raise?". */
export const othersPast = /^\W*(?:did|hat|hatte)\s(?!i(?!\p{L})|ich(?!\p{L}))/iu;

/** A question about what someone did or said, or what the person wants. */
export const asksStored =
  /^\W*(?:(?:what|who|when|where|why|which|how)\s(?:\S+\s){0,2}?(?:did|has|have|had|was|were)|was hat|wer hat|wann hat|qué (?:me )?\p{L}+ó|qui a|qu['’]a|o que .{1,30}(?:disse|prometeu))(?!\p{L})|(?<!\p{L})what do i (?:want|like|prefer)(?!\p{L})|(?<!\p{L})how do i (?:feel|stand)(?!\p{L})|什么$/iu;

/** Where the person works, which the resume says. */
export const presentJob =
  /^\W*(?:(?:what do i do|was (?:mache|arbeite) ich|qu['’]est-ce que je fais|que fais-je|(?:a )?qué (?:hago|me dedico)|o que (?:eu )?faço|(?:che )?cosa faccio|co robię|wat doe ik) (?:for (?:a living|work)|beruflich|comme (?:travail|métier)|de trabajo|profissionalmente|di lavoro|zawodowo|voor werk|currently|at the moment|derzeit|zurzeit|momentan|actuellement|en ce moment|actualmente|atualmente|attualmente|obecnie|momenteel)|where do i work|who do i work for|who is my employer|(?:what|which) (?:is|['’]s) my (?:current |present )?(?:job|employer|company|position)|wo arbeite ich|für wen arbeite ich|dónde trabajo|où (?:est-ce que )?je travaille|où travaill[eé]-je|onde (?:eu )?trabalho|(?:qual|cuál|qué|quel(?:le)?|was|welche\p{L}*|jaki\p{L}*|wat|cosa)(?: (?:é|es|est|ist|è|jest|is))? (?:(?:o|a|il|la) )?(?:meu|minha|mi|mio|mia|mon|ma|mein\p{L}*|mijn|moj[ea]) (?:(?:aktuelle[rn]?|derzeitige[rn]?|jetzige[rn]?|huidige|obecn\p{L}+) (?:stelle|job|arbeit|position|baan|functie|stanowisko|praca)|(?:cargo|emprego|trabalho|função|puesto|empleo|trabajo|cargo|poste|emploi|travail|lavoro|impiego|ruolo|posto) (?:atual|actual|actuel|attuale))|我(?:现在)?在哪.{0,4}(?:工作|上班))(?:\s(?:now|currently|today|these days|right now|at the moment|at present|jetzt|gerade|derzeit|aktuell|momentan|heute|ahora|actualmente|hoy|maintenant|actuellement|aujourd['’]hui|en ce moment|agora|atualmente|hoje))*\W*$/iu;

/** True if a question asks what the person did, is or has, rather than for advice or one of our numbers. */
export function asksFact(query: string): boolean {
  const isOfAnother = [words.nextWords, words.closeWords, words.whyWords, words.scoreWords].some((pattern) =>
    pattern.test(query),
  );
  const isOfScore = words.whyWords.test(query) && words.scoreWords.test(query);
  if (
    dated.test(query) ||
    presentJob.test(query) ||
    asksInterests.test(query) ||
    asksLanguageLevel(query) ||
    (measured.test(query) && !isOfScore) ||
    (past.test(query) && !isOfScore)
  )
    return true;
  return !isOfAnother && facts.some((pattern) => pattern.test(query));
}

/** What was said to this service: "What have I said to you about nights?" asks for nights. */
export const saidToUs =
  /(?<!\p{L})(?:(?:have|did) i (?:ever |already )?(?:tell|told|say|said|mention(?:ed)?|noted?)(?: to)? you|habe ich (?:dir|ihnen)|gesagt|erzählt|(?:te|le) (?:dije|he dicho|he contado)|(?:t['’]ai|vous ai)-je dit|(?:te|lhe) (?:disse|contei))(?!\p{L})/giu;

/** A question about something with a date. */
export const due =
  /(?<!\p{L})(?:(?:bis wann|hasta cuándo|jusqu['’ ]?à quand|até quando|fino a quando|(?:until|by|till) when)(?= (?!do i have|will it))|deadlines?|overdue|follow[- ]?ups?|appointments?|(?:is|are|comes?|falls?|anything|something|what['’]s)\sdue(?! to)|due\s(?:this|next|today|tomorrow|soon|when)|expires?|expiring|expiry|fällig\p{L}*|frist(?:en)?|termine?|läuft\s.{1,60}\sab|ablauf\p{L}*|vence[mn]?|vencimientos?|plazos?|caduca\p{L}*|échéances?|expirent|prazos?|scadenz[ae]|termin(?:y|ów|ach)|deadline[sy]?|lhůt\p{L}+)(?!\p{L})|(?:when|what (?:time|day|date)) (?:is|are) (?:my|the) .{0,40}(?:interview|call|appointment|meeting)s?(?!\p{L})|when (?:do|must|should|shall) i (?:have to )?(?:answer|reply|respond|decide)|wann (?:ist|sind|finden|habe ich|muss ich) .{0,40}(?:gespräch|vorstellungsgespräch|antworten|entscheiden)|(?:cuándo|quand|quando|kiedy|wanneer|när|kdy)\s.{0,40}(?:entrevista|entretien|colloqui|rozmow[aęyią]|gesprek|intervju|pohovor)|(?<!\p{L})(?:what['’]s on (?:this|next|today|tomorrow|my)|on my plate|(?:coming|lined) up|upcoming|(?:on|in) my (?:agenda|calendar|diary|schedule)|waiting for me|do i (?:still )?have to (?:answer|reply|respond|decide|get back)|when do i (?:have|need) to (?:give|tell|let)|steht .{0,30}an(?!\p{L})|(?:tengo|hay|tenho) (?:algo )?pendiente\p{L}*|(?:quoi|rien) de prévu)|到期|截止|期限|面试.{0,4}什么时候|什么时候.{0,4}面试/iu;

/** Words in a question about a date that do not say what the date is for. */
export const dueWords =
  /(?<!\p{L})(?:deadlines?|dates?|overdue|follow[- ]?ups?|due|expires?|expiring|expiry|applications?|close[sd]?|closing|coming|ends?|running out|interviews?|calls?|appointments?|meetings?|this|next|week|month|today|tomorrow|soon|answer|reply|respond|decide|fällig\p{L}*|frist(?:en)?|termine?|läuft|ab|gespräch|vence[mn]?|vencimientos?|plazos?|acaba|termina|entrevista|échéances?|entretien|prazos?|valables?|valid|until|gültig|bis|vigente|hasta|jusqu['’]?|quand|cuándo|wann|scade|scadenza|semana|woche|semaine|prochaine?|próxim[oa]|nächste[rns]?)(?!\p{L})|到期|截止|期限|面试|什么时候|下次/giu;

/** A question whether to keep the current job, without an alternative. */
export const stayOrLeave =
  /(?<!\p{L})(?:(?:should|shall|do) i (?:stay|leave|quit|resign|go)(?= or|\W*$| my| this| the job)|(?:should|shall|must) i (?:stay|leave|quit|resign)|(?:is it |it['’]s |is this )?(?:the right )?time to (?:move on|leave|quit|go)|hand(?:ing)? in my (?:notice|resignation)|worth (?:staying|leaving|quitting)|better off (?:at|with|in|staying|leaving|elsewhere|somewhere)|(?:lohnt es sich|soll(?:te)? ich).{0,30}(?:zu kündigen|kündigen)|(?:debería|debo|tengo que|conviene|merece la pena|vale la pena) (?:dejar|quedarme|irme|renunciar|cambiar de (?:trabajo|empleo))|stay or|soll(?:te)? ich (?:bleiben|gehen|kündigen|wechseln)|bleiben oder|me quedo|quedarme o|me voy|renuncio|(?:dois|devrais)-je (?:rester|partir|démissionner|quitter)|(?:devo|deveria) (?:ficar|sair|pedir demissão))(?!\p{L})|留下|离开|辞职/iu;

/** A question about occupations that suit the person. */
export const whatSuits =
  /(?<!\p{L})(?:what|which) (?:kind of |sort of )?(?:jobs?|careers?|roles?|work|occupations?|professions?) .{0,25}(?:suits?|fits?|match(?:es)?|right|good) (?:for )?me(?!\p{L})|welche[rns]? (?:berufe?|jobs?) .{0,25}pass(?:t|en) .{0,10}mir|(?:qué|que) (?:trabajos?|profesi\p{L}+|carreras?|empleos?) .{0,30}(?:conmigo|para mí|me convienen?)|quels? (?:métiers?|emplois?) .{0,30}(?:pour moi|me (?:convient|conviennent|correspond\p{L}*))|(?:que|quais|qual) (?:profiss\p{L}+|trabalhos?|empregos?|carreiras?) .{0,30}(?:comigo|para mim)|(?:什么|哪些|哪种)(?:工作|职业|岗位).{0,4}适合我|适合我的(?:工作|职业|岗位)/iu;

/** Words that refer to an opening, so that its title alone identifies it. */
export const openingWords =
  /(?<!\p{L})(?:jobs?|openings?|postings?|vacanc(?:y|ies)|offers?|appl(?:y|ied|ying|ications?)|accept|interviews?|stellen?(?:anzeige|angebot)?|angebote?|bewerb\p{L}*|ofertas?|puestos?|vacantes?|candidatur(?:as?|es?)|offres?|postes?|vagas?|offert[ae]|annunci[o]?|ofert[ayę]|ogłosze\p{L}+|stanowisk\p{L}*|vacatures?)(?!\p{L})|职位|岗位|录用/iu;

/** The opening in front of the user: "Should I apply to this?", "Passt diese Stelle zu mir?". */
export const thisOpening =
  /(?<!\p{L})(?:this|that) (?:one|job|role|opening|posting|position|offer|vacancy)(?!\p{L})|(?<!\p{L})(?:apply|applying|go for|accept|qualified|suit(?:able)?|fit|ready|chances?)\b(?:\s\S+){0,3}?\s(?:this|it)\s*\?*\s*$|(?<!\p{L})(?:diese[rn]? (?:stelle|anzeige|ausschreibung)|(?:darauf|hierauf) bewerben|soll(?:te)? ich mich (?:hier |dort |da )?bewerben|(?:dois-je|je dois|devrais-je) postuler|(?:debo|debería|tendría que) (?:postular|presentarme|aplicar)(?:me)?\s*\?|devo (?:me )?candidatar(?:-me)?\s*\?|should i (?:even |really )?apply\s*(?:\?|$)|(?:este|esta) (?:oferta|puesto|vaga|vacante)|(?:cette|ce) (?:offre|annonce|poste))(?!\p{L})|这(?:个|份)(?:工作|职位|岗位)/iu;

/** The only opening: "Do I fit the job?". */
export const theOpening =
  /(?<!\p{L})(?:the (?:job|role|opening|posting|position|vacancy)|(?:die|der) (?:stelle|anzeige|ausschreibung)|(?:la oferta|el puesto|la vacante)|(?:l['’](?:offre|annonce)|le poste)|a vaga)(?!\p{L})/iu;

/** Openings referred to without a name: "my two offers", "which opening". */
export const unnamedOpenings =
  /(?<!\p{L})(?:which|what|any|welche[rs]?|cuál(?:es)?|laquelle|lesquelles|qual|quais|quali?)(?: ones?)? (of (?:these|them)|von (?:diesen|ihnen)|de (?:estas|ellas)|d['’]entre elles|delas|di queste)(?!\p{L})|(?<!\p{L})(?:my|both|two|these|all|any|open|which(?: of)?|what|meine[rn]?|beiden?|welche[rs]?|mis|estas|dos|cuál de|cuáles|qué|mes|ces|deux|quelles?|quali|quais|minhas|essas|duas|qual das|alg(?:uma|una)s?|aucune|irgendeine[rs]?|eine[rs]?(?: der)?|une des|una de las|uma das)\s(?:[\p{L}]+\s){0,2}?(offers?|openings?|applications?|postings?|vacancies|angebote?n?|stellen?|bewerbungen|ofertas?|candidaturas?|offres?|vagas?|offerte|annunci)(?!\p{L})|(?<!\p{L})(?:which|what|welche[rn]?|qual|cuál|qué|quel(?:le)?)\s(jobs?|one|role|position|application|stelle|bewerbung|vaga|candidatura|solicitud|empleo|trabajo|puesto|poste|emploi|offre|candidature)\s(?:[\p{L}'’ -]{1,40}\s)?(?:first|zuerst|primeir[oa]|primer[oa]|en premier|d['’]abord)(?!\p{L})|(?<!\p{L})(jobs|applications|positions|roles|places) (?:have|did) i (?:already )?(?:applied|apply|sent|send)(?!\p{L})|(?:哪个|哪些|两个|这些)(录用|职位|岗位)/iu;

/** "Which job pays more?" */
export const whichPays =
  /^\W*(?:which|what|welche[rs]?|cuál|qué|quel(?:le)?|qual|que)\s(?:of (?:them|these) |de (?:ellas|ellos) )?(?:jobs?|one|role|position|stelle|job|vacante|empleo|puesto|trabajo|poste|emploi|emprego|vaga|trabalho)?\s?(?:pays|zahlt|paga|paie|paye)(?!\p{L})/iu;

/** A comparison of two things without names, because there are only two. */
export const theTwo =
  /(?<!\p{L})(?:compare (?:the two|both|them)|which of (?:the two|them)|vergleiche?n? (?:die beiden|beide)|welche[rs]? (?:von beiden|der beiden)|compara (?:los|las) dos|cuál de (?:los|las) dos|compare[rz]? les deux|laquelle des deux|lequel des deux|compara(?:r)? (?:os|as) d(?:ois|uas)|qual d[oa]s (?:dois|duas))(?!\p{L})/iu;

/** The state of a career as a whole. */
export const standing =
  /^\W*(?:how (?:am i|is my career) (?:doing|going|getting on)|how is my career|how healthy is my career|am i (?:still )?on track|is my career (?:healthy|on track|going well)|wie (?:steht es um meine|läuft meine|geht es mit meiner) (?:karriere|laufbahn)|wie stehe ich da|cómo (?:voy|va mi carrera)|comment va ma carrière|como (?:estou indo|vai minha carreira))\W*$|^我的职业状况/iu;

/** "Have I applied", in several languages. */
const APPLIED =
  "have i (?:already |ever )?applied|did i (?:already |ever )?apply|habe ich mich .{0,40}beworben|(?:he|me he) (?:aplicado|postulado|inscrito)|(?:ai-je|j['’]ai) (?:déjà )?postulé|me candidatei|heb ik (?:al )?gesolliciteerd|har jag (?:redan )?sökt";
/** "Has Northfold replied?": the stage says whether an application is waiting. */
const REPLIED =
  "(?:has|have|did) (?!i ).{1,60} (?:repl(?:y|ied)|respond(?:ed)?|answer(?:ed)?|(?:got|gotten|get|come|came|been) back)(?: to me)?|(?:have i|did i) (?:heard?|got an answer)|(?:geantwortet|gemeldet|répondu|respondi(?:do|ó|eu)|contestado|contestó|risposto|odpowiedzi\\p{L}+|gereageerd)";

/** Among them, those applied for. */
export const sent = new RegExp(
  `(?<!\\p{L})(?:${APPLIED}|have i (?:already )?sent|did i send)(?!\\p{L})`,
  "iu",
);

const whenApplied = /^\W*(?:when|wann|cuándo|quand|quando)(?!\p{L})/iu;
const applied = new RegExp(`(?<!\\p{L})(?:${APPLIED}|${REPLIED})(?!\\p{L})`, "iu");

/** True if a question asks which openings the user has applied for, or whether for one; not when. */
export function asksWhatWasAppliedFor(query: string): boolean {
  return applied.test(query) && !whenApplied.test(query);
}

/** Among them, those that were offered. */
export const offered = /^(?:offers?|angebot|ofertas|offres|录用)/iu;

/** A question whether an opening suits the person. */
export const advice =
  /(?<!\p{L})(?:should|shall|worth|good|right|wrong|bad|accept|take|fits?|suits?|match|mismatch|risky|(?:speaks?|counts?) (?:against|for)|drawbacks?|downsides?|clash(?:es)?|conflicts?|contradicts?|deal[- ]?breakers?|widerspricht|kollidiert|choca|contradice|incompatible|contredit|contraria|s['’]oppose|spricht (?:\p{L}+ ){0,3}?(?:gegen|für|dagegen|dafür)|en contra|apply|enough|chances?|(?:over|under)?qualified|eligible|elegible|éligible|elegível|berechtigt|too (?:junior|senior|inexperienced)|experienced|realistic|ready|requirements|requisitos|anforderungen|exigences|requisiti|suficiente|suffisant|qualifiziert|geeignet|chancen?|oportunidad|posibilidades|va(?:nno)? bene|soll(?:te)?|lohnt|passt|annehmen|bewerben|debo|debería|conviene|vale la pena|dois-je|devrais|je dois|vaut|devo|deveria|convém|vale a pena|merece la pena|val la pena|warto|opłaca|(?:qualificad|cualificad|apt)[oa]|qualifiée?)(?!\p{L})|应该|值得|适合/iu;

/** A question that needs a judgement. Stored text may be relevant but does not give one. */
export const asksAdvice =
  /(?<!\p{L})(?:should|shall|could|would|will|might|worth|good idea|mistake|right|wrong|what if|is it|is there|better|best|how (?:should|can|could) i|how do i (?!feel|like|stand)|soll(?:te)?|könnte|würde|lohnt|richtig|fehler|was wenn|debería|debo|podría|conviene|merece|vale la pena|devrais|dois-je|faut-il|pourrais|vaut|deveria|devo|poderia|compensa)(?!\p{L})|应该|值得|要不要|该不该/iu;

/** A question about a person, a date or a place, which needs no judgement. */
export const asksWho =
  /^\W*(?:who|whom|when|where|wer|wen|wann|wo|quién|a quién|cuándo|dónde|qui|quand|où|quem|quando|onde)(?!\p{L})/iu;

/** Which of several comes first, by due date. */
export const asksFirst =
  /(?<!\p{L})(?:first|next|soonest|most urgent|priori[tszr]\p{L}*|zuerst|als erstes|am dringendsten|en premier|d['’]abord|primer[oa]?|primeir[oa])(?!\p{L})|最先|先(?:投|申请)/iu;

const closes =
  /(?<!\p{L})(?:close[sd]?|closing|deadlines?|expires?|läuft .{0,20}ab|endet|bewerbungs(?:frist|schluss)|cierra|vence|ferme|clôture|encerra|fecha)(?!\p{L})/iu;

/** Whether a question asks what to do first, or which opening closes first. */
export function firstAsked(query: string): "to_do" | "to_close" | undefined {
  if (!asksFirst.test(query)) return undefined;
  return closes.test(query) ? "to_close" : "to_do";
}

/** Only interviews, if a question asks for that. */
export const interview =
  /interview|gespräch|entrevista|entretien|colloqui(?!al)|rozmow[aęyią]|sollicitatiegesprek|intervju|pohovor|mülakat|面试|面接/iu;
