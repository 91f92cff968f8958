// Questions that ask for a whole list of the resume. Languages as in question-words.

import { presentJob } from "./question-shapes.ts";

const JOB =
  "(?:jobs?|roles?|positions?|posts?|employers?|work|experience|stelle|arbeit|arbeitgeber|anstellung|trabajo|empleo|puesto|experiencia(?: laboral| profesional)?|emploi|poste|travail|employeur|expérience(?: professionnelle)?|emprego|trabalho|cargo|experiência(?: profissional)?|lavoro|impiego|posto|esperienza|baan|werk|werkgever|praca|pracę|stanowisko)";
const MY = "(?:my|mein\\p{L}*|mi|mon|ma|(?:o |a )?(?:meu|minha)|(?:il |la )?mi[oa]|mijn|m[oó]j[ae]?)";
const ordered = (which: string) =>
  new RegExp(
    `^\\W*(?:(?:what|which|who|where|was|wer|wo|welche[rs]?|qué|cuál|quién|dónde|quel(?:le)?|qui|qual|quem|chi|wat|wie|jak[ai]e?)(?:['’]s| is| was| were| did i have as)?(?: ist| war| es| fue| era| est| était| a été| foi| é| è| è stato| był[ao]?| jest)? (?:the|${MY})|${MY})\\s(?:${which})\\s(?:${JOB})\\W*$`,
    "iu",
  );
const asksLatest = ordered(
  "last|latest|most recent|letzte[rns]?|últim[oa]|derni(?:er|ère)|ultim[oa]|laatste|ostatni[ae]?|ostatnią",
);
const asksFirst = ordered("first|very first|erste[rns]?|primer[oa]?|premi(?:er|ère)|primeir[oa]|prim[oa]");
const asksBefore = ordered("previous|former|vorige[rns]?|vorherige[rns]?|anterior|précédente?|precedente");

/** Which of all jobs a question asks for, by their dates: the latest is 0, the one before it 1, the first the last of all. */
export function jobAskedByOrder(query: string): number | undefined {
  if (asksLatest.test(query)) return 0;
  if (asksBefore.test(query)) return 1;
  return asksFirst.test(query) ? -1 : undefined;
}

/** The entries of a list, by their paths and, if only some are asked for, by their text. */
interface ResumeList {
  asks: RegExp;
  path: RegExp;
  text?: RegExp;
}

/** Questions for the things with these names: "What licences do I have?", "Was weißt du über meine Sprachen?" */
function asksFor(things: string): RegExp {
  const thing = `(?:${things})`;
  const mine = "(?:my|mein\\p{L}*|mis|mes|(?:[oa]s )?(?:meus|minhas))";
  const shapes = [
    `(?:what|which|welche|was für|qué|quels?|quelles?|quais|que|quali|jakie)\\s${thing}(?:\\s(?:do i (?:speak|know|have|hold)|have i(?: got)?|habe ich|spreche ich|kenne ich|tengo|hablo|(?:est-ce que )?(?:ai-je|j['’]ai|je parle)|(?:eu )?(?:tenho|falo)|ho|mam))?`,
    `(?:what are|was sind|cuáles son|quels sont|quelles sont|quais são|list|show me|tell me about)\\s${mine}\\s${thing}`,
    `(?:what (?:do you (?:already )?know|is (?:known|stored))|was weißt du(?: alles)?|qué sabes|que sais-tu|o que (?:você )?sabes?)\\s(?:about|of|über|von|de|sobre|sur)\\s${mine}\\s${thing}`,
  ];
  return new RegExp(`^[\\s¿¡]*(?:${shapes.join("|")})\\W*$`, "iu");
}

const PAPERS =
  "certificat\\p{L}*|certs?|licen[cs]es?|registrations?|permits|papers|tickets|cards|zertifikate?\\p{L}*|(?:führer)?scheine|nachweise|bescheinigung\\p{L}*|lizenzen|licencias|certifica\\p{L}*|carn[eé]ts?|registros|permisos|permis|attestations?|licenças|attestati|patentini|papiers|papiere|papeles|papéis|documenti|dokumenty|uprawnienia";

const lists: readonly ResumeList[] = [
  { asks: presentJob, path: /^(?:work|volunteer)\[\d+\]$/, text: /– present\)$/ },
  {
    asks: /^\W*(?:where (?:all )?(?:did|have) i (?:all )?work(?:ed)?|(?:what|which) jobs (?:did|have) i (?:had|have|done?)|wo habe ich (?:\p{L}+ )?gearbeitet|dónde (?:ya )?(?:he trabajado|trabajé)|où (?:ai-je|est-ce que j['’]ai|j['’]ai) (?:déjà )?travaillé|onde (?:eu )?(?:já )?trabalhei|dove ho (?:già )?lavorato|gdzie (?:już )?pracował[ae]m|waar heb ik (?:al )?gewerkt)(?: (?:before|so far|already|früher|antes|avant|ya|prima))?\W*$/iu,
    path: /^(?:work|volunteer)\[\d+\]$/,
  },
  {
    asks: /^\W*(?:where did i (?:study|go to (?:school|college|university))|what did i study|(?:wo|was) habe ich studiert|(?:dónde|qué) estudié|(?:où|qu)[’' ]?ai-je étudié|(?:onde|o que) (?:eu )?estudei|what is my (?:education|training)|was ist meine (?:ausbildung|bildung)|cuál es mi formación|quelle est ma formation|qual é a minha formação)\W*$/iu,
    path: /^education\[\d+\]$/,
  },
  {
    asks: asksFor(
      "education|training|degrees?|studies|ausbildung|bildung|abschlüsse|formación|estudios|formations?|études?|diplômes?|formação|estudos",
    ),
    path: /^education\[\d+\]$/,
  },
  {
    asks: asksFor(PAPERS),
    path: /^certificates\[\d+\]$/,
  },
  { asks: asksFor("languages|sprachen|idiomas|langues|línguas"), path: /^languages\[\d+\]$/ },
  {
    asks: new RegExp(
      `${asksFor("skills|fähigkeiten|kenntnisse|habilidades|compétences|competências").source}|^\\W*(?:what am i good at|what can i do well|was kann ich gut|was sind meine stärken|en qué soy buen[oa]|em que sou bo[am])\\W*$`,
      "iu",
    ),
    path: /^skills\[\d+\](?:\.keywords\[\d+\])?$/,
  },
];

/** True for the claims of the list that a question asks for; undefined for other questions. */
export function listAsked(query: string): ((claim: { path: string; text: string }) => boolean) | undefined {
  if (jobAskedByOrder(query) !== undefined) return ({ path }) => /^work\[\d+\]$/.test(path);
  const list = lists.find(({ asks }) => asks.test(query));
  return list && (({ path, text }) => list.path.test(path) && (list.text?.test(text) ?? true));
}

const COURSES = `${PAPERS}|courses?|trainings?|classes|workshops|qualifications?|kurse?|schulungen|weiterbildungen|fortbildungen|cursos?|formations?|formaciones|corsi|formações|cursussen|opleidingen|kursy|szkolenia`;
const TAKEN =
  "tak(?:en?|e)|done?|do|complet(?:ed?|e)|g[eo]t(?:ten)?|pass(?:ed)?|attend(?:ed)?|gemacht|besucht|absolviert|hecho|hice|suivies?|faites?|fiz|feito|fatto|seguito|gevolgd|zrobił[ae]m|ukończył[ae]m";
const taken = new RegExp(
  `^\\W*(?:what|which|welche\\p{L}*|qué|quels?|quelles?|quais|que|quali|jakie|welke)\\s(?:${COURSES})(?!\\p{L})[^?]{0,30}(?<!\\p{L})(?:${TAKEN})(?!\\p{L})`,
  "iu",
);
const since =
  /(?<!\p{L})(?:since|after|seit|nach|desde|depuis|après|dal|dopo|sinds|od)\s(?:\p{L}+\s)?(20\d\d)/iu;
const within = /(?<!\d)(20\d\d)(?!\d)/u;

/** The first and last year of the courses and papers that a question asks for: "What courses have I taken since 2020?" */
export function papersTaken(query: string): [number, number] | undefined {
  if (!taken.test(query)) return undefined;
  const from = since.exec(query)?.[1];
  if (from !== undefined) return [Number(from), Number.POSITIVE_INFINITY];
  const only = within.exec(query)?.[1];
  return only === undefined ? undefined : [Number(only), Number(only)];
}

/** Whether a question asks for papers by their end, and in which year: "Which certificates expire next year?" */
export function papersAskedByEnd(
  query: string,
  now = new Date(0),
): { year?: number; isOver?: boolean } | undefined {
  if (!which.test(query) || !ends.test(query) || !(papers.test(query) || overAlone.test(query)))
    return undefined;
  const thisYear = now.getUTCFullYear();
  const named = /(?<!\d)20\d\d(?!\d)/u.exec(query)?.[0];
  if (named !== undefined) return { year: Number(named) };
  if (nextYear.test(query)) return { year: thisYear + 1 };
  if (ofThisYear.test(query)) return { year: thisYear };
  return isOver.test(query) ? { isOver: true } : {};
}

const which =
  /^\W*(?:which|what|do any|does any|are any|have any|welche\p{L}*|was für|qué|cuál(?:es)?|quell?es?|quels?|qual|quais|quali?|que)(?!\p{L})/iu;
const papers = new RegExp(`(?<!\\p{L})(?:${PAPERS})(?!\\p{L})`, "iu");
const over =
  "expired|lapsed|(?:no longer|not) valid|out of date|abgelaufen|ungültig|caducad[oa]s?|vencid[oa]s?|expirée?s?|périmée?s?|expirad[oa]s?|scadut[oaie]";
const isOver = new RegExp(`(?<!\\p{L})(?:${over})(?!\\p{L})`, "iu");
/** "Which one has expired?" */
const overAlone = new RegExp(`^\\W*\\p{L}+(?: ones?)? \\p{L}+(?: \\p{L}+)? ?(?:${over})\\W*$`, "iu");
const ends = new RegExp(
  `(?<!\\p{L})(?:expir\\p{L}*|laps\\p{L}*|run(?:s|ning)? out|renew\\p{L}*|end|caduc\\p{L}*|venc\\p{L}*|renovar|renouvel\\p{L}*|(?:läuft|laufen)(?!\\p{L}).{1,60}(?<!\\p{L})ab|ablaufen|scad\\p{L}*|${over})(?!\\p{L})`,
  "iu",
);
const nextYear =
  /next year|nächste[sn]? jahr|año que viene|próximo año|année prochaine|an prochain|próximo ano|ano que vem|prossimo anno|anno prossimo/iu;
const ofThisYear = /this year|diese[sm] jahr|este año|cette année|este ano|quest['’]anno/iu;
