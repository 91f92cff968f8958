// Questions about what postings say. Languages as in question-words.

import type { Remote } from "../../posting/types.ts";
import { readQuestion, type SearchTerm } from "../../retrieval/question/question.ts";
import { stemOf } from "../../retrieval/words/tokens.ts";
import { anyDate, monthPattern } from "../../text/calendar-dates.ts";
import { specificTerms } from "../pertinent.ts";
import type { Searched } from "../said-in-posting.ts";
import { asksWhenItCloses, closingLines } from "./closing-asked.ts";
import { asksForContact, contacts } from "./contact-asked.ts";
import { advice, asksFirst, interview, past, sent } from "./question-shapes.ts";
import { compareWords } from "./question-words.ts";
import { sideAsked } from "./sides-asked.ts";

/** The words for openings. */
const OPENING =
  "(?:openings?|jobs?|postings?|vacanc(?:y|ies)|positions?|offers?|stellen?|anzeigen?|angebote?|ofertas?|puestos?|vacantes?|offres?|annonces?|postes?|vagas?|of (?:them|these))";

/** What a posting does with a subject: it has, asks for, offers or mentions it. */
const SAYS =
  "(?:ha(?:s|ve)|needs?|requires?|asks? for|mentions?|names?|offers?|includes?|involves?|allows?|provides?|comes? with|says? (?:anything |something )?(?:about|on|of)|verlang(?:t|en)|forder[nt]|brauch(?:t|en)|biete[nt]|hat|haben|erwähn(?:t|en)|nenn(?:t|en)|erlaub(?:t|en)|enthält|enthalten|pide[n]?|exige[nm]?|requiere[n]?|ofrece[n]?|tiene[n]?|menciona[nm]?|incluye[n]?|permite[nm]?|demande(?:nt)?|requi(?:ert|èrent)|propose(?:nt)?|mentionne(?:nt)?|prévoi(?:t|ent)|pede[m]?|oferece[m]?|tem|têm|inclui|incluem)";
const says = new RegExp(
  `(?<!\\p{L})${OPENING} ${SAYS}(?!\\p{L})(?=\\s\\p{L})|(?:职位|岗位)(?:要求|提供|提到)`,
  "iu",
);
const verbs = new RegExp(`(?<!\\p{L})${SAYS}(?!\\p{L})`, "giu");
const plain = new RegExp(
  `(?<!\\p{L})(?:dates?|datum|fechas?|datas?|${OPENING})(?!\\p{L})|职位|岗位|要求|提供|提到`,
  "giu",
);

/** What is said of openings by this program or by the user, and superlatives, which need a comparison. */
const ofUs =
  /(?<!\p{L})(?:scores?|fits?|match\p{L}*|points?|high(?:er|est)|low(?:er|est)|most|least|more|less|best|worst|status|stages?|interviews?|rejected|expired?|deadlines?|attention|höchste\p{L}*|niedrigste\p{L}*|meiste\p{L}*|wenigste\p{L}*|mehr|punkt\p{L}*|gespräch\p{L}*|más|menos|mayor|menor|puntuación|puntos|entrevistas?|plus|moins|meilleure?s?|pointage|entretiens?|mais|maior|melhor|pontuação|me|my|mich|mir|mein\p{L}*|mi|mí|mon|ma|moi|meu|minha)(?!\p{L})|最|分|面试/iu;
/** A question for what openings do not have. */
const denies =
  /(?<!\p{L})(?:no|not|n['’]t|don['’]?t|doesn['’]?t|without|never|kein\p{L}*|nicht|ohne|nie|sin|sans|pas|sem|não|nunca)(?!\p{L})|不|没/iu;

/** What work can be, beside what it has: "Which openings are remote?" */
const kinds =
  /(?<!\p{L})(?:remote|hybrid|on[- ]?site|part[- ]time|full[- ]time|permanent|temporary|contract(?= (?:jobs?|roles?|work|positions?))|seasonal|fixed[- ]term|freelance|unpaid|unbefristet|befristet|teilzeit|vollzeit|remoto|presencial|híbrid[oa]s?|temporal(?:es)?|indefinid[oa]s?|télétravail|hybrides?|temps (?:partiel|plein)|remot[oa]s?|zdaln\p{L}+|híbrid[oa]s?|presenciais|efetiv[oa]s?|meio período|tempo (?:parcial|integral))(?!\p{L})|远程|兼职|全职/iu;

/** The user as the subject: "Which openings do I have?" is about the user. */
const ofUser = /(?<!\p{L})(?:i|ich|je|j|eu|yo)(?!\p{L})|我/iu;

/** True if a question asks which of several openings say something: "Which openings have night shifts?" */
export function asksWhatPostingsSay(query: string): boolean {
  return (
    // Two conditions at once are no words of one line.
    says.test(query) !== kinds.test(query) &&
    ![ofUser, ofUs, denies, advice, compareWords, asksFirst, sent].some((pattern) => pattern.test(query)) &&
    /[\p{L}\p{N}]{3}/u.test(subjectAsked(query))
  );
}

/** True if a question sets two conditions at once: no search for its words answers it. */
export function isBeyondSearch(query: string): boolean {
  return says.test(query) && kinds.test(query);
}

/** A question without its "no" or "not"; itself if it has none. */
export function withoutDenial(query: string): string {
  return query.replace(new RegExp(denies.source, "giu"), " ").replace(/\s+/gu, " ");
}

/** How a question for what openings do not have is said. */
const lacking = /^Which openings are without (?=\S)/u;

/** True if a question, in usual words, asks which openings do not have something. */
export function asksWhatPostingsLack(query: string): boolean {
  return lacking.test(query);
}

/** True if a text names a kind of work: "remote", "part time". */
export function isKindOfWork(text: string): boolean {
  return kinds.test(text);
}

/** What to search postings for. What a kind of work is denied for is not that kind: "No remote work is possible". */
export function searchedInPostings(asked: string): Searched {
  const query = asked.replace(lacking, "Which openings mention ");
  const [kind] = kinds.exec(query) ?? [];
  if (kind !== undefined) return { terms: readQuestion(kind).terms, isPhrase: true, without: denies };
  const terms = specificTerms(subjectAsked(query)).map(withShip);
  return { terms, isPositive: !denies.test(query), ...usualLines(query) };
}

/** The lines that postings usually have on what is asked, in whatever words. */
function usualLines(query: string): Pick<Searched, "usual" | "isPositive"> {
  if (asksForContact(query)) return { usual: contacts };
  if (asksWhenItCloses(query)) return { usual: closingLines };
  if (asksWhenItStarts(query)) return { usual: starts };
  const side = sideAsked(query);
  return side ? { usual: side.lines, isPositive: !denies.test(query) } : {};
}

/** "Sponsors" and "sponsorship". */
function withShip({ word, synonyms }: SearchTerm): SearchTerm {
  const bare = word.replace(/ships?$/u, "");
  return { word, synonyms: [...synonyms, bare === word ? `${stemOf(word)}ship` : bare] };
}

const whenStarts =
  /^\W*(?:(?:from |by )?when|what date|(?:ab |zu )?wann|(?:(?:desde|a partir de) )?cuándo|(?:à partir de )?quand|(?:a partir de |da )?quando|(?:od )?kiedy|(?:per |vanaf )?wanneer)(?!\p{L}).{0,80}(?<!\p{L})(?:start|begin|beginn|anfang|fang|fäng|los|eintritt|antritt|empez|empiez|comenz|comienz|incorpor|commenc|débu|prise de poste|começ|inici|inizi|zaczyn|rozpocz|aanvang)|(?<!\p{L})(?:start(?:ing)? date|date de (?:début|prise de poste)|eintritts(?:datum|termin)|fecha de (?:inicio|incorporación)|data de início|data di inizio|startdatum|data rozpoczęcia)(?!\p{L})/iu;

/** What starts beside a job, or a start that is advised. */
const otherStart =
  /(?<!\p{L})(?:courses?|training|exams?|shifts?|school|should i|(?:have|need) to|kurs|schulung|prüfung|schicht|schule|soll(?:te)?|muss|cursos?|examen|turno|escuela|debo|debería|formation|cours|école|dois|devrais|escola|devo|deveria|corso|turno|scuola|cursus|dienst|szkolenie|zmiana)(?!\p{L})/iu;

/** True if a question asks when work starts that the user does not do yet: "When does the Leeds job start?" */
export function asksWhenItStarts(query: string): boolean {
  return whenStarts.test(query) && ![past, otherStart, interview].some((words) => words.test(query));
}

const START =
  "(?:start(?:s|ing)?(?! (?:pay|salary|wage|rate))|start(?:ing)? date|date de début|prise de poste|à pourvoir|début|incorporación|inicio|comienzo|eintritt\\p{L}*|(?:arbeits|dienst|vertrags)?beginn|beginnt|starttermin|zu besetzen|besetzbar|início|inizio|decorrenza|aanvang|startdatum|indiensttreding|rozpoczęci\\p{L}+|początek)";
const SOON =
  "(?:immediate(?:ly)?|as soon as possible|asap|ab sofort|zum nächstmöglichen|dès que possible|immédiat\\p{L}*|inmediat\\p{L}+|lo antes posible|imediat\\p{L}+|immediat\\p{L}+|subito|per direct|zo snel mogelijk|od zaraz|natychmiast\\p{L}*)";
/** Lines on the start of work: with a day or a month, or else as soon as possible. */
const starts: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})${START}(?!\\p{L}).{0,40}(?:${anyDate.source}|${monthPattern}|(?<!\\d)20\\d\\d(?!\\d)|${SOON})|(?<!\\p{L})${SOON}.{0,20}(?<!\\p{L})${START}(?!\\p{L})`,
    "iu",
  ),
  /^\W*(?:start(?:ing)? date|starts?|eintritt\p{L}*|beginn|incorporación|inicio|début|início|inizio|startdatum)\s?:/iu,
  /(?<!\p{L})(?:ab sofort|od zaraz|immediate start|start immediately)(?!\p{L})/iu,
];

/** Where one works, by the words of a question. */
const places: readonly (readonly [Remote, RegExp])[] = [
  ["remote", /remot|télétravail|zdaln|远程/iu],
  ["hybrid", /h[iíy]brid/iu],
  ["on_site", /on[- ]?site|presencial/iu],
];

/** The place of work that a question asks postings for. */
export function placeAsked(query: string): Remote | undefined {
  const [kind = ""] = kinds.exec(query) ?? [];
  return places.find(([, words]) => words.test(kind))?.[0];
}

/** A question about postings without its words for openings and for what a posting does. */
function subjectAsked(query: string): string {
  return query.replace(verbs, " ").replace(plain, " ");
}

/** What says "the … one" of no word that an opening has. */
const ANY =
  "first|second|third|fourth|last|next|other|right|wrong|same|only|new|old|big|best|better|good|bad|worst|easy|hard";
/** What describes one opening: "the warehouse job", "the night one", "la oferta de almacén", "die Stelle im Lager" are its words. */
const described = [
  /(?<!\p{L})(?:the|that|this)\s((?:[\p{L}\p{N}-]+\s){1,3})(?:job|opening|role|position|posting|vacancy|offer)(?!\p{L})/iu,
  new RegExp(`(?<!\\p{L})the\\s((?!(?:${ANY})(?:est)?\\s)(?:[\\p{L}\\p{N}-]+\\s){1,3})one(?!\\p{L})`, "iu"),
  /(?<!\p{L})(?:der|die|dem|den|das|diese[rnms]?)\s((?:\p{L}+[- ]){0,2}\p{L}+)-(?:stelle|job|position|anzeige)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:der|die|diese|zur) (?:stelle|anzeige)|(?:la|esa|esta) (?:oferta|vacante)|(?:el|ese|este|al|del) puesto|l['’](?:offre|annonce)|(?:le|ce|au|du) poste|(?:[aà]|[dn]?a|essa|esta) vaga)\s(?:(?:als|bei|im|in der|in|am|de|del|du|en|da|do)\s|d['’])([\p{L}\p{N}-]+)/iu,
];

/** The words with which a question describes an opening. */
export function describedIn(query: string): string | undefined {
  return described.flatMap((shape) => shape.exec(query)?.[1]?.trim() ?? [])[0];
}
