import type { SkillMention } from "../../../skills/find.ts";
import type { Known } from "../types.ts";
import { type ProperNames, properNamesIn } from "./proper-names.ts";

/** Names in a demand that are not in the catalogue. */
export function namesIn(text: string, known: Pick<Known, "index" | "language">): ProperNames {
  const { index, language } = known;
  return properNamesIn(text, placesIn(text, known), (key) => index.usualWords.has(key), language);
}

/** The catalogue skills that a demand names, each with its words there; the whole demand if it is one skill. */
export function placesIn(text: string, { index }: Pick<Known, "index">): SkillPlace[] {
  const named = index.skills.resolve(text)?.id;
  return named === undefined ? index.skills.find(text) : [{ id: named, text, start: 0, end: text.length }];
}

export type SkillPlace = Pick<SkillMention, "id" | "text" | "start" | "end">;
