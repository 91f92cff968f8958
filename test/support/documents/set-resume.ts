/** A resume as producers set it: lines and what stands at the right margin, lists, sections. */
export interface SetResume {
  name: string;
  contact: string[];
  sections: SetSection[];
}

interface SetSection {
  title: string;
  /** Short sections that stand in the narrow column, where there is one. */
  isAside: boolean;
  lines?: string[];
  entries?: SetEntry[];
}

interface SetEntry {
  head: string;
  date: string;
  sub: string;
  bullets: string[];
}

interface Dated {
  startDate?: string;
  endDate?: string;
}

/** The parts of a JSON Resume that the producers set. */
export interface ResumeToSet {
  basics: {
    name?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: { address?: string; city?: string; region?: string };
  };
  work?: (Dated & { name?: string; position?: string; highlights?: string[] })[];
  education?: (Dated & { institution?: string; area?: string; studyType?: string })[];
  certificates?: { name?: string; date?: string; issuer?: string }[];
  skills?: { name?: string; keywords?: string[] }[];
  languages?: { language?: string; fluency?: string }[];
}

/** How a resume is usually set, from its data. */
export function setResume({ basics, ...rest }: ResumeToSet): SetResume {
  const { city, region, address } = basics.location ?? {};
  const place = [city, region].filter(Boolean).join(", ") || address;
  const sections: SetSection[] = [
    { title: "Summary", isAside: false, lines: present([basics.summary]) },
    { title: "Experience", isAside: false, entries: (rest.work ?? []).map(jobOf) },
    { title: "Education", isAside: false, entries: (rest.education ?? []).map(degreeOf) },
    { title: "Certificates", isAside: false, lines: (rest.certificates ?? []).map(certificateOf) },
    { title: "Skills", isAside: true, lines: (rest.skills ?? []).map(skillsOf) },
    { title: "Languages", isAside: true, lines: (rest.languages ?? []).map(languageOf) },
  ];
  return {
    name: basics.name ?? "",
    contact: present([basics.email, basics.phone, place, basics.url]),
    sections: sections.filter(({ lines, entries }) => (lines ?? entries ?? []).length > 0),
  };
}

function jobOf({
  name = "",
  position = "",
  highlights = [],
  ...dated
}: NonNullable<ResumeToSet["work"]>[number]) {
  const [head, sub] = position === "" ? [name, ""] : [position, name];
  return { head, sub, date: periodOf(dated), bullets: highlights };
}

function degreeOf({
  institution = "",
  area,
  studyType,
  ...dated
}: NonNullable<ResumeToSet["education"]>[number]) {
  const degree = present([studyType, area]).join(", ");
  const [head, sub] = degree === "" ? [institution, ""] : [degree, institution];
  return { head, sub, date: periodOf(dated), bullets: [] };
}

function periodOf({ startDate, endDate }: Dated): string {
  if (startDate === undefined) return endDate === undefined ? "" : written(endDate);
  return `${written(startDate)} – ${endDate === undefined ? "Present" : written(endDate)}`;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function written(date: string): string {
  const [year = "", month] = date.split("-");
  return month === undefined ? year : `${months[Number(month) - 1]} ${year}`;
}

function certificateOf({
  name = "",
  date,
  issuer,
}: NonNullable<ResumeToSet["certificates"]>[number]): string {
  return present([name, issuer, date === undefined ? undefined : written(date)]).join(", ");
}

function skillsOf({ name, keywords = [] }: NonNullable<ResumeToSet["skills"]>[number]): string {
  if (keywords.length === 0) return name ?? "";
  return name === undefined ? keywords.join(", ") : `${name}: ${keywords.join(", ")}`;
}

function languageOf({ language = "", fluency }: NonNullable<ResumeToSet["languages"]>[number]): string {
  return fluency === undefined ? language : `${language} (${fluency})`;
}

function present(values: (string | undefined)[]): string[] {
  return values.filter((value): value is string => value !== undefined && value !== "");
}
