import { jobSides, needed } from "../../lexicon/demands/job-sides.ts";
import { type WorkKind, workKinds } from "../../lexicon/demands/work-kinds.ts";
import { isNoLimit } from "../../notes/limit-clauses.ts";
import { sentencesOf } from "../../writing/sentences.ts";
import { hasStance, takesBack } from "../opening/stances.ts";
import type { StatedNote } from "../opening/types.ts";
import { type NotedFilter, ofNote } from "./limit-outcome.ts";
import { filterResult } from "./result.ts";

/** What is read of an opening to find the kinds of work in it. */
interface Work {
  title: string;
  /** What is required, and what is only welcome. */
  demands: readonly string[];
  wishes: readonly string[];
  text: string;
}

/** A mention of a kind of work, or of what a posting has instead of it. */
interface Mention {
  quote: string;
  is: "sure" | "unsure" | "denied" | "opposite";
}

/** What a person may refuse of a job, by the name of its filter. */
export const refusable: Readonly<Record<string, WorkKind>> = { ...workKinds, ...jobSides };

/** Kinds that are refused as a whole, whatever else the sentence says. */
const wholly: ReadonlySet<string> = new Set(["coldCalling", "agency", "licence"]);

/** Not those of limit-clauses, which end at the Dutch "want" and so cut "I don't want to sell". */
const CLAUSES =
  /[.;,:!?()–—]|(?<!\p{L})(?:but|because|since|and|und|aber|weil|denn|pero|porque|y|mais|car|parce que|et|mas|ma|perché|maar|omdat|och|men|ale|bo)(?!\p{L})/iu;
/** A double negation or an exception, which may mean the opposite. */
const turned =
  /(?<!\p{L})(?:without|ohne|sin|sans|sem|senza|zonder|utan|bez|unless|except|smoke|vape|rauche|fume|fumo|außer|es sei denn|sauf|salvo|excepto|exceto|tranne|behalve|utom|oprócz|leave|leaving|stop|quit|lose)(?!\p{L})/iu;
/** Words beside the name that narrow nothing: "I don't want to do … again". */
const light =
  /^(?:i|we|d|do|don|does|t|won|wouldn|can|cannot|ca|will|would|never|not|no|to|be|in|of|any|more|an?|the|jobs?|roles?|positions?|posts?|work|working|works?|take|have|has|with|it|that|this|as|accept|go|into|back|ever|again|really|please|longer|anymore|anything|nothing|everything|want|wants|wish|like|is|are|out|no-go|refuse|done|am|m|ve|all|at|for|me|ich|will|möchte|mag|kann|werde|nicht|nie|kein(?:e|en|er)?|mehr|wieder|im|der|die|das|den|als|machen|arbeiten|bitte|je|ne|n|veux|souhaite|pas|plus|jamais|de|du|des|d|la|le|les|l|un|une|poste|postes|travail|faire|travailler|dans|où|yo|no|quiero|nunca|más|hacer|trabajar|en|ser|trabajos?|puestos?|una|el|los|las|nada|eu|não|quero|mais|fazer|trabalhar|em|o|os|as|uma?|non|voglio|più|fare|lavorare|nel|ik|wil|niet|geen|nooit|meer|jag|vill|inte|aldrig|mer|nie|chcę|już|pracować|new|another|other|kommt|infrage|frage|geht|bei|mir|mich|für|tack|alsjeblieft|übernehmen?|leisten|prendre|asumir|assumir|assumere|accepte|acepto|aceito|accetto|accepteer|akceptuję|accepterar|hago|faço|faccio|doe|robię|mache|refuse|rien|niente|niets|inget|inga|ingen|żadn\p{L}+|bez|istemiyorum|yapmam|yok|olmasın|etmiyorum|kabul)$/iu;
/** What a person needs: "I only want a permanent contract". */
const needs =
  /(?<!\p{L})(?:only|nothing else|has to|must|need|require|want|looking for|nur|ausschließlich|will|brauche|benötige|muss|suche|besoin|doit|dois|tiene que|tem de|serve|bisogno|deve|devo|moet|nodig|musi|muszę|potrzebuję|måste|behöver|gelmeli|gerek\p{L}*|ihtiya\p{L}+|lazım|sadece|yalnızca|veux|uniquement|seulement|rien d['’]autre|cherche|faut|quiero|busco|solo|sólo|necesito|quero|só|procuro|preciso|voglio|cerco|solo|wil|zoek|alleen|vill|söker|bara|chcę|szukam|tylko|wyłącznie|olmalı)(?!\p{L})/iu;
/** Work of others in the opening, or how one applies or asks. */
const aside =
  /(?<!\p{L})(?:report(?:s|ing)?(?: directly)? to|led by|managed by|under the|support(?:s|ing)? (?:the|our)|work(?:s|ing)? (?:closely )?with|your (?:team|line|manager|supervisor)\p{L}* (?:leader |manager )?(?:will|is)|berichte\p{L}*|unterstellt|geleitet|unterstütz\p{L}*|rattachée?|sous la|dirigée? par|reporta\p{L}*|bajo la|liderado|dirigido|riporta|sotto la|rapporteert|rapporterar|(?:our|unsere|nos|nuestros|nossos|i nostri|onze|våra) (?:customers|clients?|kunden|clientes|clienti|klanten|kunder)|interviews?|questions|enquir\p{L}+|contact|apply|applications?|cvs?|fragen|rückfragen|kontakt|erreich\p{L}*|bewerb\p{L}+|vorstellungsgespräch\p{L}*|entretiens?|renseignements|candidatures?|priée?s|entrevistas?|consultas|dudas|colloqui\p{L}*|sollicit\p{L}+|vragen|ansök\p{L}+|frågor|tender)(?!\p{L})/iu;
/** A demand for experience is no duty. */
const experience =
  /(?<!\p{L})(?:experience|erfahrung\p{L}*|expérience|experiencia|experiência|esperienza|ervaring|erfarenhet|doświadczenie)(?!\p{L})/iu;
/** A denial right before the name, or of it right behind. */
const deniedBefore =
  /(?:^|\s)(?:no|not|never|zero|without|kein(?:e|en|er)?|nicht|statt|ohne|pas de|aucune?|sans|sin|nada de|ningún|não|sem|nenhuma?|non|senza|nessuna?|geen|niet|zonder|inte|inga|ingen|inget|utan|bez)\s(?!only |nur |just )(?:(?!experience|erfahrung|expérience|experiencia|experiência|esperienza|ervaring|erfarenhet|need|requir|problem|se |only |nur |just )\p{L}+\s){0,3}$/iu;
const deniedBehind =
  /^(?:\s\p{L}+){0,3}\s(?:is|are|was|ist|sind|gehört|gehören|hoort|horen|fait|font|forma|forman|faz|fanno)\s(?:not|nicht|niet|pas|no|não|non|never|geen)(?!\p{L}| only)|^\s(?:hoort|gehört)\s(?:niet|nicht)(?!\p{L})|^(?:\s\p{L}+){0,2}\s(?:yok|yoktur|gerekmez|non requis\p{L}*|non richiest\p{L}*|nie jest wymagan\p{L}*)(?!\p{L})/iu;
/** It is asked for, wherever a posting says it. */
const isMust =
  /(?<!\p{L})(?:must (?:hold|have)|required|essential|mandatory|erforderlich|vorausgesetzt|zwingend|indispensable|obligatoire|exigé|imprescindible|obligatorio|obrigatóri[oa]|indispensabile|obbligatori[oa]|vereist|verplicht|krävs|wymagan[aey]|şart|zorunlu)(?!\p{L})/iu;
/** What one does there, by the verb: "you will", "vous traitez", "conducirás". */
export const duty =
  /(?<!\p{L})(?:[Yy]ou(?:['’]ll| will)|[Vv]ous (?!êtes|avez|justifiez|maîtrisez|possédez|disposez|aimez|souhaitez|savez|connaissez)\p{L}+ez|(?:Sie|du|Du) (?!haben|hast|sind|bist|bringen|bringst|verfügen|verfügst|besitzen|besitzt)\p{L}+(?:en|st)|\p{L}+(?:ar|er|ir)ás|[Jj]e (?!hebt|bent|beschikt)\p{L}+t|[Dd]u kommer att)(?!\p{L})/u;
/** Contracts of others, and employers that were or that one serves: no side of this job. */
const ofOthers =
  /^(?:freelancers|start[- ]?ups(?!\p{L})|(?:fixed[- ]term|temporary|freelance|self[- ]employed) (?!basis)\p{L}{3,}s|befristete \p{L}*verträge|1099 forms?)(?!\p{L})/iu;
const former =
  /(?<!\p{L})(?:was|were|once|started (?:as|out)|former(?:ly)?|no longer|war(?:en)?|früher|ehemalig\p{L}*|était|fue|foi|era|was ooit)(?!\p{L})/iu;
const MOST_LINES = 2000;
/** Title, employer, place, pay and what the employer does come first. */
const HEAD_LINES = 6;
/** A longer line may be about the contracts or licences of others. */
const SHORT_LINE = 90;
const LONGEST_LINE = 600;

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
  return Object.entries(refusable).flatMap(([name, kind]) => {
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
}

/** The mention of a kind of work that says most: a sure one, then an unsure one, then a denial. */
function mentionOf(kind: WorkKind, work: Work): Mention | undefined {
  const { title, text } = work;
  const isAssistant = /(?<!\p{L})(?:assistants? to|assistenz|adjointe?)(?!\p{L})/iu.test(title);
  if (kind.title?.test(title) && !isAssistant) return { quote: title, is: "sure" };
  const found = linesOf(text).flatMap((line, at) => mentionsIn(line, at < HEAD_LINES, kind, work));
  const of = (is: Mention["is"]) => found.find((one) => one.is === is);
  const inTitle: Mention | undefined = kind.titleUnsure?.test(title)
    ? { quote: title, is: "unsure" }
    : undefined;
  const [sure, opposite] = [of("sure"), of("opposite")];
  if (sure && opposite) return { ...sure, is: "unsure" };
  return sure ?? of("unsure") ?? inTitle ?? of("denied") ?? (opposite && { ...opposite, is: "denied" });
}

function mentionsIn(line: string, isHead: boolean, kind: WorkKind, { demands, wishes }: Work): Mention[] {
  const { asked, opposite, decides } = kind;
  return sentencesOf(line).flatMap((sentence, at): Mention[] => {
    const match = asked.exec(sentence);
    const rest = match ? sentence.slice(match.index) : "";
    const isOpposite = opposite?.test(sentence) === true && !hasStance("unsure", sentence);
    if (!match) return isOpposite ? [{ quote: sentence, is: "opposite" }] : [];
    if (aside.test(sentence) || /^['’]s?(?!\p{L})/u.test(rest.slice(match[0].length))) return [];
    const before = sentence.slice(0, match.index).split(CLAUSES).at(-1) ?? "";
    const after = sentence.slice(match.index + match[0].length).split(CLAUSES)[0] ?? "";
    if (deniedBefore.test(before) || deniedBehind.test(after)) return [{ quote: sentence, is: "denied" }];
    const isWish = wishes.some((wish) => asked.test(wish) && sentence.includes(wish));
    const isOpen =
      isOpposite ||
      isWish ||
      ofOthers.test(rest) ||
      former.test(sentence) ||
      hasStance("unsure", sentence) ||
      experience.test(sentence);
    const isDuty = duty.test(sentence) || (at === 0 && match.index === 0);
    const isDemand =
      isMust.test(sentence) || demands.some((demand) => asked.test(demand) && sentence.includes(demand));
    const decided = {
      ...{ duty: isDuty, demand: isDuty || isDemand, demandAlone: isDemand, head: isHead || isDuty },
      mention: isHead || isDuty || sentence.length <= SHORT_LINE,
    };
    return [
      {
        quote: sentence,
        is: !isOpen && (kind.sure?.test(sentence) || (decides && decided[decides])) ? "sure" : "unsure",
      },
    ];
  });
}

/** The lines of a text, without marks of lists. */
function linesOf(text: string): string[] {
  return text.split("\n", MOST_LINES).map((line) =>
    line
      .slice(0, LONGEST_LINE)
      .replace(/^[\s\-–•*·]+/u, "")
      .trim(),
  );
}
