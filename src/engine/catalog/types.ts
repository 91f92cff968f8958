/** What sort of thing a skill is; it decides how fast it fades and which factor it feeds. */
export type SkillKind = "tool" | "professional" | "knowledge" | "foundational" | "credential";

/** One skill of the catalogue; `parent` is the id of a broader skill, `aliases` are its other spellings. */
export interface SkillEntry {
  id: string;
  name: string;
  kind: SkillKind;
  parent?: string;
  aliases: string[];
}

/** How much an occupation asks of a skill: `skill` is a SkillEntry's id, importance 1..5, level 0..7. */
interface SkillNeed {
  skill: string;
  importance: number;
  level: number;
}

/** What entry usually asks, lowest first. */
export type Education =
  | "none"
  | "secondary"
  | "certificate"
  | "associate"
  | "bachelor"
  | "master"
  | "doctorate";

/** One occupation; vectors it has no data for are absent. */
export interface OccupationEntry {
  code: string;
  title: string;
  alternateTitles: string[];
  description: string;
  /** R, I, A, S, E, C, each 1..7. */
  interests?: number[];
  /** Achievement, independence, recognition, relationships, support, working conditions, each 1..7. */
  values?: number[];
  /** Openness, conscientiousness, extraversion, agreeableness, emotional stability, each 1..5. */
  styles?: number[];
  /** 1 (little preparation) to 5 (extensive). */
  jobZone?: number;
  education?: Education;
  skills: SkillNeed[];
  /** Importance 1..5. */
  knowledge: { skill: string; importance: number }[];
  tools: { skill: string; hot?: boolean; inDemand?: boolean }[];
}

/** The occupations and skills everything is computed against, whatever they were imported from. */
export interface CatalogData {
  /** "built-in", "O*NET 29.3" and so on. */
  source: string;
  version: string;
  /** True while the built-in catalogue is in use. */
  experimental: boolean;
  occupations: OccupationEntry[];
  skills: SkillEntry[];
}
