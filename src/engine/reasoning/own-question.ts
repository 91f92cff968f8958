// Questions about the user's own years, skills and papers, which claims answer. Languages as in question-words.

/**
 * How long the user did something, whether they know something, or whether a paper is valid; without a topic, all
 * work.
 */
export interface OwnQuestion {
  asks: "years" | "held" | "paper" | "valid";
  topic?: string;
}

const END = String.raw`(?:\s(?:already|now|so far|in total|for|schon|bereits|insgesamt|ya|déjà|já))?\s*[?？.!]*\s*$`;
const ARTICLE = String.raw`(?:an?\s|the\s|eine?[nmrs]?\s|una?\s|une?\s|uma?\s)?`;
const TOPIC = `(?<topic>[^?？]{2,80}?)`;

const years = [
  String.raw`(?:for )?how (?:many years|long|much experience)(?: of (?:work )?experience)? (?:have|did|do) i (?:been |have |had |got |worked |work |spent |used? |done )?(?:an?\s)?(?:working |been )?(?:as |in |with |at |of |using |doing )?${ARTICLE}${TOPIC}`,
  `how (?:many years|long|much experience)(?: of (?:work )?experience)? (?:in|with|as|of|at) ${ARTICLE}${TOPIC} (?:do|have|did) i (?:have|had|got)`,
  `wie (?:viele jahre|lange|viel erfahrung)(?: (?:berufs)?erfahrung)? (?:habe|bin|war|arbeite) ich (?:schon |bereits )?(?:als |in |mit |bei |im )?${ARTICLE}${TOPIC}(?: gearbeitet| erfahrung)?`,
  `(?:cuántos años|cuánto tiempo|cuánta experiencia)(?: de experiencia)? (?:tengo|llevo|he trabajado)(?: trabajando)? (?:como |en |con |de |siendo )?${ARTICLE}${TOPIC}`,
  `(?:combien d['’]années|depuis combien de temps)(?: d['’]expérience)? (?:ai-je|est-ce que j['’]ai|suis-je|(?:est-ce que )?je (?:suis|travaille)|travaillé-je)(?: travaillé)? (?:comme |en |avec |de |dans )?${ARTICLE}${TOPIC}`,
  `(?:há )?(?:quantos anos|quanto tempo)(?: de experiência)?(?: é)?(?: que)? (?:eu )?(?:já )?(?:tenho|sou|estou|trabalhei|trabalho)(?: trabalhando)?(?: de experiência)? (?:como |em |na |no |com |de )?${ARTICLE}${TOPIC}`,
];
const held = [
  `(?:do|can) i (?:know(?: how to use)?|speak|use) ${ARTICLE}${TOPIC}`,
  `do i have (?:enough |any )?(?:experience|knowledge) (?:with|in|of|using) ${ARTICLE}${TOPIC}`,
  `have i (?:ever )?(?:used|learned|learnt|worked (?:with|in|as)) ${ARTICLE}${TOPIC}`,
  `(?:kann|kenne|spreche|nutze) ich ${ARTICLE}${TOPIC}`,
  `habe ich (?:schon )?erfahrung (?:mit|in|als) ${ARTICLE}${TOPIC}`,
  `habe ich (?:schon |je )?mit ${ARTICLE}${TOPIC} gearbeitet`,
  `(?:sé|conozco|hablo|tengo experiencia (?:con|en|de|como)|(?:ya )?he trabajado (?:ya )?con) ${ARTICLE}${TOPIC}`,
  `(?:est-ce que je (?:connais|parle|maîtrise)|ai-je (?:de l['’]expérience|une expérience) (?:avec|en|de|dans)|ai-je (?:déjà )?travaillé (?:avec|sur)) ${ARTICLE}${TOPIC}`,
  `(?:eu )?(?:sei|conheço|falo|(?:já )?tenho experiência (?:com|em|de|como)|(?:já )?trabalhei (?:com|em)|(?:já )?usei) ${ARTICLE}${TOPIC}`,
];
/** Words that end the name of a paper, or begin it. */
const PAPER =
  "card|certificate|certification|certified|cert|licen[cs]e|degree|diploma|bachelor['’]?s?|master['’]?s?|ph\\.?d|doctorate|mba|ged|qualification|ticket|permit|registration|apprenticeship";
const PAPIER =
  "schein|abschluss|zertifikat|zeugnis|diplom|bachelor|master|doktor(?:titel)?|ausbildung|lehre|meister(?:brief|titel)?|lizenz|approbation|zulassung|abitur|matura";
const TITULO =
  "certificad[oa]|licencia|carn[eé]t?|permiso|cédula|maestría|máster|licenciatura|doctorado|diplomado|bachillerato|diploma";
const TITRE =
  "permis|diplôme|certificat|licence|maîtrise|doctorat|baccalauréat|brevet|carte|master|attestation";
const papers = [
  `(?:do i (?:have|hold)|have i got) (?:an? |the |my )?(?<topic>(?:[^?]{1,60}? )?(?:${PAPER})(?: (?:in|of) [^?]{2,40}?)?)`,
  "am i (?:an? )?(?<topic>[^?]{2,60}?) (?:certified|licen[cs]ed|registered)",
  "am i (?:certified|licen[cs]ed|registered) (?:in|as|for|on) (?:an? )?(?<topic>[^?]{2,60}?)",
  `habe ich (?:(?:ein|eine|einen|den|die|das|meinen?) )?(?<topic>(?:[^?]{1,60}?[ -])?\\p{L}*(?:${PAPIER})(?: [^?]{1,40}?)?)`,
  "bin ich (?:eine? )?(?<topic>(?:geprüfte[rn]? )?\\p{L}*meister(?:in)?)",
  `tengo (?:el |la |un |una |mi )?(?<topic>(?:${TITULO})(?: [^?]{1,60}?)?)`,
  `(?:ai-je|est-ce que j['’]ai) (?:un |une |le |la |mon |ma )?(?<topic>(?:${TITRE})(?: [^?]{1,60}?)?)`,
  `(?:eu )?tenho (?:o |a |um |uma )?(?<topic>(?:diploma|certificad[oa]|licença|carta de condução|carteira|mestrado|doutorado|licenciatura|bacharelado)(?: [^?]{1,60}?)?)`,
];
const valid = [
  `(?:is|are) my ${TOPIC} (?:still )?(?:valid|current|in date|up to date|expired|active|out of date)`,
  `(?:has|have) my ${TOPIC} (?:already |yet )?(?:expired|lapsed|run out)`,
  `(?:when|how soon) (?:does|do|did|will) my ${TOPIC} (?:expire|lapse|run out|end)`,
  `until when (?:is|are) my ${TOPIC} valid`,
  `do i (?:still )?(?:have|hold) (?:an? )?(?:valid|current) ${TOPIC}`,
  `(?:ist|sind) (?:mein|meine) ${TOPIC} (?:noch )?(?:gültig|aktuell|abgelaufen)`,
  `(?:wann läuft|bis wann gilt) (?:mein|meine) ${TOPIC}(?: ab)?`,
  `(?:est-ce que )?(?:mon|ma|mes) ${TOPIC} (?:est|sont)(?:-(?:il|elle)s?)? (?:encore|toujours )?\\s?(?:valables?|valides?|à jour|expirée?s?)`,
  `jusqu['’]à quand (?:mon|ma|mes) ${TOPIC} (?:est|sont)(?:-(?:il|elle)s?)? valables?`,
  `(?:sigue|está|siguen|están) (?:vigentes?|caducad[oa]s?) mis? ${TOPIC}`,
  `(?:o |a |os |as )?(?:meu|minha)s? ${TOPIC} (?:ainda )?(?:é|está|são|estão) (?:válid[oa]s?|em dia|vencid[oa]s?|ativ[oa]s?)`,
  `(?:quando|até quando) (?:vence|expira|vale) (?:o |a )?(?:meu|minha) ${TOPIC}`,
];
const patternsOf = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(`^[\\s¿¡]*(?:${source})${END}`, "iu"));
const shapes = {
  years: patternsOf(years),
  held: patternsOf(held),
  paper: patternsOf(papers),
  valid: patternsOf(valid),
};

/** A longer topic is a question of its own: "Do I know Python well enough to apply?". */
const MOST_WORDS = { years: 6, held: 4, paper: 6, valid: 6 };
/** Words for work in general. */
const allWork =
  /^(?:ha(?:ve|d)|work(?:ing)?|experience|all|berufserfahrung|erfahrung|experiencia|expérience|experiência)$/iu;
/** A person, a reason or a plan is no skill: "Do I know anyone at Acme?". */
const noSkill =
  /^(?:some(?:one|body|thing)|any(?:one|body|thing)|what|who|whether|if|when|where|why|how|to|my|that|it|this|enough|jemand\p{L}*|was|wer|ob|wann|wo|alguien|qué|si|quelqu|ce que|alguém)(?!\p{L})/iu;

/** "Kann ich Pilot werden?" asks for an act. */
const ACT = /(?:^|\s)\p{Ll}+(?:en|ern|eln)$/u;

/** The question about the user's own years, skills or papers in a text; undefined for any other question. */
export function ownQuestion(query: string): OwnQuestion | undefined {
  for (const asks of ["valid", "years", "paper", "held"] as const) {
    const found = shapes[asks].map((shape) => shape.exec(query)?.groups?.topic?.trim()).find(Boolean);
    if (
      found === undefined ||
      noSkill.test(found) ||
      ACT.test(found) ||
      found.split(/\s+/).length > MOST_WORDS[asks]
    )
      continue;
    if (allWork.test(found)) return asks === "years" ? { asks } : undefined;
    return { asks, topic: found };
  }
  return undefined;
}
