import type { Span } from "../../text/piece.ts";
import { basicKeys, type JsonResume, type Plain, placeKeys, type ResumeField } from "./document.ts";
import type { BasicsDraft, JobDraft, ResumeDraft } from "./draft.ts";
import type { Extraction } from "./extraction.ts";

/**
 * Gives a draft the form of a JSON Resume, with one field entry per value. `toGiven` finds values in the original
 * text.
 */
export function assemble(
  draft: ResumeDraft,
  toGiven: (span: Span) => Span,
): { document: JsonResume; fields: ResumeField[] } {
  const fields: ResumeField[] = [];
  const values = createValues(fields, toGiven);
  const each = <D extends object, K extends keyof D & string>(
    name: string,
    drafts: readonly D[],
    ...keys: readonly K[]
  ) => listOf(name, drafts, (path, one) => values(path, one, keys));
  const document: JsonResume = prune({
    basics: basicsOf(draft.basics, values),
    work: listOf("work", draft.work, (path, { employer: name, ...job }: JobDraft) =>
      values(path, { name, ...job }, ["name", "position", "location", ...ofJob]),
    ),
    volunteer: listOf("volunteer", draft.volunteer, (path, { employer: organization, ...job }: JobDraft) =>
      values(path, { organization, ...job }, ["organization", "position", ...ofJob]),
    ),
    education: each(
      "education",
      draft.education,
      ...([
        "institution",
        "studyType",
        "area",
        "startDate",
        "endDate",
        "score",
        "status",
        "url",
        "courses",
      ] as const),
    ),
    awards: each("awards", draft.awards, "title", "date", "awarder"),
    certificates: each(
      "certificates",
      draft.certificates,
      ...(["heading", "name", "date", "endDate", "status", "issuer", "url"] as const),
    ),
    publications: each("publications", draft.publications, "name", "releaseDate", "url"),
    skills: each("skills", draft.skills, "name", "level", "keywords"),
    languages: each("languages", draft.languages, "language", "fluency"),
    interests: each("interests", draft.interests, "name"),
    references: each("references", draft.references, "name", "reference"),
    projects: each(
      "projects",
      draft.projects,
      ...(["name", "description", "startDate", "endDate", "url", "highlights", "keywords"] as const),
    ),
  });
  return { document, fields };
}

const ofJob = ["startDate", "endDate", "url", "summary", "highlights"] as const;

function listOf<D, T extends object>(
  name: string,
  drafts: readonly D[],
  make: (path: string, draft: D) => T,
): T[] | undefined {
  if (drafts.length === 0) return undefined;
  return drafts.map((draft, index) => make(`${name}[${index}]`, draft));
}

function basicsOf(draft: BasicsDraft, values: Values): JsonResume["basics"] {
  const location = values("basics.location", draft, placeKeys);
  const profiles = listOf("basics.profiles", draft.profiles, (path, { network, ...profile }) => ({
    network,
    ...values(path, profile, ["username", "url"]),
  }));
  return prune({
    ...values("basics", draft, basicKeys),
    location: Object.keys(location).length > 0 ? location : undefined,
    profiles,
  });
}

type Found = Extraction | readonly Extraction[] | undefined;

/** Converts the extractions of some keys, in their order, to plain values, and records a field entry for each. */
type Values = <D extends object, K extends keyof D & string>(
  path: string,
  draft: D,
  keys: readonly K[],
) => Plain<Pick<D, K>>;

/** `toGiven` maps the lines to the original text. */
function createValues(fields: ResumeField[], toGiven: (span: Span) => Span): Values {
  const plain = (path: string, item: Found): unknown => {
    if (item === undefined) return undefined;
    if ("length" in item)
      return item.length === 0 ? undefined : item.map((one, at) => plain(`${path}[${at}]`, one));
    fields.push({ path, confidence: item.confidence, sourceSpan: toGiven(item.span) });
    return item.value;
  };
  return (path, draft, keys) => {
    const given = new Map<string, Found>(Object.entries(draft));
    const found = {};
    for (const key of keys) Reflect.set(found, key, plain(`${path}.${key}`, given.get(key)));
    return prune(found);
  };
}

/** The same object without its undefined properties. */
function prune<T extends object>(value: T): T {
  for (const key of Object.keys(value)) {
    if (Reflect.get(value, key) === undefined) Reflect.deleteProperty(value, key);
  }
  return value;
}
