// Questions about what postings say. Languages as in question-words.

import { readQuestion } from "../retrieval/question/question.ts";
import { specificTerms } from "./pertinent.ts";
import { advice, asksFirst, sent } from "./question-shapes.ts";
import { compareWords } from "./question-words.ts";
import type { Searched } from "./said-in-posting.ts";

/** What a posting does with a subject: it has, asks for, offers or mentions it. */
const says =
  /(?<!\p{L})(?:ha(?:s|ve)|needs?|requires?|wants?|asks? for|mentions?|names?|(?<=(?:openings?|jobs?|postings?|positions?|vacanc\p{L}+|them|these) )offers?|includes?|involves?|allows?|provides?|comes? with|means?|says? (?:anything |something )?(?:about|on|of)|verlang(?:t|en)|forder[nt]|braucht|brauchen|biete[nt]|hat|haben|erwähn(?:t|en)|nenn(?:t|en)|erlaub(?:t|en)|enthält|enthalten|pide[n]?|exige[nm]?|requiere[n]?|ofrece[n]?|tiene[n]?|menciona[nm]?|incluye[n]?|permite[nm]?|demande(?:nt)?|requi(?:ert|èrent)|propose(?:nt)?|mentionne(?:nt)?|prévoi(?:t|ent)|a|ont|pede[m]?|oferece[m]?|tem|têm|inclui|incluem)(?!\p{L})|要求|提供|提到/giu;

/** What work can be, beside what it has: "Which openings are remote?" */
const kinds =
  /(?<!\p{L})(?:remote|hybrid|on[- ]?site|part[- ]time|full[- ]time|permanent|temporary|seasonal|fixed[- ]term|freelance|unpaid|unbefristet|befristet|teilzeit|vollzeit|remoto|presencial|híbrid[oa]s?|temporal(?:es)?|indefinid[oa]s?|télétravail|hybrides?|temps (?:partiel|plein)|remot[oa]s?|efetiv[oa]s?)(?!\p{L})|远程|兼职|全职/iu;

/** The user as the subject: "Which openings do I have?" is about the user. */
const ofUser = /(?<!\p{L})(?:i|ich|je|j|eu|yo)(?!\p{L})|我/iu;

/** Words for openings and dates, which say nothing of what is asked. */
const plain =
  /(?<!\p{L})(?:dates?|datum|fechas?|datas?|openings?|jobs?|postings?|vacanc(?:y|ies)|positions?|offers?|stellen?|anzeigen?|angebote?|ofertas?|puestos?|vacantes?|offres?|annonces?|postes?|vagas?)(?!\p{L})|职位|岗位/giu;

/** True if a question asks which of several openings say something: "Which openings have night shifts?" */
export function asksWhatPostingsSay(query: string): boolean {
  return (
    (query.search(says) >= 0 || kinds.test(query)) &&
    ![ofUser, advice, compareWords, asksFirst, sent].some((pattern) => pattern.test(query)) &&
    /[\p{L}\p{N}]{3}/u.test(subjectAsked(query))
  );
}

/** What to search postings for. */
export function searchedInPostings(query: string): Searched {
  const [kind] = kinds.exec(query) ?? [];
  return kind === undefined
    ? { terms: specificTerms(subjectAsked(query)), isPhrase: false }
    : { terms: readQuestion(kind).terms, isPhrase: true };
}

/** A question about postings without its words for openings and for what a posting does. */
function subjectAsked(query: string): string {
  return query.replace(says, " ").replace(plain, " ");
}
