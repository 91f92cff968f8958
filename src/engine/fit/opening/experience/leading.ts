import words from "../../../../../db/lexicon/leading-people.json" with { type: "json" };
import { numberOf } from "../../../lexicon/numbers.ts";
import { durationsIn } from "../../../text/durations.ts";
import { wordsOf } from "../../../text/words.ts";
import type { PreparedJob } from "../prepare-record.ts";
import { prepareText } from "../prepared-text.ts";

/** Words for leading, words for people at work, and phrases for both, by language: `verbs` `people` `whole`. */
const leadingPeople: readonly { verbs: string; people: string; whole: string }[] = words.leadingPeople;

/** The same in languages without spaces. */
const leadingWithoutSpaces = words.leadingWithoutSpaces;

/** Titles of people who lead others, besides the English ones. */
const leaderTitles = words.leaderTitles;

/** Stems that in a demand for leading people name only that. */
const leadingStems = words.leadingStems;

const leading =
  "lead|leads|led|leading|leadership|manag(?:e|es|ed|ing)|supervis(?:e|es|ed|ing)|head(?:ed|ing)|direct(?:ed|ing)|overs(?:ee|aw|eeing)|people management of|in charge of";
/** Words for people at work, in the plural. Customers and suppliers are led by others. */
const people =
  "people|staff|personnel|crews?|teams?|squads?|employees|colleagues|apprentices|interns|trainees|(?:direct )?reports|nurses|technicians|clerks|assistants|officers|agents|developers|engineers|designers|scientists|analysts|managers|supervisors|leaders|teachers|workers|drivers|cleaners|cooks|chefs|waiters|operators|installers|electricians|mechanics|carers|volunteers|researchers|consultants|accountants|programmers|testers|architects|specialists|therapists|pharmacists|scientists";
const few = String.raw`(?:[\p{L}\d+.'’-]+\s){0,4}?(?:[dl]['’])?`;
/** "Leitung eines Teams", "encadrement de deux apprentis", and in German also "ein Team geleitet". */
const inOthers = leadingPeople.flatMap(({ verbs, people: own, whole }, at) => [
  String.raw`(?:${verbs})\s${few}(?:${own})(?!\p{L})`,
  String.raw`(?:${whole})(?!\p{L})`,
  ...(at === 0 ? [String.raw`(?:${own})\s${few}(?:${verbs})(?!\p{L})`] : []),
]);
/** "Managing engineers", "leading a small team of nurses". */
const asked = new RegExp(
  `(?<!\\p{L})(?:(?:${leading})\\s(?:[\\p{L}\\d+-]+\\s){0,4}?(?:${people})(?!\\p{L})|(?:people|line|staff|team|department) (?:management|leadership|manager|leader)(?!\\p{L})|(?:supervisory|managerial|leadership|supervision) (?:experience|roles?|positions?|capacity|background|responsibilit(?:y|ies))(?!\\p{L})|${inOthers.join("|")})|${leadingWithoutSpaces}`,
  "iu",
);
const ledTitle = new RegExp(
  `(?<!\\p{L})(?:leads?|leader|manager|supervisor|head|director|foreman|forewoman|chief|chef|charge|captain|principal|matron|owner|founder|cto|ceo|coo|vp|vice president|${leaderTitles})(?!\\p{L})`,
  "iu",
);
/** Who manages a thing need lead nobody: a campaign manager, a product owner, a chef de projet. */
const things =
  "product|project|program(?:me)?|campaign|account|category|brand|content|community|case|event|contract|risk|data|portfolio|relationship|marketing|media|growth|release|change|success|partner(?:ship)?|produkt|projekt|kampagnen|kunden|konten|projet|produit|partie|secteur|rang|proyecto|producto|campañas?|cuentas?|projeto|produto|campanhas?|contas|progetto|prodotto|comunicación|comunicação|comunicazione|communication|contenidos?";
const ofThing = new RegExp(
  `(?<!\\p{L})(?:(?:${things})[ -]?(?:managers?|owner|leiter(?:in)?|leads?)|art director|principal \\p{L}+|(?:chef|cheffe|jef[ea]|gerente|responsable|responsabile|encargad[oa]|manager) (?:d[eiou]s? |d')?(?:la )?(?:${things}))(?!\\p{L})`,
  "iu",
);
const onlyLeading = new RegExp(`^(?:${leadingStems})$`, "u");

/** True if a demand asks for leading people. */
export function asksToLead(demand: string): boolean {
  return asked.test(demand);
}

/** True if a job's title or lines say that its holder led people. */
export function hasLed({ title, text }: Pick<PreparedJob, "title" | "text">): boolean {
  return (ledTitle.test(title) && !ofThing.test(title)) || text.split("\n").some(saysLed);
}

/** True if a line says that its writer led people. */
export function saysLed(line: string): boolean {
  return asked.test(line) && prepareText({ text: line, claimIds: [] }).showsMatch(asked);
}

/** True if a stem of a demand for leading people names nothing more than that. */
export function isOfLeading(stem: string): boolean {
  return onlyLeading.test(stem);
}

/** Behind a team: how many it has. */
const behind =
  /^\s(?:of|von|de|di|van|av|af|z)\s(?:(?:at least|up to|more than|over|about|around|mindestens|bis zu|mehr als|über|rund|au moins|plus de|jusqu['’]à|más de|al menos|hasta|mais de|pelo menos|até|almeno|più di|circa|minstens|meer dan|minst|co najmniej)\s)?[\p{L}\d]+/iu;
const LEAST_TEAM = 2;

/** How many people a text says are led: ten in "lead a team of ten"; undefined if it does not say. */
export function peopleLed(text: string): number | undefined {
  const found = asked.exec(text);
  if (found === null) return undefined;
  const { 0: led, index } = found;
  const rest = behind.exec(text.slice(index + led.length))?.[0] ?? "";
  const times = durationsIn(text, wordsOf(text));
  const numbers = wordsOf(text.slice(0, index + led.length + rest.length)).flatMap(({ key, start }) => {
    const isTime = times.some((time) => time.start <= start && start < time.end);
    return start < index || isTime ? [] : [numberOf(key) ?? 0];
  });
  return numbers.find((number) => number >= LEAST_TEAM);
}

/** People who report to one, which is more than guiding them: line management, Personalverantwortung. */
const ofReports =
  /(?<!\p{L})(?:(?:people|line|personnel|staff) manage\p{L}*|direct reports?|manag(?:e|ing) (?:people|staff|direct)|disciplinary|disziplinar\p{L}*|personal(?:verantwortung|führung)|management hiérarchique|personas a (?:su )?cargo|personalansvar|gestione (?:del personale|di collaboratori)|leidinggev\p{L}*|gestão de pessoas)(?!\p{L})/iu;
const none =
  /(?<!\p{L})(?:(?:no|without|zero|never had) (?:(?:direct|line) )?reports|no (?:people|line) management|(?:ohne|keine) (?:disziplinarische )?(?:personal|führungs|mitarbeiter)\p{L}+|sans (?:management|lien|responsabilité) hiérarchique|sin (?:personas|personal|equipo) a (?:mi |su )?cargo|sem (?:subordinados|equipa|equipe)|senza (?:collaboratori|riporti)(?: diretti)?|zonder (?:directe )?(?:leidinggevende|personele|rapportage)\p{L}*|utan personalansvar|uden personaleansvar|bez podwładnych)/iu;

/** True if a demand asks for people who report to one. */
export function asksForReports(demand: string): boolean {
  return ofReports.test(demand);
}

/** True if a text says that nobody reported to its writer. */
export function saysNoReports(text: string): boolean {
  return none.test(text);
}
