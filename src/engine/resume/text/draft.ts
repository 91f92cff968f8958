import type { Found } from "./layout/text-span.ts";

/** A job (or a volunteer post) as found in the text; what was not found is absent. */
export type JobDraft = {
  employer?: Found;
  position?: Found;
  location?: Found;
  startDate?: Found;
  endDate?: Found;
  url?: Found;
  summary?: Found;
  highlights: Found[];
  /** Warnings about single fields; the field's name stands first. */
  doubts: { field: "name" | "position" | "dates"; text: string }[];
};

export type EducationDraft = {
  institution?: Found;
  area?: Found;
  studyType?: Found;
  startDate?: Found;
  endDate?: Found;
  score?: Found;
  url?: Found;
  courses: Found[];
  isContested: boolean;
};

export type SkillDraft = { name: Found; level?: Found; keywords: Found[] };
export type LanguageDraft = { language: Found; fluency?: Found };
export type CertificateDraft = { name: Found; date?: Found; issuer?: Found; url?: Found };
export type AwardDraft = { title: Found; date?: Found; awarder?: Found };
export type PublicationDraft = { name: Found; publisher?: Found; releaseDate?: Found; url?: Found };
export type InterestDraft = { name: Found };
export type ReferenceDraft = { name?: Found; reference?: Found };
export type ProjectDraft = {
  name: Found;
  description?: Found;
  highlights: Found[];
  keywords: Found[];
  startDate?: Found;
  endDate?: Found;
  url?: Found;
};

export type ProfileDraft = { network: string; username?: Found; url?: Found };
export type BasicsDraft = {
  name?: Found;
  label?: Found;
  email?: Found;
  phone?: Found;
  url?: Found;
  summary?: Found;
  address?: Found;
  postalCode?: Found;
  city?: Found;
  region?: Found;
  countryCode?: Found;
  profiles: ProfileDraft[];
};

/** All that was found, before it takes the shape of a JSON Resume. */
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
