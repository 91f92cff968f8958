import type { Extraction } from "./extraction.ts";

/** A job (or volunteer post) as found in the text. Missing values are absent. */
export type JobDraft = {
  employer?: Extraction;
  position?: Extraction;
  location?: Extraction;
  startDate?: Extraction;
  endDate?: Extraction;
  url?: Extraction;
  summary?: Extraction;
  highlights: Extraction[];
  /** Warnings about single fields. Each starts with the field's name. */
  doubts: { field: "name" | "position" | "dates"; text: string }[];
};

export type EducationDraft = {
  institution?: Extraction;
  area?: Extraction;
  studyType?: Extraction;
  startDate?: Extraction;
  endDate?: Extraction;
  score?: Extraction;
  url?: Extraction;
  courses: Extraction[];
  isContested: boolean;
};

export type SkillDraft = { name: Extraction; level?: Extraction; keywords: Extraction[] };
export type LanguageDraft = { language: Extraction; fluency?: Extraction };
export type CertificateDraft = {
  heading?: Extraction;
  name: Extraction;
  date?: Extraction;
  endDate?: Extraction;
  issuer?: Extraction;
  url?: Extraction;
};
export type AwardDraft = { title: Extraction; date?: Extraction; awarder?: Extraction };
export type PublicationDraft = {
  name: Extraction;
  publisher?: Extraction;
  releaseDate?: Extraction;
  url?: Extraction;
};
export type InterestDraft = { name: Extraction };
export type ReferenceDraft = { name?: Extraction; reference?: Extraction };
export type ProjectDraft = {
  name: Extraction;
  description?: Extraction;
  highlights: Extraction[];
  keywords: Extraction[];
  startDate?: Extraction;
  endDate?: Extraction;
  url?: Extraction;
};

export type ProfileDraft = { network: string; username?: Extraction; url?: Extraction };
export type BasicsDraft = {
  name?: Extraction;
  label?: Extraction;
  email?: Extraction;
  phone?: Extraction;
  url?: Extraction;
  summary?: Extraction;
  address?: Extraction;
  postalCode?: Extraction;
  city?: Extraction;
  region?: Extraction;
  countryCode?: Extraction;
  profiles: ProfileDraft[];
};

/** The extracted values before conversion to JSON Resume. */
export type ResumeDraft = {
  basics: BasicsDraft;
  work: JobDraft[];
  volunteer: JobDraft[];
  education: EducationDraft[];
  awards: AwardDraft[];
  certificates: CertificateDraft[];
  publications: PublicationDraft[];
  skills: SkillDraft[];
  languages: LanguageDraft[];
  interests: InterestDraft[];
  references: ReferenceDraft[];
  projects: ProjectDraft[];
};
