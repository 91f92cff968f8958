import type { Span } from "../../text/piece.ts";
import type {
  JsonBasics,
  JsonEducation,
  JsonProject,
  JsonResume,
  JsonVolunteer,
  JsonWork,
  ResumeField,
} from "./document.ts";
import type { BasicsDraft, EducationDraft, JobDraft, ProjectDraft, ResumeDraft } from "./draft.ts";
import type { Extraction } from "./extraction.ts";

/**
 * Gives a draft the form of a JSON Resume, with one field entry per value. `toGiven` finds values in the original
 * text.
 */
export function assemble(
  draft: ResumeDraft,
  toGiven: (span: Span) => Span,
): { document: JsonResume; fields: ResumeField[] } {
  const to = createCollector(toGiven);
  const document: JsonResume = prune({
    basics: basicsOf(draft.basics, to),
    work: each("work", draft.work, (path, job) => workOf(path, job, to)),
    volunteer: each("volunteer", draft.volunteer, (path, job) => volunteerOf(path, job, to)),
    education: each("education", draft.education, (path, study) => educationOf(path, study, to)),
    awards: each("awards", draft.awards, (path, award) => ({
      title: to.value(`${path}.title`, award.title),
      date: to.value(`${path}.date`, award.date),
      awarder: to.value(`${path}.awarder`, award.awarder),
    })),
    certificates: each("certificates", draft.certificates, (path, certificate) => ({
      heading: to.value(`${path}.heading`, certificate.heading),
      name: to.value(`${path}.name`, certificate.name),
      date: to.value(`${path}.date`, certificate.date),
      endDate: to.value(`${path}.endDate`, certificate.endDate),
      issuer: to.value(`${path}.issuer`, certificate.issuer),
      url: to.value(`${path}.url`, certificate.url),
    })),
    publications: each("publications", draft.publications, (path, publication) => ({
      name: to.value(`${path}.name`, publication.name),
      publisher: to.value(`${path}.publisher`, publication.publisher),
      releaseDate: to.value(`${path}.releaseDate`, publication.releaseDate),
      url: to.value(`${path}.url`, publication.url),
    })),
    skills: each("skills", draft.skills, (path, skill) => ({
      name: to.value(`${path}.name`, skill.name),
      level: to.value(`${path}.level`, skill.level),
      keywords: to.list(`${path}.keywords`, skill.keywords),
    })),
    languages: each("languages", draft.languages, (path, language) => ({
      language: to.value(`${path}.language`, language.language),
      fluency: to.value(`${path}.fluency`, language.fluency),
    })),
    interests: each("interests", draft.interests, (path, interest) => ({
      name: to.value(`${path}.name`, interest.name),
    })),
    references: each("references", draft.references, (path, reference) => ({
      name: to.value(`${path}.name`, reference.name),
      reference: to.value(`${path}.reference`, reference.reference),
    })),
    projects: each("projects", draft.projects, (path, project) => projectOf(path, project, to)),
  });
  return { document, fields: to.fields };
}

function each<D, T extends object>(
  name: string,
  drafts: readonly D[],
  make: (path: string, draft: D) => T,
): T[] | undefined {
  if (drafts.length === 0) return undefined;
  return drafts.map((draft, index) => prune(make(`${name}[${index}]`, draft)));
}

function basicsOf(draft: BasicsDraft, to: Collector): JsonBasics {
  const location = prune({
    address: to.value("basics.location.address", draft.address),
    postalCode: to.value("basics.location.postalCode", draft.postalCode),
    city: to.value("basics.location.city", draft.city),
    region: to.value("basics.location.region", draft.region),
    countryCode: to.value("basics.location.countryCode", draft.countryCode),
  });
  const profiles = each("basics.profiles", draft.profiles, (path, profile) => ({
    network: profile.network,
    username: to.value(`${path}.username`, profile.username),
    url: to.value(`${path}.url`, profile.url),
  }));
  return prune({
    name: to.value("basics.name", draft.name),
    label: to.value("basics.label", draft.label),
    email: to.value("basics.email", draft.email),
    phone: to.value("basics.phone", draft.phone),
    url: to.value("basics.url", draft.url),
    summary: to.value("basics.summary", draft.summary),
    location: Object.keys(location).length > 0 ? location : undefined,
    profiles,
  });
}

function workOf(path: string, job: JobDraft, to: Collector): JsonWork {
  return {
    name: to.value(`${path}.name`, job.employer),
    position: to.value(`${path}.position`, job.position),
    location: to.value(`${path}.location`, job.location),
    startDate: to.value(`${path}.startDate`, job.startDate),
    endDate: to.value(`${path}.endDate`, job.endDate),
    url: to.value(`${path}.url`, job.url),
    summary: to.value(`${path}.summary`, job.summary),
    highlights: to.list(`${path}.highlights`, job.highlights),
  };
}

function volunteerOf(path: string, job: JobDraft, to: Collector): JsonVolunteer {
  return {
    organization: to.value(`${path}.organization`, job.employer),
    position: to.value(`${path}.position`, job.position),
    startDate: to.value(`${path}.startDate`, job.startDate),
    endDate: to.value(`${path}.endDate`, job.endDate),
    url: to.value(`${path}.url`, job.url),
    summary: to.value(`${path}.summary`, job.summary),
    highlights: to.list(`${path}.highlights`, job.highlights),
  };
}

function educationOf(path: string, study: EducationDraft, to: Collector): JsonEducation {
  return {
    institution: to.value(`${path}.institution`, study.institution),
    studyType: to.value(`${path}.studyType`, study.studyType),
    area: to.value(`${path}.area`, study.area),
    startDate: to.value(`${path}.startDate`, study.startDate),
    endDate: to.value(`${path}.endDate`, study.endDate),
    score: to.value(`${path}.score`, study.score),
    url: to.value(`${path}.url`, study.url),
    courses: to.list(`${path}.courses`, study.courses),
  };
}

function projectOf(path: string, project: ProjectDraft, to: Collector): JsonProject {
  return {
    name: to.value(`${path}.name`, project.name),
    description: to.value(`${path}.description`, project.description),
    startDate: to.value(`${path}.startDate`, project.startDate),
    endDate: to.value(`${path}.endDate`, project.endDate),
    url: to.value(`${path}.url`, project.url),
    highlights: to.list(`${path}.highlights`, project.highlights),
    keywords: to.list(`${path}.keywords`, project.keywords),
  };
}

/** Converts extractions to plain values and records a field entry for each by path. */
type Collector = {
  readonly value: (path: string, item: Extraction | undefined) => string | undefined;
  readonly list: (path: string, items: readonly Extraction[]) => string[] | undefined;
  readonly fields: ResumeField[];
};

/** An empty collector. `toGiven` maps the lines to the original text. */
function createCollector(toGiven: (span: Span) => Span): Collector {
  const fields: ResumeField[] = [];
  const value = (path: string, item: Extraction | undefined): string | undefined => {
    if (item === undefined) return undefined;
    fields.push({ path, confidence: item.confidence, sourceSpan: toGiven(item.span) });
    return item.value;
  };
  const list = (path: string, items: readonly Extraction[]): string[] | undefined => {
    if (items.length === 0) return undefined;
    return items.flatMap((item, index) => value(`${path}[${index}]`, item) ?? []);
  };
  return { value, list, fields };
}

/** The same object without its undefined properties. */
function prune<T extends object>(value: T): T {
  for (const key of Object.keys(value)) {
    if (Reflect.get(value, key) === undefined) Reflect.deleteProperty(value, key);
  }
  return value;
}
