import type { Span } from "../../text/piece.ts";

type JsonLocation = {
  address?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  countryCode?: string;
};
type JsonProfile = { network?: string; username?: string; url?: string };
export type JsonBasics = {
  name?: string;
  label?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  location?: JsonLocation;
  profiles?: JsonProfile[];
};
type Dated = { startDate?: string; endDate?: string };
export type JsonWork = Dated & {
  name?: string;
  position?: string;
  location?: string;
  url?: string;
  summary?: string;
  highlights?: string[];
};
export type JsonVolunteer = Dated & {
  organization?: string;
  position?: string;
  url?: string;
  summary?: string;
  highlights?: string[];
};
export type JsonEducation = Dated & {
  institution?: string;
  url?: string;
  area?: string;
  studyType?: string;
  score?: string;
  courses?: string[];
};
type JsonAward = { title?: string; date?: string; awarder?: string };
/**
 * `heading` is the heading above a name that only says where a licence is valid: "Bar admissions" above "New
 * Jersey".
 */
type JsonCertificate = {
  heading?: string;
  name?: string;
  date?: string;
  endDate?: string;
  issuer?: string;
  url?: string;
};
type JsonPublication = { name?: string; publisher?: string; releaseDate?: string; url?: string };
type JsonSkill = { name?: string; level?: string; keywords?: string[] };
type JsonLanguage = { language?: string; fluency?: string };
type JsonInterest = { name?: string };
type JsonReference = { name?: string; reference?: string };
export type JsonProject = Dated & {
  name?: string;
  description?: string;
  highlights?: string[];
  keywords?: string[];
  url?: string;
};

/** A resume in the form of JSON Resume 1.0.0. Missing values are absent. Dates are YYYY, YYYY-MM or YYYY-MM-DD. */
export type JsonResume = {
  basics: JsonBasics;
  work?: JsonWork[];
  volunteer?: JsonVolunteer[];
  education?: JsonEducation[];
  awards?: JsonAward[];
  certificates?: JsonCertificate[];
  publications?: JsonPublication[];
  skills?: JsonSkill[];
  languages?: JsonLanguage[];
  interests?: JsonInterest[];
  references?: JsonReference[];
  projects?: JsonProject[];
};

/** The source span of one value of the document, and the confidence of its classification (0..1). */
export type ResumeField = { path: string; confidence: number; sourceSpan: Span };
