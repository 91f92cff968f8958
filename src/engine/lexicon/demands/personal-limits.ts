import file from "../../../../db/lexicon/demands/personal-limits.json" with { type: "json" };
import { stemOf, stems, words } from "../../retrieval/words/tokens.ts";
import { kept } from "../../text/kept.ts";
import { dataFile } from "../data-file.ts";
import { careerSynonyms } from "../words/career-thesaurus.ts";

const read = dataFile("demands/personal-limits", file);

/** What limits where, when and for what a person works. */
export const limitTopics = [
  "place",
  "pay",
  "relocation",
  "schedule",
  "family",
  "authorization",
  "health",
] as const;
export type LimitTopic = (typeof limitTopics)[number];

/** Thesaurus words whose groups belong to a topic, and others; lower case, without accents. */
const topicWords: Record<LimitTopic, { groups: string; more: string | string[] }> = file.topicWords;

/** "I want to move into management" is not a limit of place, and "the chef is leaving" is not about health. */
const otherwiseUsed = new Set(["move", "moving", "leave", "leaving"].map(stemOf));

const stemsByTopic = new Map<LimitTopic, ReadonlySet<string>>();

/** Built at first use. */
function stemsOf(topic: LimitTopic): ReadonlySet<string> {
  const known = stemsByTopic.get(topic);
  if (known) return known;
  const { groups, more } = topicWords[topic];
  const grouped = groups.split(" ").flatMap((word) => [word, ...careerSynonyms(stemOf(word))]);
  const all = [...grouped, ...[more].flat().join(" ").split(" ")].map(stemOf);
  const stems = new Set(all.filter((stem) => !otherwiseUsed.has(stem)));
  stemsByTopic.set(topic, stems);
  return stems;
}

/** Words for what a person will, can or must do; lower case, without accents. */
const cues = new Set(read.words("cues").map(stemOf));

/** Words for what was: "my last job had no nights" limits nothing. As written: "worked" has the stem of "work". */
const past = read.wordSet("past");

/** The same for a script without spaces, searched in the text directly. */
const unspaced: readonly (readonly [LimitTopic, RegExp])[] = [
  ["place", /远程|通勤|在家/],
  ["pay", /工资|薪|年薪/],
  ["relocation", /搬|外地/],
  ["schedule", /夜班|倒班|周末|加班|晚上/],
  ["family", /孩子|父母|家人|家庭/],
  ["authorization", /签证|工作许可/],
  ["health", /手术|生病|腰|膝盖|久站/],
];
const unspacedCue = /不|只|必须|需要|至少|最多|没/;

/** A number with the sign of a currency, in thousands, or for a month or a year. */
const amount =
  /[€£$]\s?\d|\d\s?(?:[€£$]|(?:k|grand|bucks|quid|mila|mil|tys)(?!\p{L}))|\d{2}[.,\s]?\d{2,3} (?:im|pro|a|per|al|por|par|all['’]|om|na) ?(?:jahr|monat|year|month|annum|año|mes|an|mois|ano|mês|anno|mese|jaar|maand|år|rok)/iu;
/** Wordings of a limit that no single word shows. */
const saysLimit =
  /(?<!\p{L})(?:out of the question|(?:is|are) (?:out|a no)|bottom line|tops|como mucho|a lo sumo|ne \p{L}+ que?|fällt (?:\p{L}+ ){0,3}(?:flach|aus)|hors de question|fuori discussione|nirgends|nirgendwo)(?!\p{L})/iu;
/** What is counted in money and is no pay. */
const otherMoney =
  /(?<!\p{L})(?:budget\p{L}*|revenues?|turnover|sales|umsatz\p{L}*|chiffre d['’]affaires|presupuesto\p{L}*|ventas|facturación|orçamento\p{L}*|fatturato|omzet|omsättning|obrót)(?!\p{L})/iu;
/** Where a clause ends, in the languages that limits are read in. */
const CLAUSES =
  /[,;:.!?()—–]|(?<!\p{L})(?:and|but|so|because|since|und|aber|weil|denn|seit|y|pero|porque|desde|et|mais|car|parce que|depuis|e|mas|ma|perché|en|maar|omdat|want|och|men|i|ale|bo)(?!\p{L})/iu;
/** Verbs of what was, which no list of words holds. */
const wasSo = new RegExp(
  [
    String.raw`(?<!\p{L})(?:i|we|never|have|['’]ve|has|had|having) (?:never |not |always )?(?!need)\p{L}{2,}ed(?!\p{L})|(?:have|['’]ve|has) (?:never|not|always)|could(?:n['’]t| not)|used to|last (?:job|year)`,
    String.raw`(?<!\p{L})hab(?:e|en)? (?:\p{L}+ ){0,5}ge\p{L}+(?:t|en)(?!\p{L})|(?<!\p{L})(?:konnte|musste|durfte|wollte|hatte|war)(?:n|en)?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:j['’]ai|n['’]ai|avons|a|ont) (?:pas |jamais |toujours )?\p{L}+(?:é|i|u)(?:e?s?)(?!\p{L})|(?:je |j['’])(?:ne |n['’])?\p{L}+[^r\P{L}]ais(?!\p{L})`,
    String.raw`(?<!\p{L})(?:he|hemos|ha|había) \p{L}+(?:ado|ido|cho|to)(?!\p{L})|(?<!\p{L})(?:\p{L}{3,}aba|(?:hab|ten|pod|hac|sal|ven)ía)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:nunca|não|sempre) \p{L}+ei(?!\p{L})|(?<!\p{L})\p{L}{3,}ava(?!\p{L})|(?<!\p{L})tinha(?!\p{L})`,
    String.raw`(?<!\p{L})(?:ho|abbiamo) (?:mai |sempre )?\p{L}+(?:ato|uto|ito|tto)(?!\p{L})|(?<!\p{L})\p{L}{3,}(?:avo|evo)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:heb|had|hebben) (?:\p{L}+ ){0,4}ge\p{L}+(?:d|t|en)(?!\p{L})|(?<!\p{L})(?:har|hade) (?:aldrig |inte |alltid )?\p{L}+t(?!\p{L})|(?<!\p{L})\p{L}+ł[ae]m(?!\p{L})`,
  ].join("|"),
  "iu",
);
/** "I do not mind nights": the opposite of a limit. */
const agrees = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:\p{L}*n['’]t|do not|not|no longer|never) mind|(?:no|never a|not a|without) (?:real )?(?:problem|issue|trouble|objection)|nothing against|never (?:said no|turned down)|happy to|(?:\p{L}*n['’]t|not) (?:only|just))`,
    String.raw`kein(?:e|erlei)? problem|nichts ausmach\p{L}*|mach(?:t|en) mir nichts|nichts (?:dagegen|gegen)|habe? ich nichts|nicht nur`,
    "(?:dérange|gêne)(?:nt)? pas|(?:pas de|aucun|sans) (?:souci|problème)|pas (?:que|seulement)",
    "no me (?:importa|molesta)|(?:ningún|sin|no hay|no tengo) (?:problemas?|inconvenientes?)|no sol[oa]mente|no sólo",
    "não me importo|(?:nenhum|sem|não é|não há) problemas?|não só|non mi (?:dispiace|pesa)|(?:nessun|senza) problem[ai]|non solo",
    String.raw`geen probleem|vind ik niet erg|niet alleen|inget problem|inte något emot|inte bara|nie mam (?:problemu|nic przeciwko)|nie przeszkadza(?!\p{L})`,
  ].join("|"),
  "iu",
);
/** Another person's clause: "my husband works nights". */
const another =
  /^\s*(?:my|our|the|der|die|le|la|el|il|de|meine?|unsere?|mon|ma|mes|mis?|meus?|minhas?|(?:il |la )?mi[oa]|mijn|min|m[oó]j[a]?)\s(?:\p{L}+\s)?(?:husband|wife|partner|owner|company|employer|firma|arbeitgeber\p{L}*|inhaber\p{L}*|patron\p{L}*|employeur|dueñ[oa]|empresa|sister|brother|boss|manager|colleagues?|friends?|son|daughter|mann|frau|schwester|bruder|chef\p{L}*|kolleg\p{L}+|freund\p{L}*|mari|femme|sœur|frère|collègues?|marido|mujer|hermana|hermano|jef[ea]|esposa|irmã|irmão|moglie|marito|sorella|fratello|capo|vrouw|zus|broer|baas|fru|syster|bror|mąż|żona|siostra|brat|szef)(?!\p{L})/iu;
/** When a person can be reached is not about work. */
const reached =
  /(?<!\p{L})(?:reach(?:able|ed)?|(?:contact|call|phone|ring|text|e-?mail) me|come to the phone|erreichbar|anrufen|angerufen|joignable|(?:m['’]|me )(?:appel|contact|llam|ligu|chiam)\p{L}*|localizable|contactável|raggiungibile|bel me|bereikbaar|ring mig|nås|mi trovate|osiągaln\p{L}+|dzwoń\p{L}*)(?!\p{L})/iu;

/** True if a clause says that something is no problem, or only when the person can be reached. */
export function isNoLimit(clause: string): boolean {
  return agrees.test(clause) || reached.test(clause);
}

/** True if a clause of the person's own, which is not about the past, says what they will, can or must do. */
export const isCued = kept((sentence: string): boolean => {
  if (saysLimit.test(sentence)) return true;
  return sentence.split(CLAUSES).some((clause) => {
    const own = words(clause);
    return (
      own.some(({ token }) => cues.has(stemOf(token))) &&
      !own.some(({ token }) => past.has(token)) &&
      !wasSo.test(clause) &&
      !isNoLimit(clause) &&
      !another.test(clause)
    );
  });
});

/** The topics in which a sentence sets a limit, from its words; none for most. */
export function limitsOf(sentence: string): LimitTopic[] {
  const own = stems(sentence);
  const spaced = isCued(sentence);
  const other = unspacedCue.test(sentence);
  const isPay = amount.test(sentence) && !otherMoney.test(sentence);
  return limitTopics.filter(
    (topic) =>
      (spaced && ((topic === "pay" && isPay) || own.some((stem) => stemsOf(topic).has(stem)))) ||
      (other && unspaced.some(([of, pattern]) => of === topic && pattern.test(sentence))),
  );
}

/** Words for what a job is like; lower case, without accents. */
const work = new Set(read.words("work").map(stemOf));

/** True if a sentence limits what work the person takes, in any of its sides: "No more sales". */
export function limitsWork(sentence: string): boolean {
  return isCued(sentence) && stems(sentence).some((stem) => work.has(stem));
}
