import type { Span } from "../../text/piece.ts";
import type {
  AwardDraft,
  BasicsDraft,
  CertificateDraft,
  EducationDraft,
  InterestDraft,
  JobDraft,
  LanguageDraft,
  ProfileDraft,
  ProjectDraft,
  PublicationDraft,
  ReferenceDraft,
  SkillDraft,
} from "./draft.ts";

/** The keys of a person's own values, and of the place, in the order of JSON Resume. */
export const basicKeys = ["name", "label", "email", "phone", "url", "summary"] as const;
export const placeKeys = ["address", "postalCode", "city", "region", "countryCode"] as const;

/** The plain form of a draft: its values without where they were found. */
export type Plain<Draft> = {
  [Key in keyof Draft]?: NonNullable<Draft[Key]> extends readonly unknown[] ? string[] : string;
};
type Job = Omit<JobDraft, "employer" | "doubts">;

/** A resume in the form of JSON Resume 1.0.0. Missing values are absent. Dates are YYYY, YYYY-MM or YYYY-MM-DD. */
export type JsonResume = {
  basics: Plain<Pick<BasicsDraft, (typeof basicKeys)[number]>> & {
    location?: Plain<Pick<BasicsDraft, (typeof placeKeys)[number]>>;
    profiles?: Plain<ProfileDraft>[];
  };
  work?: (Plain<Job> & { name?: string })[];
  volunteer?: (Plain<Omit<Job, "location">> & { organization?: string })[];
  education?: Plain<Omit<EducationDraft, "isContested">>[];
  awards?: Plain<AwardDraft>[];
  /**
   * `heading` is the heading above a name that only says where a licence is valid: "Bar admissions" above "New
   * Jersey".
   */
  certificates?: Plain<CertificateDraft>[];
  publications?: Plain<PublicationDraft>[];
  skills?: Plain<SkillDraft>[];
  languages?: Plain<LanguageDraft>[];
  interests?: Plain<InterestDraft>[];
  references?: Plain<ReferenceDraft>[];
  projects?: Plain<ProjectDraft>[];
};

/** The source span of one value of the document, and the confidence of its classification (0..1). */
export type ResumeField = { path: string; confidence: number; sourceSpan: Span };
