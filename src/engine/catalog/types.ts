/** A file of the built-in catalogue. */
export interface NamedText {
  file: string;
  text: string;
}

/** The kind of a skill, which decides its half-life and the factor it counts for. */
export type SkillKind = "tool" | "professional" | "knowledge" | "foundational" | "credential";

/** One skill of the catalogue; `parent` is the id of a broader skill, `aliases` are its other spellings. */
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

/** One occupation; vectors without data are absent. */
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
  /** Importance 1..5, and level 0..7 where it is rated. */
  knowledge: { skill: string; importance: number; level?: number }[];
  tools: { skill: string; hot?: boolean; inDemand?: boolean }[];
}

/** The occupations and skills that everything is computed against, built-in or imported. */
export interface CatalogData {
  /** "built-in", "O*NET 29.3" and so on. */
  source: string;
  version: string;
  /** True while the built-in catalogue is in use. */
  experimental: boolean;
  occupations: OccupationEntry[];
  skills: SkillEntry[];
  /** Titles in other languages, by the occupations' codes. */
  localTitles?: LocalTitle[];
  /** Occupations of another classification, whose English labels say which of these they are. */
  labelled?: LabelledOccupation[];
  /** What entry asks for by law or custom, by the occupations' codes. */
  entryRequirements?: EntryRequirement[];
}

/** A title of an occupation in another language; `language` by ISO 639-1. */
export interface LocalTitle {
  code: string;
  title: string;
  language: string;
  /** The title as it is written for everybody ("Bäcker/in"), where `title` is one of its two forms. */
  written?: string;
}

/** An occupation of a classification that has labels and nothing else; by language, each with the preferred one first. */
export interface LabelledOccupation {
  id: string;
  labels: Record<string, string[]>;
}

/** What entry to an occupation asks for where no exception applies. */
export interface EntryRequirement {
  code: string;
  kind: "licence" | "degree" | "apprenticeship";
  name: string;
  binding: "law" | "custom";
  /** Phrases of which one shows it in a certificate or degree, as beginnings of words; none for a degree of any field. */
  shownBy: string[];
  /** Of a degree. */
  level?: Education;
  /** Of a degree: years of study that its level does not tell, as of medicine. */
  years?: number;
}

/** A file of the catalogue: its name and what is in it. */
export interface NamedText {
  file: string;
  text: string;
}
