import { jobSides, needed } from "../../../lexicon/demands/job-sides.ts";
import { home } from "../../../lexicon/demands/refusals.ts";
import { type WorkKind, workKinds } from "../../../lexicon/demands/work-kinds.ts";
import { isNoLimit, isPlain } from "../../../notes/limit-clauses.ts";
import { refusedThings } from "../../../notes/refused-things.ts";
import { sentencesOf } from "../../../writing/sentences.ts";
import { hasStance, takesBack } from "../../opening/stances.ts";
import { timeTags } from "../../opening/times-named.ts";
import type { StatedNote } from "../../opening/types.ts";
import { type NotedFilter, ofNote } from "../limit-outcome.ts";
import { filterResult } from "../result.ts";
import { CLAUSES, linesOf, mentionOf, type Work } from "./mentions.ts";

/** What a person may refuse of a job, by the name of its filter. */
export const refusable: Readonly<Record<string, WorkKind>> = { ...workKinds, ...jobSides };

/** The name of the filter for what is refused by its own name. */
export const namedWork = "refusedWork";

/** Kinds that are refused as a whole, whatever else the sentence says. */
const wholly: ReadonlySet<string> = new Set(["coldCalling", "agency", "licence"]);

/** A double negation or an exception, which may mean the opposite. */
const turned =
  /(?<!\p{L})(?:without|ohne|sin|sans|sem|senza|zonder|utan|bez|unless|except|smoke|vape|rauche|fume|fumo|außer|es sei denn|sauf|salvo|excepto|exceto|tranne|behalve|utom|oprócz|leave|leaving|stop|quit|lose)(?!\p{L})/iu;
/** Words beside the name that narrow nothing: "I don't want to do … again". */
const light =
  /^(?:i|we|d|do|don|does|t|won|wouldn|can|cannot|ca|will|would|never|not|no|to|be|in|of|any|more|an?|the|jobs?|roles?|positions?|posts?|work|working|works?|take|have|has|with|it|that|this|as|accept|go|into|back|ever|again|really|please|longer|anymore|anything|nothing|everything|want|wants|wish|like|is|are|out|no-go|refuse|done|am|m|ve|all|at|for|me|ich|will|möchte|mag|kann|werde|nicht|nie|kein(?:e|en|er)?|mehr|wieder|im|der|die|das|den|als|machen|arbeiten|bitte|je|ne|n|veux|souhaite|pas|plus|jamais|de|du|des|d|la|le|les|l|un|une|poste|postes|travail|faire|travailler|dans|où|yo|no|quiero|nunca|más|hacer|trabajar|en|ser|trabajos?|puestos?|una|el|los|las|nada|eu|não|quero|mais|fazer|trabalhar|em|o|os|as|uma?|non|voglio|più|fare|lavorare|nel|ik|wil|niet|geen|nooit|meer|jag|vill|inte|aldrig|mer|nie|chcę|już|pracować|new|another|other|kommt|infrage|frage|geht|bei|mir|mich|für|tack|alsjeblieft|übernehmen?|leisten|prendre|asumir|assumir|assumere|accepte|acepto|aceito|accetto|accepteer|akceptuję|accepterar|hago|faço|faccio|doe|robię|mache|refuse|rien|niente|niets|inget|inga|ingen|żadn\p{L}+|bez|istemiyorum|yapmam|yok|olmasın|etmiyorum|kabul)$/iu;
/** What a person needs: "I only want a permanent contract". */
const needs =
  /(?<!\p{L})(?:only|nothing else|ha(?:s|ve) to|got to|gotta|must|need|require|want|looking for|nur|ausschließlich|will|brauche|benötige|muss|suche|besoin|doit|dois|tiene que|tem de|serve|bisogno|deve|devo|moet|nodig|musi|muszę|potrzebuję|måste|behöver|gelmeli|gerek\p{L}*|ihtiya\p{L}+|lazım|sadece|yalnızca|veux|uniquement|seulement|rien d['’]autre|cherche|faut|quiero|busco|solo|sólo|necesito|quero|só|procuro|preciso|voglio|cerco|solo|wil|zoek|alleen|vill|söker|bara|chcę|szukam|tylko|wyłącznie|olmalı)(?!\p{L})/iu;
/** A kind of work that a note refuses. `isFirm` if it refuses all of it and nothing narrower. */
export interface RefusedKind {
  name: string;
  kind: WorkKind;
  isFirm: boolean;
}

/** Compares the kinds of work that a note refuses with an opening's title, demands and text. */
export function againstWork(note: StatedNote, refused: readonly RefusedKind[], work: Work): NotedFilter[] {
  return refused.flatMap(({ name, kind, isFirm }) => {
    const found = mentionOf(kind, work);
    if (!found) return [];
    const holds = found.is === "denied" ? true : isFirm && found.is === "sure" ? false : undefined;
    const more = holds === undefined ? " Ask whether this is part of the work." : "";
    return [ofNote(note, filterResult(name, holds, `The opening says: "${found.quote}"${more}`))];
  });
}

/** Compares what a note needs, such as a sponsor for a visa, with what an opening says of it. */
export function againstNeeds(note: StatedNote, text: string): NotedFilter[] {
  return Object.entries(needed).flatMap(([name, of]) => againstNeed(note, text, name, of));
}

/** True if a sentence needs what an opening may grant or deny. */
export function needsGrant(sentence: string): boolean {
  return Object.values(needed).some(({ said }) => isNeeded(sentence, said));
}

const atHomeNightly = new RegExp(String.raw`(?<!\p{L})(?:${home})(?!\p{L})`, "iu");

/** True if a sentence says that its writer must be at home each night. */
export function needsHome(sentence: string): boolean {
  return sentence
    .split(CLAUSES)
    .some((clause) => atHomeNightly.test(clause) && needs.test(clause) && isPlain(clause));
}

function isNeeded(sentence: string, said: RegExp): boolean {
  const clauses = sentence.split(CLAUSES).filter((clause) => said.test(clause));
  return clauses.some((clause) => needs.test(clause) && !hasStance("refuses", clause));
}

function againstNeed(
  note: StatedNote,
  text: string,
  name: string,
  of: (typeof needed)[string],
): NotedFilter[] {
  if (!isNeeded(note.text, of.said)) return [];
  const sentences = linesOf(text).flatMap(sentencesOf);
  const quote = sentences.find((sentence) => of.asked.test(sentence));
  if (quote === undefined) return [];
  // The Portuguese "no" is "in the".
  const said = quote.replace(/(?<=[ãõç].*\s)no (?=\p{L})/giu, "em ");
  const holds = hasStance("unsure", quote) ? undefined : !hasStance("refuses", said);
  return [ofNote(note, filterResult(name, holds, `The opening says: "${quote}"`))];
}

/** The kinds of work that a sentence refuses, or whose opposite it needs. */
export function kindsRefused(sentence: string): RefusedKind[] {
  if (turned.test(sentence)) return [];
  const clauses = sentence.split(CLAUSES).filter((clause) => !isNoLimit(clause));
  const known = Object.entries(refusable).flatMap(([name, kind]) => {
    const at = clauses.findIndex((clause) => kind.said.test(clause));
    const clause = clauses[at];
    const match = clause === undefined ? null : kind.said.exec(clause);
    if (clause === undefined || !match) {
      const isNeeded = clauses.some((one) => kind.opposite?.test(one) && needs.test(one));
      return isNeeded ? [{ name, kind, isFirm: !hasStance("wishes", sentence) }] : [];
    }
    const isClosed = takesBack.test(clause) || takesBack.test(clauses.slice(at + 1).join(" "));
    const isRefused = isClosed || hasStance("refuses", clause);
    if (!isRefused) return [];
    const beside = `${clause.slice(0, match.index)} ${clause.slice(match.index + match[0].length)}`;
    const isWhole = (beside.match(/[\p{L}-]+/gu) ?? []).every((word) => light.test(word));
    return [{ name, kind, isFirm: isClosed || isWhole || name in jobSides || wholly.has(name) }];
  });
  return [...known, ...namedAlone(sentence)];
}

/** What a sentence refuses by its name alone: "I'm not touching hazmat again". */
function namedAlone(sentence: string): RefusedKind[] {
  const isKnown = (name: string) => Object.values(refusable).some(({ said }) => said.test(name));
  return refusedThings(sentence)
    .filter(({ name }) => !isKnown(name) && timeTags(name).length === 0)
    .map(({ pattern, isFirm }) => ({
      name: namedWork,
      kind: { said: pattern, asked: pattern, title: pattern, decides: "mention" as const },
      isFirm,
    }));
}
