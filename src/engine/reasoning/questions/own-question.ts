// Questions about the user's own years, skills and papers, which claims answer. What in-usual-words reads is
// in English here, the rest in the languages of question-words.

import { asksToLead } from "../../fit/opening/experience/leading.ts";

/**
 * How long the user did something, whether they know it, have done it or have it, or whether a paper is valid; without
 * a topic, all work.
 */
export interface OwnQuestion {
  asks: "years" | "held" | "experience" | "paper" | "valid" | "have";
  topic?: string;
  /** True if the topic is a role: "as a tutor". */
  isRole?: boolean;
}

const END = String.raw`(?:\s(?:already|now|so far|in total|for|well|gut|bien|bem|bene|dobrze|goed|schon|bereits|insgesamt|ya|déjà|já))?\s*[?？.!]*\s*$`;
const ARTICLE = String.raw`(?:an?\s|the\s|eine?[nmrs]?\s|una?\s|une?\s|uma?\s)?`;
const TOPIC = `(?<topic>[^?？]{2,80}?)`;

const years = [
  String.raw`(?:for )?how (?:many years|long|much experience)(?: of (?:work )?experience)? (?:have|did|do|was|were) i (?:been |have |had |got |worked |work |spent |used? |done )?(?:an?\s)?(?:working |been )?(?:as |in |with |at |of |using |doing )?${ARTICLE}${TOPIC}`,
  `how (?:many years|long|much experience)(?: of (?:work )?experience)? (?:in|with|as|of|at|doing|teaching) ${ARTICLE}${TOPIC} (?:do|have|did) i (?:have|had|got)`,
];
const held = [
  `(?:do|can) i (?:know(?: how to use)?|speak|use) ${ARTICLE}${TOPIC}`,
  `do i have (?:enough |any )?knowledge (?:with|in|of) ${ARTICLE}${TOPIC}`,
  `have i (?:ever )?(?:used|learned|learnt) ${ARTICLE}${TOPIC}`,
  `can i (?:show|prove|evidence|demonstrate) (?!(?:enough |any )?(?:experience|work) )${ARTICLE}${TOPIC}`,
  `kann ich (?!erfahrung )${ARTICLE}${TOPIC} (?:nachweisen|belegen|zeigen)`,
  `(?:puedo|posso) (?:demostrar|acreditar|probar|mostrar|comprovar|demonstrar) (?!experi[eê]ncia )${ARTICLE}${TOPIC}`,
  `puis-je (?:prouver|montrer|justifier de) (?!(?:de l['’]|une )expérience)${ARTICLE}${TOPIC}`,
  `(?:spreche|nutze) ich ${ARTICLE}${TOPIC}`,
  `(?:sé|hablo|parlo|falo|mówię|spreek ik) (?:o )?${ARTICLE}${TOPIC}`,
  `est-ce que je parle ${ARTICLE}${TOPIC}`,
  `so usare (?:il |lo |la |l['’])?${ARTICLE}${TOPIC}`,
  `(?:eu )?(?:sei(?: usar)?|(?:já )?usei) (?:o )?${ARTICLE}${TOPIC}`,
];
const experience = [
  `(?:do i have|have i(?: got)?) (?:enough |any |some |much )?experience (?:(?:with|in|of|using|as) |(?=\\p{L}+ing ))${ARTICLE}${TOPIC}`,
  `have i (?:ever |already )?(?:(?:worked (?:with|in|as)|been (?:trained|certified|taught) (?:in|on|for|as|to)|been) ${ARTICLE}|(?=(?:led|managed|supervised) ))${TOPIC}`,
  `can i (?:show|prove|demonstrate) (?:enough |any )?(?:experience|work) (?:with|in|of|using|as) ${ARTICLE}${TOPIC}`,
  `habe ich (?:schon )?erfahrung (?:mit|in|als) ${ARTICLE}${TOPIC}`,
  `kann ich erfahrung (?:mit|in|als) ${ARTICLE}${TOPIC} (?:zeigen|nachweisen|belegen)`,
  `habe ich (?:schon |je )?(?:mit|als) ${ARTICLE}${TOPIC} gearbeitet`,
  `(?:(?:tengo|puedo (?:demostrar|acreditar)) experiencia (?:con|en|de|como)|(?:ya )?he trabajado (?:ya )?(?:con|como)) ${ARTICLE}${TOPIC}`,
  `(?:ai-je|puis-je (?:montrer|prouver)) (?:(?:de l['’]expérience|une expérience) (?:avec|en|de|dans|comme)|(?:déjà )?travaillé (?:avec|sur|comme)) ${ARTICLE}${TOPIC}`,
  `(?:eu )?(?:já )?(?:(?:tenho|posso (?:mostrar|comprovar)) experiência|trabalhei) (?:com|em|de|como) ${ARTICLE}${TOPIC}`,
  `(?:ho|posso (?:mostrare|dimostrare)) esperienza (?:con|in|di|come|nel|nella|su) ${ARTICLE}${TOPIC}`,
];
/** Anything that a person may have. Only what the claims know of is answered. */
const have = [`(?:do i have|have i got|do i hold) (?:an? |the |my |any )?(?:valid )?${TOPIC}`];
/** Words in the name of a paper. */
const paperWord =
  /(?<!\p{L})(?:card|certificat\p{L}*|certified|cert|licen[cs]e|degree|bachelor['’]?s?|master['’]?s?|ph\.?d|doctorate|mba|ged|qualification|ticket|permit|registration|apprenticeship|\p{L}*(?:schein|abschluss|zertifikat|zeugnis|diplom[ae]?|doktor(?:titel)?|ausbildung|lehre|meister(?:brief|titel)?|lizenz|approbation|zulassung|abitur|matura)|certificad[oa]|licencia|carn[eé]t?|permiso|cédula|maestría|máster|licenciatura|doctorado|diplomado|bachillerato|permis|licence|maîtrise|doctorat|baccalauréat|brevet|carte|attestation|diplôme|licença|carta de condução|carteira|mestrado|doutorado|bacharelado)(?!\p{L})/iu;
const papers = [
  "am i (?:an? )?(?<topic>[^?]{2,60}?) (?:certified|licen[cs]ed|registered)",
  "am i an? (?<topic>(?:certified|licen[cs]ed|registered|chartered) [^?]{2,50}?)",
  "am i (?:certified|licen[cs]ed|registered) (?:in|as|for|on) (?:an? )?(?<topic>[^?]{2,60}?)",
  "bin ich (?:eine? )?(?<topic>(?:geprüfte[rn]? )?\\p{L}*meister(?:in)?)",
];
const valid = [
  `(?:is|are) my ${TOPIC} (?:still )?(?:valid|current|in date|up to date|expired|active|out of date)`,
  `(?:has|have) my ${TOPIC} (?:already |yet )?(?:expired|lapsed|run out)`,
  `(?:when|how soon) (?:does|do|did|will) my ${TOPIC} (?:expire|lapse|run out|end)`,
  `until when (?:is|are) my ${TOPIC} valid`,
  `do i (?:still )?(?:have|hold) (?:an? )?(?:valid|current) ${TOPIC}`,
];
const patternsOf = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(`^[\\s¿¡]*(?:${source})${END}`, "iu"));
const shapes = {
  years: patternsOf(years),
  held: patternsOf(held),
  experience: patternsOf(experience),
  paper: patternsOf(papers),
  valid: patternsOf(valid),
  have: patternsOf(have),
};

/** A longer topic is a question of its own: "Do I know Python well enough to apply?". */
const MOST_WORDS = { years: 6, held: 4, experience: 6, paper: 6, valid: 6, have: 4 };
/** Words for work in general. */
const allWork =
  /^(?:ha(?:ve|d)|work(?:ing)?|experience|all|métier|oficio|profissão|mestiere|zawodzie|berufserfahrung|erfahrung|experiencia|expérience|experiência)$/iu;
/** "Museum experience" is experience of museums. */
const ofExperience = /(?<=\S)\s(?:work )?(?:experience|erfahrung)$/iu;
/** A person, a reason or a plan is no skill: "Do I know anyone at Acme?". */
const noSkill =
  /^(?:left|some(?:one|body|thing)|any(?:one|body|thing)|what|who|wen|wem|any other|andere|autres?|otr[oa]s|outr[oa]s|whether|if|when|where|why|how|to|my|that|it|this|enough|jemand\p{L}*|was|wer|ob|wann|wo|alguien|qué|si|quelqu|ce que|alguém)(?!\p{L})/iu;

/** "Can I do the night one?" is about an opening. */
const opening = /(?:^|\s)ones?$/iu;

/** What is neither a skill nor a paper, alone: "Do I have time?" is not about time management. */
const plainThing =
  /^(?:time|left|(?:been )?wait(?:ing|ed)(?: .*)?|(?:been )?fired|jobs?|offers?|resume|cv|deadline|interviews?(?: .*)?|zeit|stelle|arbeit|das|es|angebot|lebenslauf|tiempo|trabajo|empleo|oferta|temps|travail|emploi|offre|tempo|trabalho|emprego)$/iu;

/** "Habe ich das Zeugnis schon beantragt?", "ai-je accepté l'offre": what was done. */
const done =
  /(?:^|\s)(?:schon|bereits|je|noch nicht|déjà|ya|já)\s|\s(?:(?:ab|an|auf|aus|ein|mit|vor|zu|nach|zurück|weg)?ge\p{L}{2,}(?:t|en)|(?:be|ver|er|ent|zer)\p{L}{3,}(?:t|en))$/iu;

/** "As a tutor", "have I been a tutor". */
const role = /(?<!\p{L})(?:as|been|was|als|bin|war|como|comme|sou|siendo|suis)(?!\p{L})/iu;

/** "Kann ich Pilot werden?" asks for an act. */
const ACT = /(?:^|\s)\p{Ll}+(?:en|ern|eln)$/u;

/** The question about the user's own years, skills or papers in a text; undefined for any other question. */
export function ownQuestion(query: string): OwnQuestion | undefined {
  for (const kind of ["valid", "years", "paper", "held", "experience", "have"] as const) {
    const found = shapes[kind].map((shape) => shape.exec(query)?.groups?.topic?.trim()).find(Boolean);
    if (found === undefined) continue;
    const asks =
      kind !== "have" ? kind : paperWord.test(found) ? "paper" : asksToLead(found) ? "experience" : kind;
    if (
      plainThing.test(found) ||
      noSkill.test(found) ||
      opening.test(found) ||
      (kind === "have" && done.test(found)) ||
      // "Have I ever been arrested?" asks what happened.
      (kind === "experience" && /^\p{Ll}{3,}ed$/u.test(found)) ||
      ACT.test(found) ||
      found.split(/\s+/).length > MOST_WORDS[asks]
    )
      continue;
    const topic = found.replace(ofExperience, "");
    if (allWork.test(topic)) return asks === "years" ? { asks } : undefined;
    // "Do I have mobile testing experience?"
    const isWork = asks === "have" && topic !== found;
    return { asks: isWork ? "experience" : asks, topic, isRole: role.test(query) };
  }
  return undefined;
}

/** True for a question on what the user has done, has, is or can, in any words: "Ai-je déjà managé une équipe ?" */
export function asksOfUser(query: string): boolean {
  return ownQuestion(query) !== undefined || ofUser.test(query);
}

const ofUser =
  /^[\s¿¡]*(?:(?:have|did|am|was|do|can) i|(?:habe|bin|war|kann) ich|(?:ai|suis|puis|sais)-je|est-ce que j(?:e|['’])|(?:ya )?(?:he|tengo|soy|estoy|puedo|sé)|(?:eu )?(?:já )?(?:tenho|sou|estou|fiz|posso|sei)|ho|sono|posso|so|(?:czy )?(?:mam|jestem|umiem|znam|potrafię)|(?:heb|ben|kan) ik)(?!\p{L})/iu;

/** True for a question on the user's own skill that names nothing else: "Do I have mobile testing experience?" is not about Mobility Ltd. */
export function asksOfUserAlone(query: string): boolean {
  return ownQuestion(query)?.topic !== undefined && !beside.test(query);
}

const beside =
  /(?<!\p{L})(?:at|for|bei|für|chez|pour|en|para|por|na|no|em|da|presso|per|dla|voor|bij)(?!\p{L})/iu;
