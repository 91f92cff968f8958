import { z } from "zod";

// JSON Resume 1.0.0, read tolerantly: fields may be null, numbers may replace strings, unknown fields are kept.
const line = z.union([z.string(), z.number()]).nullish();
const lines = z.array(z.union([z.string(), z.number()]).nullable()).nullish();
const section = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.looseObject(shape)).nullish();
const period = { startDate: line, endDate: line };

export const JsonResume = z.looseObject({
  basics: z
    .looseObject({
      name: line,
      label: line,
      image: line,
      email: line,
      phone: line,
      url: line,
      summary: line,
      location: z
        .looseObject({ address: line, postalCode: line, city: line, countryCode: line, region: line })
        .nullish(),
      profiles: section({ network: line, username: line, url: line }),
    })
    .nullish(),
  work: section({
    name: line,
    location: line,
    description: line,
    position: line,
    url: line,
    ...period,
    summary: line,
    highlights: lines,
  }),
  volunteer: section({
    organization: line,
    position: line,
    url: line,
    ...period,
    summary: line,
    highlights: lines,
  }),
  education: section({
    institution: line,
    url: line,
    area: line,
    studyType: line,
    ...period,
    score: line,
    courses: lines,
  }),
  awards: section({ title: line, date: line, awarder: line, summary: line }),
  certificates: section({ name: line, date: line, endDate: line, url: line, issuer: line }),
  publications: section({ name: line, publisher: line, releaseDate: line, url: line, summary: line }),
  skills: section({ name: line, level: line, keywords: lines }),
  languages: section({ language: line, fluency: line }),
  interests: section({ name: line, keywords: lines }),
  references: section({ name: line, reference: line }),
  projects: section({
    name: line,
    description: line,
    highlights: lines,
    keywords: lines,
    ...period,
    url: line,
    roles: lines,
    entity: line,
    type: line,
  }),
  meta: z.looseObject({}).nullish(),
});

export const jsonResumeSections = [
  "basics",
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
] as const;
