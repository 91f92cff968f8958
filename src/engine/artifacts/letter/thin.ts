import { postOf } from "../entry-heads.ts";
import { ofKind } from "../evidence.ts";
import type { AskedRequirement, Material } from "../types.ts";
import { candidates } from "./proofs.ts";

const MOST_POSTS = 2;

/** What the person could add to a letter that is too short, as sentences to them. */
export function wouldHelp(material: Material, demands: readonly AskedRequirement[]): string[] {
  const { asked, claims } = material;
  const silent = candidates(material).filter(({ bullets }) => bullets.length === 0);
  const bare = ofKind(claims, "skill").filter(({ id }) =>
    demands.some(({ claimIds }) => claimIds.includes(id)),
  );
  return [
    ...(candidates(material).length === 0
      ? ["Add the work you did, paid or not: title, employer, from when to when, and what you did there."]
      : []),
    ...silent.slice(0, MOST_POSTS).map(({ owner }) => {
      const { title, at } = postOf(owner, material);
      const place = [title, at].filter(Boolean).join(", ");
      return `Say what you did${place ? ` (${place})` : ""}: one line per task, starting with a verb, with a number if there is one.`;
    }),
    ...bare.map(({ text }) => `Say where you used this skill, in a line under that work: ${text}.`),
    ...(asked.isOpening && demands.length === 0
      ? ["The stored data meets none of the opening's requirements, so the letter names none."]
      : []),
  ];
}
