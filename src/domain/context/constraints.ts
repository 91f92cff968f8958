import { shortened } from "../../shared/text/words.ts";
import type { MemoryNode } from "../../store/ports/memories.ts";
import { currentNotes, limitsIn } from "../evidence/stated-limits.ts";
import type { Profile } from "../profile/schema.ts";
import type { Constraints } from "./schema.ts";

const MOST_SAID = 5;
const LONGEST_SAID = 160;
const LONGEST_TEXT = 300;

/** The person's limits by topic: from the profile, and from sentences of notes that set a limit. */
export function constraintsKnown(
  profile: Profile,
  home: string | undefined,
  notes: readonly MemoryNode[],
): Constraints {
  const { current, formerly } = currentNotes(notes);
  const said = current
    .flatMap(limitsIn)
    .slice(0, MOST_SAID)
    .map((limit) => {
      const before = formerly.get(limit.memoryId);
      return {
        ...{ ...limit, text: shortened(limit.text, LONGEST_SAID) },
        ...(before !== undefined && { formerly: shortened(before, LONGEST_SAID) }),
      };
    });
  const { min_salary: min, salary_currency: currency, target_salary_range: range } = profile;
  return (
    filled({
      place: filled({ home, targets: profile.target_locations, workStyle: profile.preferred_work_style }),
      pay: filled({ min, range, currency }),
      relocation: filled({ willing: profile.willing_to_relocate }),
      schedule: filled({ acceptsOvertime: profile.accept_overtime }),
      family: profile.family_constraints?.slice(0, LONGEST_TEXT),
      authorization: filled({
        places: profile.work_authorization,
        needsSponsorship: profile.needs_sponsorship,
      }),
      said: said.length > 0 ? said : undefined,
    }) ?? {}
  );
}

/** An object without unknown fields; undefined if none is left. */
function filled<Fields extends object>(fields: Fields): Fields | undefined {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return known.length > 0 ? fields : undefined;
}
