import type { PersonText } from "../../types.ts";
import { type Found, met, unknown } from "../types.ts";

/**
 * A driving licence under any national name. For an ordinary car it is unknown if missing, because few people
 * write it down. Otherwise it is compared by the required European classes. Undefined if another rule decides.
 */
export function drivingOutcome(text: string, credentials: readonly PersonText[]): Found | undefined {
  const shownBy = (isIt: (held: string) => boolean) => {
    const held = credentials.find((one) => one.claimIds.length > 0 && isIt(one.text));
    return held && met(held.claimIds, held.text);
  };
  if (isOrdinary(text)) return shownBy((held) => driving.test(held) || classesIn(held).length > 0) ?? unknown;
  const asked = classesIn(text);
  return asked.length === 0
    ? undefined
    : shownBy((held) => asked.every((one) => classesIn(held).some((own) => own.startsWith(one))));
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
