import type { WorkFacts } from "../filters.ts";
import type { StatedNote } from "../opening/types.ts";
import type { PersonConstraints } from "../types.ts";
import { type NotedFilter, ofNote } from "./limit-outcome.ts";
import { notedHours } from "./noted-hours.ts";
import { notedPay } from "./noted-pay.ts";
import { isRemoteCondition, namesRadius, notedPlace } from "./noted-place.ts";
import { leastHomeDays, mostOfficeDays } from "./office/noted-office.ts";

/** Compares what the person's notes say about pay, place, remote work and hours with an opening. */
export function againstNotes(
  notes: readonly StatedNote[],
  person: PersonConstraints,
  work: WorkFacts,
): NotedFilter[] {
  return notes.flatMap((note) => {
    const pay = notedPay(note.text, person.currency, work);
    // "At least 52k for full time" limits the pay alone.
    const isOfDays = leastHomeDays(note.text) !== undefined && !namesRadius(note.text);
    const isOther =
      (pay && isRemoteCondition(note.text)) || isOfDays || mostOfficeDays(note.text) !== undefined;
    const place = isOther ? undefined : notedPlace(note.text, person, work);
    const found = [pay, place, pay ? undefined : notedHours(note.text, work)];
    return found.flatMap((filter) => (filter ? [ofNote(note, filter)] : []));
  });
}
