import type { SkillIndex } from "../skills/index.ts";
import type { WritingMaterial } from "./types.ts";

/** Finds the catalogue's skills in a text; certificates have names of their own, which must stand as they are. */
export function namedSkills(skills: SkillIndex): WritingMaterial["skillsIn"] {
  return (text) => skills.find(text).filter(({ id }) => skills.entry(id)?.kind !== "credential");
}
