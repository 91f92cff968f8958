import type { SkillIndex } from "../skills/index.ts";
import type { WritingMaterial } from "./types.ts";

/** Finds catalogue skills in a text. Certificates have proper names, which must appear unchanged. */
export function namedSkills(skills: SkillIndex): WritingMaterial["skillsIn"] {
  return (text) => skills.find(text).filter(({ id }) => skills.entry(id)?.kind !== "credential");
}
