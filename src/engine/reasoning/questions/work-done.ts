// What the user did at an employer, and when. Languages as in question-words.

import { past } from "./question-shapes.ts";
import { has, of, smallWords, without } from "./usual/usual-words.ts";

const NAME = "(?:the |la |el |l['’]|le |der |dem |a |o )?(?<name>[^?？]{2,80}?)";
const END = String.raw`(?:\s(?:before|then|back then|damals|früher|entonces|antes|avant|à l['’]époque))?\s*[?？.!]*\s*$`;
const shapes = [
  `what (?:did|do) i do (?:at|for|with|in) ${NAME}`,
  `what (?:were|are|was|is) my (?:tasks?|duties|responsibilities|achievements?|work|role|job) (?:at|for|with|in) ${NAME}`,
  `what have i done (?:at|for|with|in) ${NAME}`,
  `was habe ich (?:bei der|bei|beim|im|in der|in|an der|am|für) ${NAME} (?:gemacht|getan)`,
  `was (?:waren|sind) meine aufgaben (?:bei der|bei|beim|im|in der|in|an der|am) ${NAME}`,
  `qué (?:hice|hacía|he hecho) (?:en|para|con) ${NAME}`,
  `(?:qu['’]est-ce que j['’]ai fait|qu['’]ai-je fait|qu['’]est-ce que je faisais) (?:à|au|aux|chez|en|pour|dans) ${NAME}`,
  `(?:o )?que (?:eu )?(?:fiz|fazia) (?:na|no|em|para) ${NAME}`,
].map((source) => new RegExp(`^[\\s¿¡]*(?:${source})${END}`, "iu"));

const atHome = /^(?:home|zu ?hause|casa|la maison|maison)$/iu;

/** The employer of a question such as "What did I do at Northgate?"; undefined for other questions. */
export function employerAsked(query: string): string | undefined {
  const name = shapes.map((shape) => shape.exec(query)?.groups?.name?.trim()).find(Boolean);
  return name === undefined || atHome.test(name) ? undefined : name;
}

/** True if a question has a name behind a word for an employer's place, and is not about work that is over. */
export function namesEmployer(query: string): boolean {
  return atName.test(query) && !past.test(query) && employerAsked(query) === undefined;
}
const atName = /(?<!\p{L})(?:at|with|chez|bei|beim|alla|presso|bij|w)\s\p{Lu}\p{L}/u;

const CV = "cv|resume|résumé|lebenslauf|curr[ií]cul(?:um|o)|vitae|(?:employment|work) history";
const COURSE =
  "employment|career|work|erwerbsbiograf\\p{L}*|berufsleben|laufbahn|berufsweg|vida laboral|trayectoria|empleo|parcours|carrière|carriera|carreira|trajetória|emprego";
/** "Are there gaps in my CV?" */
export const asksForGap = new RegExp(
  `^\\W*(?:do i have|have i got|is there|are there|habe ich|gibt es|tengo|hay|ai-je|est-ce que j['’]ai|y a-t-il|(?:eu )?tenho|há|ho|c['’]è|ci sono)(?!\\p{L}).{0,30}(?<!\\p{L})(?:gaps?|lücken?|huecos?|lagunas?|trous?|buc(?:o|hi))(?!\\p{L}).{0,30}(?<!\\p{L})(?:${CV}|${COURSE})(?!\\p{L})`,
  "iu",
);
/** "What should I fix in my CV?" */
export const asksWhatToImprove = new RegExp(
  `^\\W*(?:what|was|qué|que|qu['’]\\p{L}*|cosa|che|o que)(?!\\p{L}).{0,50}(?<!\\p{L})(?:fix|improve|change|correct|better|wrong|missing|add|verbessern|ändern|fehlt|mejorar|cambiar|corregir|arreglar|améliorer|changer|corriger|sistemare|migliorare|cambiare|melhorar|mudar|corrigir)(?!\\p{L}).{0,30}(?<!\\p{L})(?:${CV})\\W*$`,
  "iu",
);

/** The user's own work: what another person did in a year is no entry of the resume. */
const doing = new RegExp(
  `^\\W*(?:${[
    "(?:what|where) (?:was|were) i (?:doing|working|employed)|(?:what|where) did i (?:do|work)",
    "(?:was|wo) habe ich .{0,40}(?:gemacht|gearbeitet|getan)|(?:was machte|wo arbeitete) ich",
    "(?:qué|dónde) (?:hacía|hice|he hecho|estaba haciendo|trabajaba|trabajé|he trabajado)",
    "(?:que|où|qu['’]est-ce que) ?(?:je )?(?:faisais|travaillais)|(?:qu['’]|où )ai-je (?:fait|travaillé)|qu['’]est-ce que j['’]ai fait",
    "(?:(?:che )?cosa|dove) (?:facevo|ho fatto|lavoravo|ho lavorato)",
    "(?:o que|onde) (?:eu )?(?:fazia|fiz|trabalhava|trabalhei)",
  ].join("|")})(?!\\p{L})`,
  "iu",
);
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
const before = new RegExp(
  `(?<!\\p{L})(?:before|prior to|vor|avant|antes de|antes da|antes do|prima di) (?!that|this|then|it(?!\\p{L}))${NAME}\\s*[?？.!]*\\s*$`,
  "iu",
);

/** The first and last year, or the employer, that a question for the user's work names: "What was I doing in 2018?" */
export function timeAsked(query: string): { years?: [number, number]; before?: string } | undefined {
  if (!doing.test(query)) return undefined;
  const years = (query.match(YEAR) ?? []).map(Number);
  if (years.length > 0) return { years: [Math.min(...years), Math.max(...years)] };
  const employer = before.exec(query)?.groups?.name?.trim();
  return employer === undefined ? undefined : { before: employer };
}

/** What happened then, and where; without a place, it is known from what was said before. */
export interface BoundAsked {
  bound: "start" | "end" | "application";
  name: string;
}

const whenAsked = new RegExp(`^[\\s¿¡]*(?:(?:and|und|et|y|e|i|en)\\s)?${of("when")}`, "iu");
/** The user's own act, in the past. */
const acted =
  /(?<!\p{L})(?:did i|have i|had i|(?:habe|bin|war) ich(?: mich)?|(?:me )?(?:suis|ai)-je|est-ce que (?:je (?:me )?suis|j['’](?:ai|y ai))|je (?:me )?suis|j['’]ai|(?:me )?he|eu|me|(?:mi )?(?:ho|sono)|(?:heb|ben) ik)(?!\p{L})/iu;
/** Verbs whose form says that the user did it: "Cuándo empecé", "kiedy zacząłem". */
const inVerb =
  /(?<!\p{L})(?:empecé|comencé|entré|ingresé|dejé|salí|renuncié|terminé|postulé|apliqué|inscribí|comecei|entrei|ingressei|saí|deixei|terminei|candidatei|(?:za|roz|skoń|ode|zaapl|apl)\p{L}+[łl][ae]m)(?!\p{L})/iu;

/** The start, end or application that a question asks the time of: "When did I leave Acme?"; undefined for others. */
export function boundAsked(query: string): BoundAsked | undefined {
  if (!whenAsked.test(query) || !(acted.test(query) || inVerb.test(query))) return undefined;
  const about = query.replace(whenAsked, " ");
  const [meaning, bound] =
    (
      [
        ["applied", "application"],
        ["left", "end"],
        ["began", "start"],
      ] as const
    ).find(([one]) => has(one, about)) ?? [];
  if (meaning === undefined || bound === undefined) return undefined;
  const name = without(
    about,
    acted.source,
    of(meaning),
    of("at"),
    "to|my|the|as|working|job|application",
    smallWords,
  );
  return { bound, name };
}
