import type { CatalogIndex } from "../../fit/scales.ts";
import type { PersonEvidence, PersonText } from "../../fit/types.ts";
import type { UnderstoodRole } from "../../roles/resolve-role.ts";
import type { KeyFactor } from "../types.ts";

/**
 * The skills in a role's name that nothing stored shows: a "pastry chef" is one of the chefs, and does not only cook.
 * Who says that they never did it is quoted.
 */
export function narrowerFactors(
  { skills, texts, titles }: PersonEvidence,
  { asked, title, how }: UnderstoodRole,
  { skills: index }: CatalogIndex,
): KeyFactor[] {
  if (how === "exact") return [];
  const idsIn = (mentions: readonly { id: string }[]) => mentions.map(({ id }) => index.canonical(id));
  const usual = new Set(idsIn(index.find(title)));
  const own = new Set([
    ...idsIn(skills),
    ...[...titles, ...texts].flatMap(({ text }) => idsIn(index.findHeld(text))),
  ]);
  const named = index.find(asked).filter(({ id }) => {
    const skill = index.canonical(id);
    return !usual.has(skill) && !own.has(skill);
  });
  return named.map(({ id, text }): KeyFactor => {
    const skill = index.canonical(id);
    const denial = texts.find((one) => mentions(one, skill));
    return denial
      ? {
          key: "role.denied",
          text: `Stored, on "${text}": ${denial.text}`,
          effect: "speaks_against",
          claimIds: denial.claimIds,
        }
      : {
          key: "role.narrower",
          text: `The name asks for ${text}, and nothing stored shows it.`,
          effect: "gap",
          claimIds: [],
        };
  });

  function mentions({ text }: PersonText, skill: string): boolean {
    return idsIn(index.find(text)).includes(skill);
  }
}
