import { slice } from "../../text/piece.ts";
import { assemble } from "./assemble.ts";
import type { JsonResume, ResumeField } from "./document.ts";
import type { JobDraft, ResumeDraft } from "./draft.ts";
import { withDayOrder } from "./entries/dates/day-order.ts";
import { readWork } from "./entries/jobs/work.ts";
import { readAwards, readCertificates } from "./entries/papers/certificates.ts";
import { takeIssued } from "./entries/papers/issued-papers.ts";
import { placedUnder } from "./entries/papers/placed-licences.ts";
import { readProjects } from "./entries/projects.ts";
import { coursesInBreaks } from "./entries/studies/break-courses.ts";
import { readEducation } from "./entries/studies/education.ts";
import { trainingApart } from "./entries/studies/training-among-jobs.ts";
import { type Line, readLines } from "./layout/lines.ts";
import { joinMarginEnds } from "./layout/margin-ends.ts";
import type { Format } from "./layout/markup.ts";
import { isPlaceAndDate } from "./layout/noise.ts";
import { readBasics } from "./person/basics.ts";
import { restoreHeader } from "./person/restore-header.ts";
import { summaryLines } from "./person/summary-lines.ts";
import { plausible } from "./plausible.ts";
import { sentencesIn } from "./prose/joined-lines.ts";
import { saidJobs } from "./prose/said-jobs.ts";
import { rejectText } from "./reject.ts";
import { byContent } from "./sections/by-content.ts";
import { isLicence, licenceIn, registrationsIn } from "./sections/licences.ts";
import { readSkills } from "./sections/lists/skills.ts";
import { readInterests, readPublications, readReferences } from "./sections/other-sections.ts";
import { partLines } from "./sections/parted-lines.ts";
import { type Section, splitSections } from "./sections/sections.ts";
import { sortLinesWithoutHeading } from "./sections/sections-without-heading.ts";
import { isLanguageLine, readLanguages } from "./sections/spoken/languages.ts";
import { languageItems } from "./sections/spoken/listed-languages.ts";
import { isVoluntary, sureJobs } from "./sure/jobs.ts";
import { joinLists } from "./sure/same-study.ts";
import { sureCertificates, sureSkills } from "./sure/skills.ts";
import { sureStudies } from "./sure/studies.ts";
import type { UnreadLine } from "./unread/types.ts";
import { unreadLines } from "./unread/unread-lines.ts";
import { warningsOf } from "./warnings.ts";

const SPEAKS =
  /^(?:i (?:also )?speak|(?:i am |i['’]m |also )?(?:fluent|bilingual|conversational) in|languages? (?:known|spoken)[:-]|i am fluent in|i['’]m fluent in|(?:tambi[ée]n )?hablo|(?:tamb[ée]m )?falo|je parle|ich spreche|parlo|ik spreek)\s/iu;

/** Languages stated in sentences ("Hablo inglés (B2) y valenciano"), as lines of a list. */
function saidLanguages(lines: readonly Line[]): Line[] {
  return sentencesIn(lines).flatMap(({ piece, lines: [line] }) => {
    const length = SPEAKS.exec(piece.text)?.[0].length;
    return length === undefined || line === undefined ? [] : [{ ...line, piece: slice(piece, length) }];
  });
}

/** More than a hundred pages. A longer text is not a resume. */
const MAX_TEXT_LENGTH = 300_000;

/** Sections that may contain languages without their own heading. */
const LOOSE = ["top", "other", "education", "certificates", "contact", "interests", "summary"] as const;

/** Sections that may end with a driving licence. */
const WITH_LICENCE = [
  "skills",
  "certificates",
  "contact",
  "other",
  "interests",
  "languages",
  "education",
] as const;

/** The parsed resume, or the reason of a rejection. Spans count UTF-16 characters of the given text. */
export type ParsedResume =
  | {
      document: JsonResume;
      fields: ResumeField[];
      confidence: number;
      warnings: string[];
      unread: UnreadLine[];
    }
  | { error: string };

/** Reads a resume from plain text or Markdown. Every value occurs in the text; missing values are absent. */
export function parseResumeText(text: string, format: Format): ParsedResume {
  const refusal = rejectText(text);
  if (refusal !== undefined) return { error: refusal };
  const { lines, details, warnings: layout, toGiven } = readLines(text.slice(0, MAX_TEXT_LENGTH), format);
  const cutOff =
    text.length > MAX_TEXT_LENGTH ? [`Only the first ${MAX_TEXT_LENGTH} characters were read.`] : [];
  const sections = restoreHeader(splitSections(joinMarginEnds(lines)))
    .flatMap(byContent)
    .map(partLines);
  const draft = withDayOrder(draftOf(sections, details), text.slice(0, MAX_TEXT_LENGTH), ({ span }) =>
    text.slice(...toGiven(span)),
  );
  const { document, fields } = assemble(plausible(draft), toGiven);
  const { shown: unread, count } = unreadLines(
    [...sections.flatMap((section) => section.lines), ...details.filter(saysMore)],
    fields,
    toGiven,
  );
  const warnings = [...cutOff, ...layout, ...warningsOf(draft), ...unreadWarning(count)];
  return { document, fields, confidence: confidenceOf(fields, draft, layout.length), warnings, unread };
}

function draftOf(sections: readonly Section[], details: readonly Line[]): ResumeDraft {
  const of = (kind: Section["kind"]): Line[] =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => (kind === "work" ? apart(section.lines) : section.lines));
  const hasJobs = sections.some((section) => section.kind === "work");
  const hasStudies = sections.some((section) => section.kind === "education");
  const said = hasJobs ? { jobs: [], lines: [] } : saidJobs([...of("top"), ...of("summary")]);
  const sorted = sortLinesWithoutHeading(of("top"), said.lines);
  const top = hasJobs ? of("top") : sorted.top;
  const { jobs, studies } = trainingApart(
    hasJobs ? jobsIn(of("work")) : [...said.jobs, ...readWork(sorted.work)],
  );
  const [unpaid, paid] = [jobs.filter(isVoluntary), jobs.filter((job) => !isVoluntary(job))];
  const studied = hasStudies || hasJobs ? of("education") : sorted.education;
  const licences =
    [...WITH_LICENCE.flatMap(of), ...top, ...details].map(licenceIn).find(({ length }) => length > 0) ?? [];
  const spoken = of("languages");
  const loose = [
    ...LOOSE.flatMap(of).filter(isLanguageLine),
    ...of("skills").flatMap(languageItems),
    ...saidLanguages(LOOSE.flatMap(of)),
  ];
  const papers = sections.filter(({ kind }) => kind === "certificates");
  const granted = papers.flatMap(({ lines, heading }) => {
    const issued = takeIssued(lines);
    const listed = issued.rest.flatMap(
      (line) => placedUnder(heading, line) ?? sureCertificates(readCertificates([line])),
    );
    return [...issued.papers, ...listed];
  });
  return {
    basics: readBasics(top, [...of("contact"), ...details.filter(isReach)], summaryLines(sections), [
      ...sections.filter(({ kind }) => kind !== "references").flatMap(({ lines }) => lines),
      ...details,
    ]),
    work: sureJobs(paid),
    volunteer: sureJobs([...readWork(of("volunteer"), true), ...unpaid]),
    education: joinLists(sureStudies([...readEducation(studied), ...studies])),
    awards: readAwards(of("awards")),
    certificates: [
      ...granted,
      ...coursesInBreaks(of("work")),
      ...(granted.some(isLicence) ? [] : licences),
      ...[...top, ...of("contact"), ...of("other"), ...details].flatMap(registrationsIn),
    ],
    publications: readPublications(of("publications")),
    skills: sureSkills(readSkills(of("skills"))),
    languages: readLanguages(spoken.length > 0 ? spoken : loose),
    interests: readInterests(of("interests")),
    references: readReferences(of("references")),
    projects: readProjects(of("projects")),
  };
}

/** The jobs of a work section: its entries, or else what its sentences say. */
function jobsIn(lines: readonly Line[]): JobDraft[] {
  const jobs = readWork(lines);
  const said = saidJobs(lines);
  return said.jobs.length > sureJobs(jobs).length ? said.jobs : jobs;
}

/** The lines of a section of several of one kind: its first stands apart from those of the section before it. */
function apart([first, ...others]: readonly Line[]): Line[] {
  return first === undefined ? [] : [{ ...first, blankBefore: true }, ...others];
}

/** True if a line of personal details also has contact details. */
function isReach({ piece }: Line): boolean {
  return /\S@\S|\+\d{2}/.test(piece.text);
}

/** True if a line of personal details has more than one: "Born 1990, married, licence B". */
function saysMore({ piece: { text } }: Line): boolean {
  return text.length > 30 && /[|·;–—\t]|, \p{L}| {3}/u.test(text) && !isPlaceAndDate(text);
}

function unreadWarning(count: number): string[] {
  if (count === 0) return [];
  return [
    `unread: nothing was taken of ${count} ${count === 1 ? "line" : "lines"}; check them with the person.`,
  ];
}

/** The mean confidence of the fields (0..1), reduced for standard parts that this resume lacks. */
function confidenceOf(fields: readonly ResumeField[], draft: ResumeDraft, layoutWarnings: number): number {
  const mean = fields.reduce((sum, field) => sum + field.confidence, 0) / Math.max(1, fields.length);
  const isReachable = draft.basics.email !== undefined || draft.basics.phone !== undefined;
  const missing = [
    draft.basics.name === undefined,
    !isReachable,
    draft.work.length + draft.education.length === 0,
  ];
  const factor = 0.9 ** missing.filter((is) => is).length * (layoutWarnings > 0 ? 0.7 : 1);
  return Math.round(mean * factor * 100) / 100;
}
