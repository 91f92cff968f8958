import type { ReadRequirement } from "./wording.ts";

/** "Must be authorized to work; we do not sponsor" is one demand. */
export function oncePermitted(list: ReadRequirement[]): ReadRequirement[] {
  const isPermit = (one: ReadRequirement | undefined): boolean => one?.requirement.kind === "authorization";
  // In "we do not sponsor, so you need the right to work" the person's part is the demand.
  const isOurs = (one: ReadRequirement | undefined): boolean => /^we\s/iu.test(one?.requirement.text ?? "");
  return list.filter((one, place) => {
    if (!isPermit(one)) return true;
    const isBeside = isPermit(list[place - 1]) || isPermit(list[place + 1]);
    return isOurs(one) ? !isBeside : !isPermit(list[place - 1]) || isOurs(list[place - 1]);
  });
}

/**
 * Of two requirements for the same degree or skill, keeps the more specific one, and a demand before a
 * preference.
 */
export function withoutRepeats(list: ReadRequirement[]): ReadRequirement[] {
  const byKey = new Map<string, ReadRequirement>();
  for (const one of list) {
    const { requirement, kind } = one;
    const isBare = (kind.education !== undefined || kind.years !== undefined) && requirement.text.length < 12;
    if (isBare && list.some((other) => other !== one && isFuller(other, one))) continue;
    const key = `${requirement.kind} ${requirement.text.toLowerCase()}`;
    const known = byKey.get(key);
    if (
      known === undefined ||
      (known.requirement.necessity === "preferred" && requirement.necessity === "required")
    )
      byKey.set(key, one);
  }
  return [...byKey.values()];
}

function isFuller(other: ReadRequirement, one: ReadRequirement): boolean {
  return (
    other.requirement.kind === one.requirement.kind &&
    other.kind.education === one.kind.education &&
    other.kind.years === one.kind.years &&
    other.requirement.text.length > one.requirement.text.length
  );
}
