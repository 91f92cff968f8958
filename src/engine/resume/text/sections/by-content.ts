import { type Piece, slice, trimSeparators } from "../../../text/piece.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import { periodOf } from "../entries/dates/line-period.ts";
import { jobLabel } from "../entries/entry-labels.ts";
import { hasWorkTable } from "../entries/jobs/work-table.ts";
import { isOfDriving } from "../entries/papers/placed-licences.ts";
import { isDegree, isSchool } from "../entries/studies/degrees.ts";
import type { Line } from "../layout/lines.ts";
import { closingApart } from "./closing-lines.ts";
import { findPapers, licenceIn } from "./licences.ts";
import type { Section } from "./sections.ts";
import { ticketsApart } from "./ticket-lines.ts";
import { certified, isTraining, licence, loneCertificate, ofWork, registration } from "./work-papers.ts";

/** A section under the kind that its lines show. "Training" with studies and certificates becomes two sections. */
export function byContent(section: Section, index: number, all: readonly Section[]): Section[] {
  const { own, closing } = closingApart(section);
  return [
    ...ticketsApart(own)
      .flatMap(programsApart)
      .flatMap((part) => ofOneKind(part, index, all)),
    ...closing,
  ];
}

/** Sections after which a resume may name programs without a heading. */
const beforePrograms: ReadonlySet<Section["kind"]> = new Set(["education", "certificates", "languages"]);
const program =
  /^(?:(?:ms |microsoft )?(?:word|excel|outlook|powerpoint|access|office(?: 365)?|teams|project|visio)|google (?:docs|sheets|classroom|workspace)|sap|autocad|photoshop|indesign|canva|quickbooks|libreoffice)$/iu;
const FEWEST_PROGRAMS = 2;

/** "Word, Excel, Outlook" on a line below other things, as skills. */
function programsApart(section: Section): Section[] {
  if (!beforePrograms.has(section.kind)) return [section];
  const isPrograms = ({ piece: { text }, bullet }: Line) => {
    const items = text.replace(/\.$/, "").split(", ");
    return (
      !bullet &&
      items.length >= FEWEST_PROGRAMS &&
      !/[:(]/.test(text) &&
      items.some((item) => program.test(item))
    );
  };
  const skills = section.lines.filter(isPrograms);
  if (skills.length === 0) return [section];
  const others = { ...section, lines: section.lines.filter((line) => !isPrograms(line)) };
  return [...(others.lines.length > 0 ? [others] : []), { kind: "skills", lines: skills }];
}

function ofOneKind(section: Section, _index: number, all: readonly Section[]): Section[] {
  const isEmployed =
    section.kind === "projects" && all.some(({ kind, lines }) => kind === "work" && lines.some(isCurrentJob));
  if (section.kind === "certificates") return studiesApart(section);
  if (section.kind === "education") return papersApart(section);
  if (section.kind === "skills") return datedPapersApart(section);
  if (section.kind === "other" && isOfDriving(section.heading)) return [{ ...section, kind: "certificates" }];
  if (section.kind === "other" && !hasWorkTable(section.lines)) return papersApart(section);
  const known = asCertificates(isEmployed ? section : asWork(asEducation(section)));
  return known.kind === "education" ? papersApart(known) : [known];
}

/** The studies under "Training" as education, if at least one names its school. The other lines stay certificates. */
function studiesApart(section: Section): Section[] {
  if (!section.lines.some(isAtSchool)) return [section];
  const isStudy = (line: Line) =>
    isAtSchool(line) || (isDegree(line.piece.text) && periodOf(line) !== undefined);
  const studies = section.lines.filter(isStudy);
  const others = section.lines.filter((line) => !isStudy(line));
  return [
    { ...section, kind: "education", lines: studies },
    ...(others.length > 0 ? [{ ...section, lines: others }] : []),
  ];
}

/** Certificates by their usual names among studies, such as "Manipulador de alimentos (2024)", as a section of their own. */
function papersApart(section: Section): Section[] {
  const isPaper = (line: Line, place: number) => {
    const { text } = withoutDate(line);
    // Of "Körkort B, egen bil" the licence alone is read.
    if (section.kind === "other" && licenceIn(line).length > 0) return false;
    if (licence.test(text) || registration.test(text)) return true;
    const next = section.lines[place + 1]?.piece.text ?? "";
    if (loneCertificate.test(text)) return !isSchool(next) || isDegree(next);
    if (isTraining(text)) return true;
    if (isSchool(text)) return false;
    if (ofWork.test(text) || certified.test(text)) return true;
    if (isDegree(text)) return false;
    // "Advanced Certified Paralegal (ACP), NALA, 2023"
    const name = periodOf(line) === undefined ? "" : (text.split(/, | [–-] /)[0] ?? "");
    return findPapers(text).some(({ start }) => start === 0) || findPapers(name).length > 0;
  };
  const papers = section.lines.filter(isPaper);
  if (papers.length === 0) return [section];
  // "Leaving Certificate, 2004" is all the education of some.
  if (papers.length === section.lines.length) {
    const isOfWork = section.kind === "other" || papers.some(({ piece }) => registration.test(piece.text));
    return [isOfWork ? { ...section, kind: "certificates" } : section];
  }
  return [
    { ...section, lines: section.lines.filter((line) => !papers.includes(line)) },
    { ...section, kind: "certificates", lines: papers },
  ];
}

/** "Erste Hilfe am Kind (2024)" in a list of skills. Without a year it may be a skill. */
function datedPapersApart(section: Section): Section[] {
  const isPaper = ({ piece }: Line) => {
    const [period] = findPeriods(piece);
    return (
      period !== undefined &&
      !/[,;:|]/.test(piece.text) &&
      findPapers(piece.text).some(({ start }) => start === 0)
    );
  };
  const papers = section.lines.filter(isPaper);
  if (papers.length === 0) return [section];
  return [
    { ...section, lines: section.lines.filter((line) => !papers.includes(line)) },
    { kind: "certificates", lines: papers },
  ];
}

/** "2020 : FIMO" without the date before it. */
function withoutDate(line: Line): Piece {
  const period = periodOf(line);
  return period?.from === 0 ? trimSeparators(slice(line.piece, period.to)) : line.piece;
}

/** Studies under "Qualifications", which elsewhere heads a summary. */
function asEducation(section: Section): Section {
  if (section.kind !== "summary") return section;
  const studies = section.lines.filter(
    (line) => periodOf(line) !== undefined && (isDegree(line.piece.text) || isSchool(line.piece.text)),
  );
  return studies.length > 0 && studies.length * 3 >= section.lines.length
    ? { ...section, kind: "education" }
    : section;
}

const PAPER = /\b(?:certificate|certified|licen[cs]ed?|card|permit|ticket|ged|exp(?:ires)?\.? \d)/i;

/** "Papers" heads publications of a scholar, and tickets and licences of everybody else. */
function asCertificates(section: Section): Section {
  if (section.kind !== "publications") return section;
  const papers = section.lines.filter(({ piece }) => PAPER.test(piece.text));
  const isQuoted = section.lines.some(({ piece }) => /["“„«]/.test(piece.text) || piece.text.length > 100);
  return papers.length * 3 >= section.lines.length && papers.length > 0 && !isQuoted
    ? { ...section, kind: "certificates" }
    : section;
}

function isAtSchool({ piece }: Line): boolean {
  const cells = piece.text.split(/\t| {3,}|, /);
  return cells.some(isDegree) && cells.some((cell) => isSchool(cell) && !isDegree(cell));
}

/** "Consultant, Omsoft Infosystems, Apr 2017 – Till date": who is employed has clients of the employer. */
function isCurrentJob(line: Line): boolean {
  const period = periodOf(line);
  const isOpen = period?.start !== undefined && period.end === undefined && period.kind !== "single";
  return isOpen && !OWN_ACCOUNT.test(line.piece.text);
}

const OWN_ACCOUNT =
  /freelanc|freiberuf|selbst(?:st)?änd|self[- ]employed|independent|indépendant|aut[óôo]nom/iu;

/** A consultant's projects with client and role are jobs where no others are. */
function asWork(section: Section): Section {
  if (section.kind === "other" && hasWorkTable(section.lines)) return { ...section, kind: "work" };
  if (section.kind !== "projects") return section;
  const words = section.lines.map(({ piece }) => (piece.text.split(/[:：]/)[0] ?? "").trim());
  const labels = words.map(jobLabel);
  // If there are both, the title belongs to the project.
  const isTitled = words.some((word) => /^title$/i.test(word)) && words.some((word) => /^role$/i.test(word));
  const isJobs = labels.includes("employer") && labels.includes("title") && !isTitled;
  return isJobs || hasWorkTable(section.lines) ? { ...section, kind: "work" } : section;
}
