import type { Extraction } from "./extraction.ts";

/** Values that may be found. */
type Found<K extends string> = { [Key in K]?: Extraction };

/** A job (or volunteer post) as found in the text. Missing values are absent. */
export type JobDraft = Found<
  "employer" | "position" | "location" | "startDate" | "endDate" | "url" | "summary"
> & {
  highlights: Extraction[];
  /** Warnings about single fields. Each starts with the field's name. */
  doubts: { field: "name" | "position" | "dates"; text: string }[];
};

export type EducationDraft = Found<
  "institution" | "area" | "studyType" | "startDate" | "endDate" | "score" | "status" | "url"
> & {
  courses: Extraction[];
  isContested: boolean;
};

export type SkillDraft = { name: Extraction; level?: Extraction; keywords: Extraction[] };
export type LanguageDraft = { language: Extraction; fluency?: Extraction };
export type CertificateDraft = { name: Extraction } & Found<
  "heading" | "date" | "endDate" | "status" | "issuer" | "url"
>;
export type AwardDraft = { title: Extraction } & Found<"date" | "awarder">;
export type PublicationDraft = { name: Extraction } & Found<"releaseDate" | "url">;
export type InterestDraft = { name: Extraction };
export type ReferenceDraft = Found<"name" | "reference">;
export type ProjectDraft = Found<"description" | "startDate" | "endDate" | "url"> & {
  name: Extraction;
  highlights: Extraction[];
  keywords: Extraction[];
};

export type ProfileDraft = { network: string } & Found<"username" | "url">;
export type BasicsDraft = Found<
  | "name"
  | "label"
  | "email"
  | "phone"
  | "url"
  | "summary"
  | "address"
  | "postalCode"
  | "city"
  | "region"
  | "countryCode"
> & { profiles: ProfileDraft[] };

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
