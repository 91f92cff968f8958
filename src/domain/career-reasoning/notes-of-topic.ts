import { isOnlyAhead } from "../../engine/held/not-held.ts";
import { weekdays } from "../../engine/mail/when/words.ts";
import { denialOf } from "../../engine/notes/denied.ts";
import { CANNOT } from "../../engine/reasoning/cannot.ts";
import type { KnownOpening } from "../../engine/reasoning/known-opening.ts";
import { specificTerms } from "../../engine/reasoning/pertinent.ts";
import { asksOfUser, asksOfUserAlone, ownQuestion } from "../../engine/reasoning/questions/own-question.ts";
import { courseWords } from "../../engine/reasoning/questions/question-matters.ts";
import {
  asksAdvice,
  asksStored,
  openingWords,
  past,
} from "../../engine/reasoning/questions/question-shapes.ts";
import { of, without } from "../../engine/reasoning/questions/usual/usual-words.ts";
import type { Answer, Fact, RecallKind, Understood } from "../../engine/reasoning/types.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import { stems } from "../../engine/retrieval/words/tokens.ts";
import { monthPattern } from "../../engine/text/calendar-dates.ts";
import { hasWhole } from "../../engine/text/words.ts";
import type { Note } from "./remembered.ts";

/** Notes that name the skill a question asks for, or else share its words: "Dentally" is no form of "dental". */
export function ofTopic(query: string, memories: readonly Note[]): readonly Note[] {
  const { topic, asks } = ownQuestion(query) ?? {};
  if (topic === undefined)
    return past.test(query) && asksOfUser(query) ? memories.map((note) => withDenial(note, query)) : memories;
  const bare = without(topic, of("paper"), courseWords.source, article, ofWord) || topic;
  const naming = memories.filter(({ text }) => text.toLowerCase().includes(bare.toLowerCase()));
  const mentions = mentioner(specificTerms(topic));
  const sharing = asks === "have" ? memories : memories.filter(({ text }) => mentions(text));
  return (naming.length > 0 ? naming : sharing).map((note) => ({
    ...note,
    isNaming: naming.includes(note),
    denies: [topic, bare].some((one) => denialOf(one, note.text) !== undefined && !learning.test(note.text)),
    isAhead:
      isOnlyAhead(topic, note.text) ||
      [learning, refusal].some((words) => words.test(note.text)) ||
      isBesideNo(note.text, bare),
  }));
}

const ofWord = "^\\s*(?:de|del|d['’]|di|do|da|dos|of|in|für|en|em|van|z|on|for)(?!\\p{L})";
const article =
  "^\\s*(?:el|la|los|las|le|les|l['’]|un[ae]?|uma?|o|a|os|as|il|lo|gli|den|die|das|de|het|een|the|an?)(?!\\p{L})";
/** What is being learnt is neither held nor denied. */
const learning =
  /\((?:currently )?(?:learning|lerne gerade|in ausbildung|en cours(?: d['’]apprentissage)?|aprendiendo|aprendendo|imparando|w trakcie nauki)\)|(?<!\p{L})(?:in progress|pending|applied for|in bearbeitung|beantragt|en cours d['’]obtention|en trámite|em andamento|in corso|w trakcie|in behandeling)(?!\p{L})/iu;
/** Why others said no: it does not say what the user has. */
const refusal =
  /(?<!\p{L})(?:turn(?:ed|ing) (?:me|us) down|reject\p{L}*|absage\p{L}*|abgelehnt|refus|refusée?|rechaz\p{L}+|recus\p{L}+|rejeit\p{L}+|scartat\p{L}|rifiut\p{L}+|afgewezen|odrzuc\p{L}+)(?!\p{L})/iu;

/** "I'm not touching hazmat again": a "not" a few words before the name. */
function isBesideNo(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at > 0 && noBefore.test(text.slice(0, at));
}
const noBefore =
  /(?<!\p{L})(?:(?:not|no|nicht|no|pas|não|non|niet|nie)(?! (?:only|nur|solo|sólo|seulement|só|alleen|tylko)(?!\p{L}))|never|\p{L}+n['’]t|kein\p{L}*|ohne|without|nunca|jamais|sem|sin|sans|geen|bez)\s(?:\S+\s){0,2}$/iu;

/** "Did I finish college?": a note with the question's verb beside a "not" denies it. */
function withDenial(note: Note, query: string): Note {
  const isDenied = specificTerms(query).some(
    ({ word }) => denialOf(word, note.text) !== undefined || isBesideNo(note.text, word),
  );
  return isDenied ? { ...note, denies: true } : note;
}

/**
 * The opening already contains what its note says, and a company's name can share words with the resume:
 * "Community Care".
 */
export function isBeside(
  { sourceId, claimIds, text }: Note,
  query: string,
  openings: readonly KnownOpening[],
  subject: string | null,
): boolean {
  const isOfOpening = sourceId?.startsWith("job_") === true;
  const isOfUser =
    asksOfUserAlone(query) || (asksOfUser(query) && !openingWords.test(query) && !sharesName(text, query));
  if (openings.some(({ id }) => id === sourceId) || (isOfOpening && isOfUser)) return false;
  // A note that only names the employer says nothing that the opening's own words do not.
  const isSaid = subject === null && openings.some((one) => one.isSaid && one.saysAll && !one.isOnlyNamed);
  if (openings.length === 0 || (claimIds.length === 0 && !isSaid)) return true;
  const names = new Set(openings.flatMap((opening) => stems(opening.text)));
  return mentioner(specificTerms(query).filter(({ word }) => !stems(word).some((stem) => names.has(stem))))(
    text,
  );
}

/** True if a text has a name of a question: a word with a capital inside it. */
function sharesName(text: string, query: string): boolean {
  return (query.match(/(?<=[\p{L},] )\p{Lu}[\p{L}\d]{2,}/gu) ?? []).some((name) => hasWhole(text, name));
}

/** The confidence of an answer that says nothing. */
export const LEAST_SURE = 0.2;
/** Subjects that stored data does not answer, and a note may. */
const notable: ReadonlySet<string | null> = new Set([null, "another_person", "due", "place", "preparation"]);

/** True if the answer says nothing, and the question may be one for a note all the same. */
export function mayBeNoted(
  { intent, subject }: Pick<Understood, "intent" | "subject">,
  { recommendation, confidence }: Answer,
): boolean {
  const isSilent = recommendation.startsWith(CANNOT) || confidence <= LEAST_SURE;
  const isOpen = intent === "what_next" ? subject === "due" : intent !== "recall" && notable.has(subject);
  return isSilent && isOpen;
}

/** What is to be written or prepared. */
const ofDocument =
  /(?<!\p{L})(?:writ|draft|prepar|letter|cv|resume|anschreiben|lebenslauf|bereite|vorbereit|carta|currícul|escrib|redact|lettre|prépar|rédig|curricul|escrev)/iu;

/** A note of the user's own that has most of a question, and more than one of its words or a name. */
export function isClearlyMeant({ isMost, claimIds, isEntry }: Note, query: string): boolean {
  if (ofDocument.test(query)) return false;
  const isNamed = /\s\p{Lu}\p{L}{2,}/u.test(query);
  return isMost && !isEntry && claimIds.length === 0 && (isNamed || specificTerms(query).length > 1);
}

/** That no claim shows what a question asks for, which an opening names. */
export function notShown(query: string): Fact[] {
  const { topic } = ownQuestion(query) ?? {};
  const text = `No claim shows ${topic}`;
  return topic === undefined ? [] : [{ field: "none", text: `${text}.`, answer: text }];
}

const asksWhen = new RegExp(`^\\W*(?:and |und |et |y |e )?${of("when")}`, "iu");
const timeSaid = new RegExp(
  `\\d|(?<!\\p{L})(?:${monthPattern}|${[...weekdays.keys()].join("|")}|today|tomorrow|yesterday|(?:this|next|last) \\p{L}+|soon|immediately|now|heute|morgen|gestern|bald|sofort|woche|monat|hier|demain|semaine|mois|hoy|mañana|semana|mes|hoje|amanhã|mês|oggi|domani|settimana|jutro|vandaag|week)(?!\\p{L})`,
  "iu",
);

/** What an opening brings with it, which its words say: "Is there travel?", "Would I have to move?" */
const asksWhatItHas =
  /^\W*(?:(?:is|are|will|would) there|how (?:much|many|often)|gibt es|wie (?:viel|oft)|y a-t-il|est-ce qu['’]il y a|hay|há|c['’]è|ci sono|czy (?:jest|są)|is er)(?!\p{L})|(?<!\p{L})(?:(?:would|will|do) i (?:have|need) to|(?:muss|müsste) ich|(?:dois|devrais)-je|faut-il|(?:tengo|tendría|tendré) que|(?:tenho|teria|terei) (?:de|que)|muszę|moet ik)(?!\p{L})/iu;

/** True if a question asks for stored text in its own words. A question we did not understand may ask for advice. */
export function recallKind(
  query: string,
  { intent }: Understood,
  memories: readonly Note[],
  all: readonly KnownOpening[],
): RecallKind {
  const openings = all.filter(({ isSaid }) => isSaid).length;
  // A note without any time does not say when: "no finished degree" for "When will I finish?".
  const isTimeless = asksWhen.test(query) && memories.every(({ text }) => !timeSaid.test(text));
  if (isTimeless && openings === 0 && memories.length > 0) return "unsure";
  const isHalf = openings === 0 && memories.length > 0 && memories.every(({ isMost }) => !isMost);
  if (intent === "recall" || asksStored.test(query)) return isHalf ? "unsure" : "fact";
  if (openings > 0 && asksWhatItHas.test(query)) return "fact";
  if (asksAdvice.test(query)) return "advice";
  return openings > 0 || memories.some(({ isMost }) => isMost) ? "fact" : "unsure";
}

/** True for a wish that a newer one contradicts. It is named beside the newer one. */
export function isTakenBack({ takenBack }: Note): boolean {
  return takenBack !== undefined;
}
