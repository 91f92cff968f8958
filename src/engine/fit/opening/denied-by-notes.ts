import { denialOf } from "../../notes/denied.ts";
import { asksForCar, asksToDrive, hasNoCar, isNoDriver } from "./credentials/driving.ts";
import { type Aside, type RequirementOutcome, unknown, unmet } from "./types.ts";

/**
 * The same outcomes with what the notes deny: evidence that ran out is unknown ("first aid ran out last year"), and
 * a licence or car that the person does not have is unmet.
 */
export function withDenials(
  outcomes: readonly RequirementOutcome[],
  asides: readonly Aside[],
): RequirementOutcome[] {
  const isDenied = (words: string | undefined) =>
    words !== undefined && asides.some(({ text }) => denialOf(words, text) !== undefined);
  const drivesNot = asides.some(({ text }) => isNoDriver(text));
  const isWithoutCar = asides.some(({ text }) => hasNoCar(text));
  return outcomes.map((one) => {
    const { text, kind, necessity, outcome, shownBy, claimIds } = one;
    if (outcome === "met")
      return isDenied(shownBy) || isDenied(text) ? { text, kind, necessity, ...unknown, claimIds } : one;
    const ofCars = kind === "place" || (kind === "licence" && asksToDrive(text));
    const isLacking = (drivesNot && asksToDrive(text)) || (isWithoutCar && ofCars && asksForCar(text));
    return isLacking ? { text, kind, necessity, ...unmet } : one;
  });
}
