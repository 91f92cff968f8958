import { saysNotHeld } from "../../../resume/papers-not-held.ts";
import type { PersonSkill } from "../../types.ts";
import { shareOf } from "../skills/content-words.ts";
import { type Found, met, near } from "../types.ts";

/** Words for the document itself, which certificates of different trades share. */
export const paper =
  /(?<!\p{L})(?:certifi|certified|licen[cs]|licenci|zertifi|diplom|nachweis|brevet|patente?|attest|registered|registration)\p{L}{0,12}/giu;

/** A paper among the skills. One that only names the subject is near: it may be a course. */
export function listedPaper(wanted: readonly string[], skills: readonly PersonSkill[]): Found | undefined {
  const own = wanted.filter((word) => !word.startsWith("driv"));
  const held = skills.find(
    ({ name, claimIds }) =>
      claimIds.length > 0 && own.length > 0 && !saysNotHeld(name) && shareOf(own, name) === 1,
  );
  if (!held) return undefined;
  return new RegExp(paper, "iu").test(held.name)
    ? met(held.claimIds, held.name)
    : near(`${held.name}, listed as a skill`, held.claimIds);
}
