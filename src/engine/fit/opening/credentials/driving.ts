import { pieceOf } from "../../../text/piece.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import type { PersonText } from "../../types.ts";
import { type Found, met, near, unknown, unmet } from "../types.ts";
import { drivesItsClass, isBrazilian } from "./licence-classes.ts";

/**
 * A driving licence under any national name. For an ordinary car it is unknown if missing, because few people
 * write it down. Otherwise it is compared by the required European classes. Undefined if another rule decides.
 */
export function drivingOutcome(
  text: string,
  credentials: readonly PersonText[],
  texts: readonly PersonText[],
): Found | undefined {
  // Few people write down that they had no accident.
  if (record.test(text)) return denialIn(texts) === undefined ? unknown : unmet;
  const shownBy = (isIt: (held: string) => boolean) => {
    const held = credentials.find((one) => one.claimIds.length > 0 && isIt(one.text));
    const isPart = held !== undefined && besideLicence.test(text) && !aCar.test(held.text);
    return held && (isPart ? near(held.text, held.claimIds) : met(held.claimIds, held.text));
  };
  const brazilian = brazilianOutcome(text, credentials);
  if (brazilian) return brazilian;
  const shown = isOrdinary(text)
    ? shownBy((held) => driving.test(held) || classesIn(held).length > 0)
    : undefined;
  if (shown) return shown;
  const denied = asksToDrive(text) ? denialIn(texts) : undefined;
  if (denied !== undefined) return { ...unmet, near: denied };
  if (isOrdinary(text)) return unknown;
  const asked = classesIn(text);
  return asked.length === 0
    ? undefined
    : shownBy((held) => asked.every((one) => classesIn(held).some((own) => own.startsWith(one))));
}

/** A licence of Brazil by its classes, which contain each other. */
function brazilianOutcome(text: string, credentials: readonly PersonText[]): Found | undefined {
  if (!isBrazilian(text)) return undefined;
  const own = credentials.filter((one) => one.claimIds.length > 0 && isBrazilian(one.text));
  const good = own.find((one) => drivesItsClass(text, one.text));
  if (good) return met(good.claimIds, good.text);
  return own[0] && near(own[0].text, own[0].claimIds);
}

const record = /driving record|driving history|punktekonto/iu;
/** "I don't drive", but not "I don't drive lorries". */
const notDriving =
  /(?<!\p{L})(?:(?:do|does)(?: not|n['’]t)|cannot|can['’]t) drive(?=$|[.,;!]| (?:and|but|so|yet|myself)\b)|(?:without|no|don['’]t (?:have|hold) an?) (?:full )?driv(?:ing|er['’]?s) licen[cs]e|(?:kein\p{L}*|ohne|nicht im besitz eines) führerschein|(?:pas (?:de|le)|sans) permis(?! de (?:séjour|travail))|(?:sin|no tengo) (?:carn[ée]t?|permiso) de conducir|não (?:dirijo|conduzo|tenho carta)|geen rijbewijs|non guido|senza patente/iu;

/** True if a demand names a driving licence. */
export function asksToDrive(text: string): boolean {
  return licence.test(text);
}

/** True if a text says that its writer, or the person it is about, does not drive. */
export function isNoDriver(text: string): boolean {
  return notDriving.test(text);
}

const car =
  "car|vehicle|auto|pkw|wagen|fahrzeug|voiture|véhicule|coche|vehículo|carro|veículo|automobile|macchina|bil|samochód";
const aCar = new RegExp(`(?<!\\p{L})(?:${car}|own transport)(?!\\p{L})`, "iu");
const noCar = new RegExp(
  `(?<!\\p{L})(?:(?:no|without an?|(?:do|does)n['’]t (?:have|own) an?|not (?:have|own) an?|kein(?:en)?|ohne|pas de|sans|sin|no teng[oa]|não tem|não tenho|sem|non ho(?: una| la)?|senza|geen|zonder|ingen|utan|nie mam?|nie posiadam|bez) (?:(?:own|eigene[ns]?|propi[oa]|próprio|propria|egen|własnego) )?(?:${car}|samochodu)|car[- ]?less)(?!\\p{L})`,
  "iu",
);

/** "Rijbewijs B en eigen auto": a car besides the licence. One or the other of them asks for no car. */
const besideLicence = new RegExp(
  `(?<!\\p{L})(?:(?:and|und|en|y|e|et|i|och|with|mit|met|con|com|avec|z|med|[+&])\\s(?:an? |une? |uma? |una? |een |einen? )?(?:(?:own|eigen\\p{L}{0,2}|egen|własny\\p{L}{0,2}|próprio|propria) )(?:${car})|(?:y|e|et|con|com|avec|[+&])\\s(?:une? |uma? |una? )?(?:${car})(?: (?:propi[oa]|próprio|propri[oa]|personnel))?)(?!\\p{L}| (?:de|di|da|aziend|d['’]))`,
  "iu",
);

/** True if a demand asks for a car of one's own. */
export function asksForCar(text: string): boolean {
  return licence.test(text) ? besideLicence.test(text) : aCar.test(text);
}

/** True if a text says that the person has no car. */
export function hasNoCar(text: string): boolean {
  return noCar.test(text);
}

/** The sentence in which the person says that they do not drive. */
function denialIn(texts: readonly PersonText[]): string | undefined {
  const said = texts.find(({ text }) => notDriving.test(text));
  return said && sentencesOf(pieceOf(said.text)).find(({ text }) => notDriving.test(text))?.text;
}

const driving =
  /driv\p{L}*['’]?s? (?:license|licence)|driving (?:license|licence)|(?<!\p{L})(?:class )?(?:G2?|5) licen[cs]e(?!\p{L})|f[üu]hrer(?:schein|ausweis)|fahrerlaubnis|permis (?:b\b|de conduire)|b-?körkort|körkort b\b|prawo jazdy|kørekort|førerkort|carn(?:et|[ée]) (?:b\b|de conducir)|licencia de conducir|permiso de conduc|\bcnh\b|carta de condução|rijbewijs|patente b|^b - véhicule léger|驾照|驾驶证/iu;
const heavy =
  /\b(?:fork-?\s?lift|stapler|crane|tractor|cdl|commercial|class a|hazmat|hgv|lgv|[cd]1?e?|[ade])\b(?!['’])/iu;

function isOrdinary(text: string): boolean {
  const found = driving.exec(text);
  return found !== null && !heavy.test(text.replace(found[0], "").replace(/\b(?:a|de)\b(?= )/giu, ""));
}

const licence =
  /führerschein|fahrerlaubnis|prawo jazdy|\bpermis\b|\bcarn(?:et|é)\b|permiso de conduc|licencia de conduc|\bcnh\b|carta de condução|rijbewijs|patente|driv\p{L}*['’]?s? licen[cs]e|driving licen[cs]e/iu;
/** "Full C+E licence". */
const withTrailer =
  /(?<![\p{L}\d])(?:[BCD]1?\s?\+\s?E|C1?E|cat(?:egory|\.)? [BCD]1?E?)(?!\p{L}).{0,20}(?:licen[cs]e|entitlement)/iu;
/** In other countries, class A, B or C means a different licence. */
const otherClasses = /\bcdl\b|commercial|\bcnh\b|\p{Script=Han}/iu;

/** The European driving licence classes in a text; trailer classes without a sign: "CE" for "C+E". */
function classesIn(text: string): string[] {
  if (!(licence.test(text) || withTrailer.test(text)) || otherClasses.test(text)) return [];
  return [...text.matchAll(/(?<![\p{L}\d])([A-E]1?)\s?(?:\+\s?)?(E)?(?![\p{L}\d'’])/gu)].map(
    ([, own = "", trailer = ""]) => own + trailer,
  );
}
