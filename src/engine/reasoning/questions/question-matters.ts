// Subjects that no role, score, step or note answers. Languages as in question-words.

import { type Inability, inabilityOf } from "../../abilities.ts";
import { type Request, requestOf } from "../request.ts";
import { openingWords } from "./question-shapes.ts";

/** Subjects that stored data does not answer and that must not be confused with others. */
export type Matter =
  | Inability
  | Request
  | "outlook"
  | "permission"
  | "preparation"
  | "training"
  | "changes"
  | "distance"
  | "overview";

/** Losing a job to others or to machines: a fear, unless it happened. */
const lossFeared =
  /(?<!\p{L})(?:be(?:en|ing)? automated|automated away|(?:from|by|of) automation|replaced|replaceable|laid off|lay[- ]?offs?|redundant|fired|los(?:e|ing) my job|tak(?:e|es|ing) (?:over )?my job|obsolete|ersetzbar|ersetzt|ersetzen|wegautomatisiert|entlassen|entlassung\p{L}*|arbeitslos|automatizad[oa]|reemplaza\p{L}*|sustitui\p{L}*|despedid[oa]|despidan|despidos?|automatisée?s?|remplacée?|remplacer|licenciée?|licenciement|demitid[oa]|demissão em massa|substituíd[oa])(?!\p{L})|取代|淘汰|裁员|被裁|失业/iu;
const happened =
  /(?<!\p{L})(?:was|were|got|did|had|have been|since|after|wurde|wurden|war|fui|fue|me han|ai été|j'étais|foi|fui)(?!\p{L})|了/iu;
/** The outlook for a kind of work. */
const market =
  /(?<!\p{L})(?:job market|labou?r market|job security|job outlook|future[- ]proof|future of (?:my|the|this)|in (?:high |much |great )?demand|dying|(?:will|are) there (?:still )?(?:be )?(?:enough |any |more |still )?jobs|arbeitsmarkt|zukunftssicher|zukunft (?:hat|des|der|meines)|gefragt|aussterben\p{L}*|mercado laboral|futuro (?:de mi|tiene)|marché du travail|avenir (?:de|du|a)|mercado de trabalho|futuro (?:da|do) (?:minha|meu))(?!\p{L})|前景|就业市场/iu;

const changes =
  /^\W*(?:what(?:'s|’s| is| has| have)?\s(?:new|changed|different)|(?:is there )?any(?:thing)? new|what (?:did|have) (?:i|we|you|(?:my |the )?agents?) (?:just |last )?(?:changed?|edit(?:ed)?|deleted?)(?: (?:today|yesterday|recently|this week|last week|last time))?\W*$|was (?:ist|gibt es|gibt's) neue?s?|was hat sich (?:ge|ver)ändert|qué (?:hay de nuevo|ha cambiado)|quoi de neuf|qu'est-ce qui a changé|o que (?:mudou|há de novo))(?!\p{L})|有什么(?:新|变化)/iu;

/** Everything stored. */
const overview =
  /^\W*(?:(?:so )?what do you (?:already )?know (?:about|of) me|who am i|tell me about myself|was weißt du (?:alles )?(?:über|von) mi(?:ch|r)|wer bin ich|qué sabes (?:de|sobre) mí|quién soy|que sais-tu (?:de|sur) moi|qui suis-je|o que (?:você sabe|sabes) (?:sobre|de) mim|quem sou eu)\W*$|^你(?:知道|了解)我(?:什么|多少)|^我是谁/iu;

/** A text to write, or a conversation to prepare. */
const preparation = [
  /(?<!\p{L})(?:ask|say|answer|wear|expect|bring|prepare|questions?)(?!\p{L}).{0,50}(?<!\p{L})interview/iu,
  /(?<!\p{L})interview.{0,30}(?<!\p{L})(?:questions?|prep\p{L}*|tips?)(?!\p{L})/iu,
  /(?<!\p{L})(?:what (?:will|would|might|could) they ask|prepare (?:me )?for|cover letter|negotiate)(?!\p{L})/iu,
  /(?<!\p{L})(?:write|draft|tailor|rewrite|polish|update|improve|check)\s(?:me\s|us\s)?(?:a|an|my|the)\s(?:\S+\s)?(?:letter|cv|resume|résumé|(?:e-?)?mail|note|message|application|thank[- ]you)(?!\p{L})/iu,
  /^\W*(?:what|which \p{L}+|was|qué|que|qu['’]est-ce que|o que)(?!\p{L}).{0,40}(?<!\p{L})(?:put|write|include|mention|highlight|stress|say|schreiben|erwähnen|betonen|poner|incluir|destacar|mettre|mentionner|colocar|mencionar)(?!\p{L}).{0,20}(?<!\p{L})(?:cv|resume|résumé|letter|application|lebenslauf|anschreiben|currículum|currículo|carta|lettre)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:career |employment )gap|gaps? (?:in|on) my (?:cv|resume|résumé|history))(?!\p{L})/iu,
  /(?<!\p{L})(?:anschreiben|bewerbungsschreiben|motivationsschreiben|verhandeln?|verhandle)(?!\p{L})|gespräch\s(?:\p{L}+\s)?(?:fragen|sagen|vorbereit\p{L}*|anziehen)|bereite .{0,40}gespräch|lücke(?:n)? im lebenslauf/iu,
  /(?<!\p{L})(?:carta de (?:presentación|motivación|apresentação)|negociar|(?:preparar\p{L}*|preguntar|perguntar|decir|responder|dizer)\s.{0,30}entrevista)(?!\p{L})/iu,
  /(?<!\p{L})(?:lettre de motivation|négocier|(?:préparer|demander|poser|dire|répondre)\s.{0,30}entretien)(?!\p{L})/iu,
  /面试.{0,8}(?:问|准备|穿)|准备.{0,8}面试|求职信|谈(?:判|薪)/u,
];

/** Whether a person may do work by law. */
const permission =
  /(?<!\p{L})(?:(?:am i|would i be|will i be) (?:legally |already )?(?:allowed|permitted|entitled|authori[sz]ed|licen[cs]ed) to (?:work as|practi[cs]e|drive|teach|operate)|(?:can|may|could) i (?:legally|lawfully) (?:work as|practi[cs]e|drive|teach|operate)|darf ich\s.{0,40}als\s.{1,40}(?:arbeiten|praktizieren|tätig sein)|darf ich\s.{0,60}(?:unterrichten|ausüben)|(?:puedo|podría) (?:ejercer|legalmente)|(?:tengo permitido|se me permite|estoy (?:autorizad|habilitad)[oa])|(?:ai-je|est-ce que j['’]ai) le droit (?:d['’]exercer|de travailler comme)|(?:suis-je|est-ce que je suis) autorisée? à|(?:puis-je|est-ce que je peux) exercer|tenho (?:o )?direito de (?:exercer|trabalhar como)|posso exercer|estou (?:autorizad|habilitad)[oa])/iu;

const worth =
  /(?<!\p{L})(?:worth|should i (?:do|get|take|start|study|enrol|enroll|sign up)|lohnt|bringt|soll(?:te)? ich .{0,40} machen|vale la pena|merece la pena|debería (?:hacer|sacar|estudiar)|vaut (?:le coup|la peine)|devrais-je (?:faire|passer)|compensa|devo (?:fazer|tirar)|deveria fazer)(?!\p{L})|值得/iu;
const course =
  /(?<!\p{L})(?:certificat\p{L}*|certs?|courses?|boot ?camps?|degree|diploma|exams?|mba|master's|licen[cs]e|training|qualification|apprenticeship|kurs\p{L}*|weiterbildung|fortbildung|lehrgang|studium|zertifikat\p{L}*|prüfung|meister(?:brief|prüfung|schule)?|cursos?|máster|formation|diplôme|mestrado)(?!\p{L})|证书?|课程|考试/iu;
const worthLearning =
  /(?<!\p{L})worth (?:getting|doing|taking|studying for|the (?:money|time|effort))(?!\p{L})/iu;

/** Words in questions about courses that do not say the course's subject. */
export const courseWords = new RegExp(`${course.source}|${worth.source}|${worthLearning.source}`, "giu");

/** How long something takes. */
export const duration =
  /(?<!\p{L})(?:how (?:long|soon|many (?:months|years|weeks))|how much time|wie (?:lange|schnell|viele (?:monate|jahre))|cuánto (?:tiempo|tard\p{L}*)|cuántos (?:meses|años)|en cuánto tiempo|combien de (?:temps|mois|ans|années)|quanto tempo|quantos (?:meses|anos))(?!\p{L})|多久|多长时间|几年|几个月/iu;

/** The question's subject if stored data does not answer it. A course on the way to a role is part of that. */
export function matterOf(query: string, hasRole: boolean): Matter | undefined {
  const inability = inabilityOf(query);
  if (inability) return inability;
  const request = requestOf(query);
  if (request) return request;
  if (/^How far away is /u.test(query)) return "distance";
  if (changes.test(query)) return "changes";
  if (overview.test(query)) return "overview";
  if (permission.test(query)) return "permission";
  if (market.test(query) || (lossFeared.test(query) && !happened.test(query))) return "outlook";
  if (preparation.some((pattern) => pattern.test(query))) return "preparation";
  const isCourse = worthLearning.test(query) || (worth.test(query) && course.test(query));
  return isCourse && !hasRole && !openingWords.test(query) ? "training" : undefined;
}
