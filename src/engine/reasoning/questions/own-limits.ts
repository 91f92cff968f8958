// Questions about what work the user would take: "Am I willing to travel?" Languages as in question-words.

import { namesStart } from "../../fit/filters/noted-start.ts";
import { remoteWords, workTimes } from "../../lexicon/demands/opening-terms.ts";
import { createTerms } from "../../text/names/terms.ts";
import { has } from "./usual/usual-words.ts";

const able =
  "(?:(?:can|could|will|would|do|am|did) i|(?:was|kann|will|möchte|würde|darf|bin|arbeite|reise|ziehe) ich|(?:est-ce que )?je (?:peux|veux|suis|souhaite|accepte)|(?:puis|veux|suis|pourrais|accepte)-je|puedo|podría|quiero|acepto|estoy|posso|quero|aceito|estou|poderia|voglio|accetto|sono|potrei|(?:czy )?(?:mogę|chcę|jestem)|(?:kan|wil|mag|ben) ik)";
const measure =
  "(?:how (?:far|many|much|long|often|early|late|soon)|when|what (?:days?|hours?|shifts?|times?)|(?:um |à |a |o )?(?:wie ?viel uhr|quelle heure|qué hora|que horas?|che ora|której(?: godzinie)?|hoe laat)|which (?:days|hours|shifts)|wie (?:weit|viele?|lange|oft|früh|spät)|wann|ab wann|(?:jusqu['’]où|combien|quand)|(?:cuánt\\p{L}+|cuándo|hasta dónde|a partir de cuándo)|(?:quant\\p{L}+|quando|até onde|a partir de quando|fino a dove)|(?:ile|kiedy|jak (?:daleko|długo))|(?:hoe (?:ver|veel|lang)|wanneer))";
const asks = new RegExp(
  `^[\\s¿¡]*(?:(?:and|so|und|et|y|e|i|en),? )?(?:${measure}[^?]{0,40}? )?${able}(?!\\p{L})`,
  "iu",
);
/** A skill, a right, or the past. */
const ofOther =
  /(?<!\p{L})(?:(?:do|have) i (?:have|hold|got)|have|hold|licen[cs]es?|permit|certificat\p{L}*|tengo|tenho|carn[eé]t?|permiso|permis|habe|führerschein|mam|allowed|permitted|legally|become|as an?|know|learn|have i|should|use|speak|better|worth|dürfen|werden|als|lernen|ser|devenir|comme|como|diventare|come|zostać|worden|earn|paid|verdienen|gagner|ganar|ganhar|guadagnare|opening|posting|this|that|the one)(?!\p{L})/iu;

const findTimes = createTerms<keyof typeof workTimes>(workTimes);
const findRemote = createTerms(remoteWords);

/** Sides of a job that a person may limit, besides working times and remote work, each with its words. */
const sides: readonly (readonly [string, RegExp])[] = [
  [
    "travel",
    /(?<!\p{L})(?:travel\p{L}*|away from home|reisen?|voyager|déplace\p{L}*|viaj\p{L}*|viaggi\p{L}*|trasfert\p{L}*|podróż\p{L}*|reizen)(?!\p{L})/iu,
  ],
  [
    "distance",
    /(?<!\p{L})(?:commut\p{L}*|driv(?:e|ing)|far|pendel\p{L}*|fahren|weit|trajets?|loin|conducir|lejos|desplaz\p{L}*|trayecto|longe|desloc\p{L}*|pendolare|lontano|dojeżdżać|dojazd\p{L}*|daleko|reistijd|reizen naar)(?!\p{L})|\d\s?(?:km|miles?|kilomet\p{L}*)(?!\p{L})|(?:minutes|hours?) (?:from|each way)/iu,
  ],
  [
    "hours",
    /(?<!\p{L})(?:hours|days a week|full[- ]time|part[- ]time|stunden|tage|vollzeit|teilzeit|heures|jours|temps (?:plein|partiel)|horas|días|dias|jornada|ore|giorni|tempo (?:pieno|parziale)|godzin\p{L}*|dni|uren|dagen|voltijds?|deeltijds?)(?!\p{L})|\d (?:days|tage|jours|días|dias|giorni|dagen|dni)(?!\p{L})/iu,
  ],
  [
    "clock",
    /(?<!\p{L})(?:what times?|wie ?viel uhr|uhr|quelle heure|(?:qué|que) horas?|(?:a las?|às|alle) \d{1,2}|che ora|której|hoe laat|o['’]clock|(?:before|after|until|till|by|from|not start|avant|après|vers|vor|nach|ab) \d{1,2}(?:[.:]\d\d|\s?[ap]\.?m)|school (?:run|drop[- ]?off|pick[- ]?up))(?!\p{L})|(?<!\d)\d{1,2} ?h ?(?:\d\d)?(?!\p{L})/iu,
  ],
  [
    "relocation",
    /(?<!\p{L})(?:relocat\p{L}*|mov(?:e|ing)(?! (?:up|into|on))|umzieh\p{L}*|umzug|zieh(?:e|en)? .{0,30}um|déménag\p{L}*|mudar\p{L}*|mudanza|mudança|trasfer(?:ir|isc)\p{L}*|irme a(?!l? \p{L}+(?:ar|er|ir)(?!\p{L}))|przeprowadz\p{L}+|verhuiz\p{L}*|verhuis)(?!\p{L})/iu,
  ],
];

/** "Un poste à Lyon": the way there. */
const workIn =
  /(?<!\p{L})(?:jobs?|work|[Ss]telle|arbeiten|poste|emploi|travailler|puesto|trabajo|trabajar|vaga|emprego|trabalhar|posto|lavoro|lavorare|prac[aęy]|pracować|baan|werken) (?:in|à|en|em|a|w|we) \p{Lu}\p{L}+/u;
/** "Disponibilidad: a partir de febrero" */
const availability =
  /(?<!\p{L})(?:availab(?:le|ility)|verfügbar(?:keit)?|disponib(?:ilité|ilidad|ilidade|ilità|le)|beschikbaar(?:heid)?|dostępność)\s?:/iu;

/** The sides of a job that a text names: working times by name, `remote`, `start`, and those above. */
function sidesIn(text: string): string[] {
  const named = sides.flatMap(([side, words]) => (words.test(text) ? [side] : []));
  // "I can't start before 8.45" is about the hour, not about the first day.
  const isOfStart = !named.includes("clock") && (namesStart(text) || availability.test(text));
  return [
    ...findTimes(text).map(({ tag }) => (tag === "aroundTheClock" ? "shifts" : tag)),
    ...(findRemote(text).length > 0 || has("home", text) ? ["remote"] : []),
    ...(workIn.test(text) ? ["distance"] : []),
    ...(isOfStart ? ["start"] : []),
    ...named,
  ];
}

/** True if a question asks whether the user would work at some time, place or distance, or how much. */
export function asksOwnLimit(query: string): boolean {
  return asks.test(query) && !ofOther.test(query) && sidesIn(query).length > 0;
}

/** True for texts that name the side of a job that a question asks about. */
export function onSameSide(query: string): (text: string) => boolean {
  const asked = new Set(sidesIn(query));
  return (text) => sidesIn(text).some((side) => asked.has(side));
}
