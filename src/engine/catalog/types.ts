/** A file of the built-in catalogue. */
export interface NamedText {
  file: string;
  text: string;
}

/** A skill's kind, which decides its half-life and the factor it counts for. */
export type SkillKind = "tool" | "professional" | "knowledge" | "foundational" | "credential";

/** A catalogue skill. `parent` is the id of a broader skill; `aliases` are other spellings. */
export interface SkillEntry {
  id: string;
  name: string;
  kind: SkillKind;
  parent?: string;
  aliases: string[];
}

/** The demand of an occupation for a skill: `skill` is a SkillEntry's id, importance 1..5, level 0..7. */
interface SkillNeed {
  skill: string;
  importance: number;
  level: number;
}

/** Levels of education, lowest first. */
export const educationLevels = [
  "none",
  "secondary",
  "certificate",
  "associate",
  "bachelor",
  "master",
  "doctorate",
] as const;
export type Education = (typeof educationLevels)[number];

/** The six groups of work values, in the order of every vector of them. */
export const valueNames = [
  "achievement",
  "independence",
  "recognition",
  "relationships",
  "support",
  "working conditions",
] as const;

/** The five traits of work style, in the order of every vector of them. */
export const traitNames = [
  "openness",
  "conscientiousness",
  "extraversion",
  "agreeableness",
  "emotionalStability",
] as const;

/** An occupation. Vectors without data are absent. */
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
  /** Importance 1..5, and level 0..7 if rated. */
  knowledge: { skill: string; importance: number; level?: number }[];
  tools: { skill: string; hot?: boolean; inDemand?: boolean }[];
}

/** The occupations and skills behind all calculations, built-in or imported. */
export interface CatalogData {
  /** "built-in", "O*NET 29.3" and so on. */
  source: string;
  version: string;
  /** True while the built-in catalogue is in use. */
  experimental: boolean;
  occupations: OccupationEntry[];
  skills: SkillEntry[];
  /** Titles in other languages, by occupation code. */
  localTitles?: LocalTitle[];
  /** Occupations of another classification. Their English labels identify the matching occupation here. */
  labelled?: LabelledOccupation[];
  /** Legal or usual entry requirements, by occupation code. */
  entryRequirements?: EntryRequirement[];
}

/** An occupation's title in another language; `language` is ISO 639-1. */
export interface LocalTitle {
  code: string;
  title: string;
  language: string;
  /** The gender-neutral form ("Bäcker/in") if `title` is one of its two forms. */
  written?: string;
}

/** An occupation of a classification with labels only, by language, the preferred label first. */
export interface LabelledOccupation {
  id: string;
  labels: Record<string, string[]>;
}

/** An occupation's entry requirement, without exceptions. */
export interface EntryRequirement {
  code: string;
  kind: "licence" | "degree" | "apprenticeship";
  name: string;
  binding: "law" | "custom";
  /** Phrases of which one in a certificate or degree shows it, as word starts; none for a degree in any field. */
  shownBy: string[];
  /** For a degree. */
  level?: Education;
  /** For a degree: years of study beyond its level, as in medicine. */
  years?: number;
}

/** A file of the catalogue: its name and content. */
export interface NamedText {
  file: string;
  text: string;
}
