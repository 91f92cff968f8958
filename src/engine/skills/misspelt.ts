import { createSpelling } from "../catalog/titles/spelling.ts";
import type { SkillKind } from "../catalog/types.ts";
import type { Labels } from "./labels.ts";
import type { Resolved } from "./names.ts";

const MOST_KEPT = 2000;
/** In shorter names, a different letter makes a different name. */
const SHORTEST = 6;

/**
 * Returns a function that gives the tool meant by a misspelt name, if there is exactly one: "Kuberntes". Tools
 * have the same name in every language. A word in any skill's name is not misspelt.
 */
export function createMisspelt(
  { all }: Labels,
  resolve: (name: string) => Resolved | undefined,
  kindOf: (id: string) => SkillKind | undefined,
): (name: string) => Resolved | undefined {
  const spell = createSpelling(() => all.flatMap(({ words }) => words));
  const kept = new Map<string, Resolved | undefined>();
  return (name) => {
    if (name.length < SHORTEST) return undefined;
    if (kept.has(name)) return kept.get(name);
    const meant = spell(name).flatMap((one) => resolve(one) ?? []);
    const [first] = meant;
    const isOne = first !== undefined && meant.every(({ id }) => id === first.id);
    const found =
      isOne && kindOf(first.id) === "tool" ? { id: first.id, how: "spelling" as const } : undefined;
    if (kept.size < MOST_KEPT) kept.set(name, found);
    return found;
  };
}
