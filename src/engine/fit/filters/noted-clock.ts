import { article, flexibleHours, NOON, workingDays } from "../../posting/reading/day-hours.ts";
import { hasStance } from "../opening/stances.ts";
import type { FilterResult } from "../types.ts";
import { filterResult } from "./result.ts";

/** One to ten, as notes spell them out. */
const words = [
  "one|eins?|une|una|uma|een|ett|jedna",
  "two|zwei|deux|dos|duas|due|twee|två|druga",
  "three|drei|trois|tres|três|tre|drie|trzecia",
  "four|vier|quatre|cuatro|quatro|quattro|fyra|czwarta",
  "five|fünf|cinq|cinco|cinque|vijf|fem|piąta",
  "six|sechs|seis|sei|zes|sex|szósta",
  "seven|sieben|sept|siete|sete|sette|zeven|sju",
  "eight|acht|huit|ocho|oito|otto|åtta",
  "nine|neun|neuf|nueve|nove|negen|nio",
  "ten|zehn|dix|diez|dez|dieci|tien|tio",
];
const hour = `(\\d{1,2}|noon|midday|${words.join("|")})`;
/** "4", "4.30", "half past four", "17h30", "half drie" (half past two), "kl 15", "3 pm". */
const time = `(half (?:past )?|halb |kl\\.? ?)?${hour}(?:[:.h](\\d{2}))?\\s?(?:h|uhr|uur|o['’]?clock)?\\s?(am|pm|a\\.m|p\\.m)?`;
/** What may follow a time of day: "by 3 March" is a date, "up to 2 hours" a duration. */
const tail =
  "(?=\\s*(?:$|[,.;:!?)–-]|(?:every|each|on|and|to|i|kann|muss|wegen|ich|je|puedo|no|não|vanwege|kan|ik|nie|ze|på|går|per|a causa|à cause|daha|kadar|or|but|because|as|since|so|at|in|the latest|daily|sharp|is|jeden|täglich|weil|und|geht|nicht|abholen|holen|arbeiten|chaque|tous|et|car|pour|todos|cada|porque|y|e|ogni|tutti|perché|elke|iedere|bij|en|werken|varje|för|och)(?!\\p{L})))";
const endsBy = new RegExp(
  `(?<!\\p{L})(?:by|until|till|no later than|bis|spätestens(?: um)?|jusqu['’]à|avant|hasta|até|entro|fino|uiterlijk(?: om)?|tot|voor|senast(?: klockan)?|till|innan|do|au plus tard à|no máximo|al massimo|a más tardar|najpóźniej o)\\s${article}${time}${tail}`,
  "iu",
);
const after = new RegExp(
  `(?<!\\p{L})(?:after|past|beyond|nach|après|después de|depois d[ae]s|dopo|na|efter|po|po godzinie)\\s${article}${time}${tail}`,
  "iu",
);
/** When a day can begin at the earliest: "not before 9", "erst ab 9 Uhr". */
const startsBy = new RegExp(
  `(?<!\\p{L})(?:before|earlier than|vor|avant|antes d[aeo]s?|prima d[ei]l{0,2}[ea']?|voor|före|før|przed|před|ennen)\\s(?:las |la )?${article}${time}${tail}`,
  "iu",
);
const begins =
  /(?<!\p{L})(?:start|begin|in before|there before|work|anfangen|beginnen|starten|da sein|arbeiten|commencer|arriver|travailler|empezar|entrar|llegar|trabajar|começar|chegar|trabalhar|iniziare|cominciare|arrivare|lavorare|werken|börja|arbeta|komma|zaczynać|zacząć|pracować|začít)(?!\p{L})/iu;
/** A day of the week narrows a note, which then says nothing of the others. */
const oneDay =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|\p{L}{2,}tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|(?:segunda|terça|quarta|quinta|sexta)s?|\p{L}+edì|(?:maan|dins|woens|donder|vrij)dag|(?:mån|tis|ons|tors|fre)dag\p{L}*)(?!\p{L})/iu;
const everyDay = /(?<!\p{L})(?:monday to friday|every \p{L}+day|montag bis freitag|jeden tag)(?!\p{L})/iu;
/** A call or a thing that is due ends no day at work. */
const otherEnd =
  /(?<!\p{L})(?:calls?|anrufe?|interviews?|meetings?|forms?|pay|send|hand in|submit|renew)(?!\p{L})|(?<!\p{L})(?:only|nur|seulement|solo|só)(?!\p{L})(?![^.;]*(?:work|arbeiten|travailler|trabajar|trabalhar|lavorare))(?<!(?:work|arbeiten|travailler|trabajar|trabalhar|lavorare)[^.;]*)/iu;
/** Where a clause of a note ends. A dot in a time ends none. */
const CLAUSES =
  /[,;:!?](?!\d)|\.(?!\d)|(?<!\p{L})(?:and|but|because|und|aber|weil|et|mais|y|pero|e|mas|ma|en|maar|och|men)(?!\p{L})/iu;
/** Something that ends a working day at its time. */
const fetches =
  /(?<!\p{L})(?:pick(?:ing)? (?:\p{L}+ ){0,3}up|collect|fetch|school (?:run|pick)|(?:ab)?holen|hole|chercher|récupérer|recoger|buscar|prendere|ophalen|hämta\p{L}*|at (?:the )?(?:school|nursery)|bij school|(?:vor|an) der (?:schule|kita)|leave|be gone|gehen|partir|salir|irme|sair|uscire|andare via|weg|wyjść|odebrać|måste gå|çıkma\p{L}*)(?!\p{L})/iu;
/** "Mornings only": the day ends soon after noon. */
const mornings =
  "mornings?|vormittags?|le matin|les matinées|mañanas?|manhã|mattin[ao]|ochtends?|ochtenddiensten|'s morgens|rano|porann\\p{L}+|przed południem|do południa|förmiddag\\p{L}*|morgonen|morgonpass|sabah\\p{L}*|öğleden önce";
const onlyMornings = new RegExp(
  `(?<!\\p{L})(?:only|nur|uniquement|seulement|ne \\p{L}+ (?:\\p{L}+ )?que|solo|sólo|únicamente|unicamente|só|apenas|alleen|bara|endast|tylko|wyłącznie|sadece|yalnızca)(?!\\p{L})[^.;,]{0,30}(?:${mornings})(?!\\p{L})|(?<!\\p{L})mornings? (?:shifts? )?only`,
  "iu",
);
const MORNING_END = 13 * 60;
const at = new RegExp(`(?<!\\p{L})(?:at|um|à|a|às|alle|om|kl\\.?|by|half)\\s${article}${time}${tail}`, "iu");
const LATEST_MORNING = 7 * 60;

/**
 * Compares when a note says that a working day can begin or must end with the hours in an opening; undefined if it
 * says nothing.
 */
export function notedClock(note: string, text: string): FilterResult | undefined {
  const [latest, earliest] = [latestEnd(note), earliestStart(note)];
  if (latest === undefined && earliest === undefined) return undefined;
  const found = workingDays(text.split("\n"));
  const [first] = found;
  if (!first) return undefined;
  const isOpen = flexibleHours.test(text) || (oneDay.test(note) && !everyDay.test(note));
  const ends = latest === undefined ? [] : found.map(({ end }) => within(latest - end));
  const starts = earliest === undefined ? [] : found.map(({ start }) => start >= earliest);
  const sides = [ends, starts].filter((one) => one.length > 0);
  const isSure = !isOpen && sides.every((one) => one.every((holds) => holds === one[0]));
  const holds = sides.some((one) => one[0] === false) ? false : sides.every((one) => one[0]) || undefined;
  return filterResult("notedHours", isSure ? holds : undefined, `The opening says: "${first.quote}"`);
}

/** True if minutes are left, false if they are missing; at the last minute it is not sure. */
function within(left: number): boolean | undefined {
  return left === 0 ? undefined : left > 0;
}

/** The time before which a note says that no day can begin, in minutes since midnight. */
function earliestStart(note: string): number | undefined {
  const clause = note
    .split(CLAUSES)
    .find((one) => startsBy.test(one) && begins.test(one) && hasStance("refuses", one));
  const [, , said, minutes, marker] = (clause === undefined ? undefined : startsBy.exec(clause)) ?? [];
  if (said === undefined) return undefined;
  const value = hourOf(said) * 60 + Number(minutes ?? 0);
  return /^p/iu.test(marker ?? "") && value < NOON ? value + NOON : value;
}

/** True if a sentence says that something ends each working day at its time: "I pick up my daughter at 4". */
export function endsDay(sentence: string): boolean {
  return (fetches.test(sentence) || onlyMornings.test(sentence)) && latestEnd(sentence) !== undefined;
}

/** The time by which a day must end, in minutes since midnight. Without am or pm, one before seven is in the afternoon. */
function latestEnd(note: string): number | undefined {
  if (onlyMornings.test(note)) return MORNING_END;
  const clauses = note.split(CLAUSES).filter((clause) => !otherEnd.test(clause));
  const first = (of: RegExp, isRefused: boolean) =>
    clauses.filter((clause) => hasStance("refuses", clause) === isRefused).map((clause) => of.exec(clause));
  // "I'm not free until 3" says when a day begins.
  const found = [
    ...first(after, true),
    ...first(endsBy, false),
    fetches.test(note) ? at.exec(note) : null,
  ].find((one) => one !== null);
  if (!found) return undefined;
  const [, half = "", said = "", minutes, marker] = found;
  const value = hourOf(said) * 60 + Number(minutes ?? 0);
  const isBefore = /^(?:half|halb) $/iu.test(half) && !/past/iu.test(half);
  const isPast = /past/iu.test(half);
  const shifted = value + (isPast ? 30 : isBefore ? -30 : 0);
  const isAfternoon = /^p/iu.test(marker ?? "") || (marker === undefined && shifted <= LATEST_MORNING);
  if (isAfternoon && shifted < NOON) return shifted + NOON;
  // "Until 8" may be morning or evening.
  return shifted < NOON && marker === undefined ? undefined : shifted;
}

function hourOf(said: string): number {
  if (/^\d/.test(said)) return Number(said);
  if (/^(?:noon|midday)$/iu.test(said)) return 12;
  return (
    1 + words.findIndex((one) => one.split("|").some((word) => new RegExp(`^${word}$`, "iu").test(said)))
  );
}
