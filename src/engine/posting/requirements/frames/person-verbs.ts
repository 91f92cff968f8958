import {
  abilityVerbs,
  knowingVerbs,
  likingVerbs,
  pastVerbs,
  permissionVerbs,
  personAdverbs,
  personQuestions,
  personSubjects,
} from "../../../lexicon/demands/person-verbs.ts";
import { type Piece, sliceItem } from "../../../text/piece.ts";
import { wordsOf } from "../../../text/words.ts";
import type { RequirementKind } from "../../types.ts";
import { itemKind } from "../kinds/item-kind.ts";
import { isDoing as isActionOn } from "../kinds/unnamed-skill.ts";

/** What a clause says that the wanted person knows, can, likes or did, and the kind of it. */
export interface PersonVerb {
  piece: Piece;
  kind: RequirementKind;
}

const behind = (verbs: string, subject: string) =>
  new RegExp(`^${subject}(?:(?:${personAdverbs})\\s){0,2}(?:${verbs})(?:(?=[\\s,])|(?<=\\s))`, "iu");
const said = `(?:(?:${personSubjects})[\\s]?)`;
const classes = (subject: string) => ({
  past: behind(pastVerbs, subject),
  likes: behind(likingVerbs, subject),
  knows: behind(knowingVerbs, subject),
  can: behind(abilityVerbs, subject),
});
const withSubject = classes(said);
const question = (verbs: string) => new RegExp(`^(?:${verbs})(?:(?=\\s)|(?<=\\s))`, "iu");
const asked = {
  past: question(personQuestions.done),
  knows: question(personQuestions.knows),
  can: question(personQuestions.can),
};
/** In a list of demands, or behind another demand, "can" is an ability. */
const withoutSubject = {
  ...classes(`${said}?`),
  can: behind(`${abilityVerbs}|${permissionVerbs}`, `${said}?`),
};
/** "Kennst dich mit Elektrofahrzeugen aus": the particle at the end. */
const particle = /\s(?:aus|um|zurecht)$/iu;
const led =
  /^(?:(?:with|in|on|using|at|mit|im|in|avec|en|sur|de|des|du|con|com|met|med|w)\s)?(?:(?:the|an?|der|dem|den|die|une?|la|le|les|el|los|las|de|het|een)\s(?=\S))?/iu;
const LONGEST = 14;
/** What the job offers, and how to apply, in such words. */
const ofOthers =
  /(?<!\p{L})(?:opportunit\p{L}*|benefits?|apply|contact(?! (?:avec|with|mit|au|con|com|met)(?!\p{L}))|holiday|salary|expect|choose|bewerb\p{L}*|möglichkeit\p{L}*|gehalt|urlaub|postul\p{L}*|candidat\p{L}*|salaire|enviar|solicit\p{L}*|sollicit\p{L}*|ansök\p{L}*|ansøg\p{L}*)(?!\p{L})/iu;

/** True if a sentence begins with who is asked, and such a verb. */
export function saysOfPerson({ text }: Piece): boolean {
  return !ofOthers.test(text) && Object.values(withSubject).some((verbs) => verbs.test(text));
}

/** True if a sentence asks so: "Have you worked", "sabes". */
export function asksOfPerson({ text }: Piece): boolean {
  return !ofOthers.test(text) && Object.values(asked).some((verbs) => verbs.test(text));
}

/** Before a clause that has such a verb and the subject of the clause before it: "and know Sage". */
export const beforePersonVerb = new RegExp(
  `(?:,\\s|,?\\s(?:and|und|et|y|e|ed|en|och|og|i)\\s)(?=(?:(?:you|du|sie|vous|tu|je|jij|u)['’\\s]|there (?:is|are) |your \\p{L}+ (?:is|are))|(?:(?:${personAdverbs})\\s)?(?:${[pastVerbs, likingVerbs, knowingVerbs, abilityVerbs, permissionVerbs].join("|")})(?:\\s|(?<=\\s)))`,
  "giu",
);

/** A question without such words at its start. */
export function withoutQuestion(sentence: Piece): Piece {
  const size = Object.values(asked)
    .map((verbs) => verbs.exec(sentence.text)?.[0].length)
    .find((length) => length !== undefined);
  return size === undefined ? sentence : sliceItem(sentence, size);
}

/** What a clause says of the wanted person by its verb. A clause behind another needs no subject: "and know Sage". */
export function personVerb(clause: Piece, isBehind: boolean): PersonVerb | undefined {
  const { past, likes, knows, can } = isBehind ? withoutSubject : withSubject;
  const { text } = clause;
  if (wordsOf(text).length > LONGEST || ofOthers.test(text)) return undefined;
  const size = (pattern: RegExp, inQuestion?: RegExp) =>
    (inQuestion?.exec(text) ?? pattern.exec(text))?.[0].length;
  const inPast = size(past, asked.past);
  const isAsked = asked.past.test(text);
  if (inPast !== undefined) return ofKind(isAsked ? sliceItem(clause, inPast) : clause, inPast, "experience");
  const liked = size(likes);
  if (liked !== undefined) return ofKind(clause, liked, "other");
  const known = size(knows, asked.knows);
  if (known !== undefined) return ofKind(clause, known, "skill");
  const able = size(can, asked.can);
  return able === undefined ? undefined : abilityIn(clause, able);
}

/** What follows "can" in a clause from `from` on: a skill if it is an action on an object. */
function abilityIn(clause: Piece, from: number): PersonVerb | undefined {
  const rest = ofKind(clause, from, "skill");
  return rest && { ...rest, kind: isDoing(clause.text) || isDoing(rest.piece.text) ? "skill" : "other" };
}

/**
 * The same where the frame around a demand took its verb: "a chef who has | run a section", "who can | butcher fish".
 * Only skills and experience are sure enough.
 */
export function ledVerb(line: Piece, piece: Piece): PersonVerb | undefined {
  const before = line.text.slice(0, piece.start - line.start);
  const lead = /(?<=^|\s)\S+\s$/u.exec(before.slice(-MAX_LEAD))?.[0];
  const from = before.length - (lead?.length ?? 0);
  const found = personVerb(sliceItem(line, from, piece.end - line.start), true) ?? personVerb(piece, true);
  if (found === undefined || found.kind === "other") return undefined;
  return found.piece.start < piece.start ? { ...found, piece } : found;
}

const MAX_LEAD = 20;

function ofKind(clause: Piece, from: number, kind: RequirementKind): PersonVerb | undefined {
  const whole =
    kind === "skill"
      ? sliceItem(clause, from, clause.text.search(particle) >= 0 ? clause.text.search(particle) : undefined)
      : clause;
  const piece = kind === "skill" ? sliceItem(whole, led.exec(whole.text)?.[0].length ?? 0) : whole;
  return /\p{L}{3}|\p{Lu}{2}/u.test(piece.text) ? { piece, kind } : undefined;
}

/** "Read a drawing", "rendre la monnaie": an action on an object; "respecter les délais" is of the person. */
function isDoing(text: string): boolean {
  return [text, `able to ${text}`].some(
    (said) => isActionOn(said, wordsOf(said).length) || itemKind(said) === "skill",
  );
}
