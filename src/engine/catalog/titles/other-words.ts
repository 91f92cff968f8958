import { REQUIRED_IMPORTANCE } from "../../fit/constants.ts";
import type { OccupationEntry } from "../types.ts";

/**
 * The description, and the important skills and knowledge: their ids are names in words. Without tools, which people of
 * many occupations use.
 */
export function otherWords({ description, skills, knowledge }: OccupationEntry): string {
  const important = [...skills, ...knowledge].filter(({ importance }) => importance >= REQUIRED_IMPORTANCE);
  return [description, ...important.map(({ skill }) => skill)].join(" ");
}
