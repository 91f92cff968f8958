import { pieceOf } from "../../../text/piece.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import type { PersonText } from "../../types.ts";
import { type Found, met, unknown, unmet } from "../types.ts";

/**
 * A driving licence under any national name. For an ordinary car it is unknown if missing, because few people
 * write it down. Otherwise it is compared by the required European classes. Undefined if another rule decides.
 */
export function drivingOutcome(
  text: string,
  credentials: readonly PersonText[],
  texts: readonly PersonText[],
): Found | undefined {
  const shownBy = (isIt: (held: string) => boolean) => {
    const held = credentials.find((one) => one.claimIds.length > 0 && isIt(one.text));
    return held && met(held.claimIds, held.text);
  };
  const shown = isOrdinary(text)
    ? shownBy((held) => driving.test(held) || classesIn(held).length > 0)
    : undefined;
  if (shown) return shown;
  const denied = licence.test(text) ? denialIn(texts) : undefined;
  if (denied !== undefined) return { ...unmet, near: denied };
  if (isOrdinary(text)) return unknown;
  const asked = classesIn(text);
  return asked.length === 0
    ? undefined
    : shownBy((held) => asked.every((one) => classesIn(held).some((own) => own.startsWith(one))));
}

/** "I don't drive", but not "I don't drive lorries". */
const notDriving =
  /(?<!\p{L})(?:(?:do|does)(?: not|n['’]t)|cannot|can['’]t) drive(?=$|[.,;!]| (?:and|but|so|yet|myself)\b)|(?:without|no|don['’]t (?:have|hold) an?) (?:full )?driv(?:ing|er['’]?s) licen[cs]e|(?:kein\p{L}*|ohne|nicht im besitz eines) führerschein|(?:pas (?:de|le)|sans) permis(?! de (?:séjour|travail))|(?:sin|no tengo) (?:carn[ée]t?|permiso) de conducir|não (?:dirijo|conduzo|tenho carta)|geen rijbewijs|non guido|senza patente/iu;

/** The sentence in which the person says that they do not drive. */
function denialIn(texts: readonly PersonText[]): string | undefined {
  const said = texts.find(({ text }) => notDriving.test(text));
  return said && sentencesOf(pieceOf(said.text)).find(({ text }) => notDriving.test(text))?.text;
}

const driving =
  /driv\p{L}*['’]?s? (?:license|licence)|driving (?:license|licence)|f[üu]hrer(?:schein|ausweis)|fahrerlaubnis|permis (?:b\b|de conduire)|b-?körkort|körkort b\b|prawo jazdy|kørekort|førerkort|carn(?:et|[ée]) (?:b\b|de conducir)|licencia de conducir|permiso de conduc|\bcnh\b|carta de condução|rijbewijs|patente b|驾照|驾驶证/iu;
const heavy = /\b(?:cdl|commercial|class a|hazmat|hgv|lgv|[cd]1?e?|[ade])\b(?!['’])/iu;

function isOrdinary(text: string): boolean {
  const found = driving.exec(text);
  return found !== null && !heavy.test(text.replace(found[0], "").replace(/\b(?:a|de)\b(?= )/giu, ""));
}

const licence =
  /führerschein|fahrerlaubnis|\bpermis\b|\bcarn(?:et|é)\b|permiso de conduc|licencia de conduc|\bcnh\b|carta de condução|rijbewijs|patente|driv\p{L}*['’]?s? licen[cs]e|driving licen[cs]e/iu;
/** In other countries, class A, B or C means a different licence. */
const otherClasses = /\bcdl\b|commercial|\bcnh\b|\p{Script=Han}/iu;

/** The European driving licence classes in a text; trailer classes without a sign: "CE" for "C+E". */
function classesIn(text: string): string[] {
  if (!licence.test(text) || otherClasses.test(text)) return [];
  return [...text.matchAll(/(?<![\p{L}\d])([A-D]1?)\s?(?:\+\s?)?(E)?(?![\p{L}\d'’])/gu)].map(
    ([, own = "", trailer = ""]) => own + trailer,
  );
}
