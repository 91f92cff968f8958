import { bulletLength } from "../../../text/bullets.ts";
import type { Doc } from "../../../text/doc.ts";
import { type Piece, sliceItem } from "../../../text/piece.ts";
import { DATA_HEADING } from "../../compose.ts";
import type { RequirementKind } from "../../types.ts";
import { kindOf } from "../kinds/kinds.ts";
import { cellsOf, columnsOf } from "../table.ts";
import { atLabels, headingOf, isDemand, isSkillHeading, labelled, sectionOf } from "./headings.ts";
import { type SectionKind, topicOf } from "./topic.ts";

/** A line of a posting: the subject of its part, and its words without bullet and label. */
export interface PostingLine {
  piece: Piece;
  body: Piece;
  section: SectionKind;
  isHeading: boolean;
  isBullet: boolean;
  /** Its section comes from its own label, which does not apply to later sentences. */
  isLabelled?: boolean;
  /** Its heading or label introduces tools and techniques. */
  isOfSkills?: boolean;
  /** What its heading or row says that it asks for, if its own words do not. */
  topic?: RequirementKind | undefined;
}

/** Bullets used in lists of benefits. */
const ofBenefits = /^\s*(?:💰|💵|💶|💷|💸|🎁|🏝|🏖|🌴|🩺|🎉|🥳|🍕|🍎|🍺|🏥|🚌|🤑)/u;

const MAX_LINE = 3000;

/** Divides a posting into lines with their subjects, from headings and labels. */
export function readLayout(doc: Doc): PostingLine[] {
  const lines: PostingLine[] = [];
  let section: SectionKind = "open";
  let isAfterBlank = true;
  let hasBullets = false;
  let hasEnded = false;
  let isOfSkills = false;
  const all = doc.lines.flatMap(atLabels);
  let topic: RequirementKind | undefined;
  let columns: ReturnType<typeof columnsOf>;
  all.forEach((line, index) => {
    if (line.text.trim() === "") {
      isAfterBlank = true;
      return;
    }
    const piece: Piece = { start: line.start, end: line.end, text: line.text.slice(0, MAX_LINE) };
    const head = columnsOf(line, (text) => sectionOf(text, 0.75));
    if (head !== undefined) {
      columns = head;
      lines.push({ piece, body: piece, section: "open", isHeading: true, isBullet: false });
      return;
    }
    const cells = columns && line.text.includes("\t") ? cellsOf(line, columns) : [];
    if (cells.length > 0) {
      const name = line.text.slice(0, line.text.indexOf("\t")).trim();
      if (name !== "") topic = topicOf(name);
      for (const cell of cells)
        lines.push({
          topic,
          piece: cell.piece,
          body: sliceItem(cell.piece, 0),
          section: cell.section,
          isHeading: false,
          isBullet: true,
        });
      return;
    }
    if (!line.text.includes("\t") && !isGroup(line, nextText(all, index), columns)) columns = undefined;
    const bullet = bulletLength(piece.text);
    const heading = hasEnded
      ? undefined
      : headingOf(
          doc,
          piece,
          bullet,
          { previous: all[index - 1]?.text, next: nextText(all, index) },
          isAfterBlank,
        );
    hasEnded ||= piece.text === DATA_HEADING;
    if (heading !== undefined && heading.body === undefined) {
      // "Language" above items right below the heading of wishes names a part of them.
      if (section !== "preferred" || isAfterBlank || !ofPart.test(piece.text)) section = heading.section;
      isOfSkills = isSkillHeading(piece.text) || (isOfSkills && ofCriteria.test(piece.text.trim()));
      if (!ofCriteria.test(piece.text.trim())) topic = topicOf(piece.text);
      hasBullets = false;
      lines.push({ piece, body: piece, section, isHeading: true, isBullet: false });
    } else {
      const isLabelled = bullet === 0 && hasBullets && labelled(doc, piece, 0) !== undefined;
      // A list of bullets ends at a line without one, even if the blank between them was lost.
      const isAnew = hasBullets && /^\s*(?!\p{Script=Han})[^\p{Ll}\s]/u.test(piece.text);
      const isProse = (isAfterBlank || isLabelled || isAnew) && bullet === 0 && heading === undefined;
      const previous = lines.at(-1);
      if (isProse && previous !== undefined && !previous.isHeading && (hasBullets || !isDemand(section)))
        section = "open";
      if (isProse && previous !== undefined && !previous.isHeading && isDemand(section)) section = "open";
      if (isAfterBlank && bullet === 0 && heading !== undefined && !isDemand(heading.section))
        section = "open";
      const label = heading?.body && doc.folded.slice(piece.start, heading.body.start);
      const isOfWishes = section === "preferred" && label !== undefined && ofPart.test(label);
      const named = isOfWishes ? "preferred" : heading?.section;
      const own = hasEnded || ofBenefits.test(piece.text) ? "aside" : (named ?? section);
      lines.push({
        piece,
        body: heading?.body ?? sliceItem(piece, bullet),
        section: own,
        isHeading: false,
        isBullet: bullet > 0,
        isLabelled: heading !== undefined,
        topic: label === undefined ? topic : topicOf(label),
        isOfSkills: label === undefined ? isOfSkills && section === own : namesNoOther(label, own),
      });
      hasBullets ||= bullet > 0;
      if (heading !== undefined && bullet === 0 && !isOfWishes)
        section = behindLabel(heading.section, section, nextIsBullet(all, index));
    }
    isAfterBlank = false;
  });
  return lines;
}

/**
 * What a labelled line leaves open: bullets below a demand label belong to it, and lines below another label are
 * not demands.
 */
function behindLabel(label: SectionKind, section: SectionKind, isBeforeBullets: boolean): SectionKind {
  if (isBeforeBullets) return label === "required" ? label : section;
  return isDemand(section) && !isDemand(label) ? label : section;
}

/** A list after a wish label contains skills, unless the label names something else: "Education:". */
function namesNoOther(label: string, section: SectionKind): boolean {
  if (isSkillHeading(label) || ofSkills.test(label)) return true;
  const piece = { start: 0, end: label.length, text: label };
  return section === "preferred" && kindOf(piece) === undefined && !ofOthers.test(label);
}

/** "Education: a master's" below "Preferred": the label names a part of the wishes. */
const ofPart =
  /^\P{L}*(?:(?:work|special|technical|professional|additional|other|language|computer) )?(?:education|experience|licen[sc](?:es?|ure)|certifications?|licen[sc](?:es?|ure) ?(?:\/|and|&|or) ?certifications?|certifications? ?(?:\/|and|&|or) ?licen[sc](?:es?|ure)|skills?|knowledge|training|languages?|abilit(?:y|ies)|ausbildung|erfahrung|kenntnisse|sprachen|formation|expérience|langues?|formación|experiencia|idiomas?|formação|experiência|utbildning|(?:arbetslivs)?erfarenhet|kompetenser|språk|uddannelse|erfaring|sprog)\P{L}*$/iu;

/** The parts of a person specification have two halves: "Skills", and below it "Desirable criteria". */
const ofCriteria = /^(?:essential|desirable|desired|required|preferred)(?: criteria| requirements)?\s?:?$/iu;
const ofSkills =
  /^\P{L}*(?:(?:required|key|core|essential|preferred) )?(?:skills|knowledge of|skills? in|kenntnisse|compétences|conocimientos|habilidades|conhecimentos|技能)\P{L}*$/iu;
const ofOthers =
  /educa|ausbild|formac|formaç|escolar|estudi|qualifi|titul|diplom|学历|专业|科系|语|证|经验|经历|person|suitab|conditions?|travel|security|physical|savoir-être|fit/iu;

/** "Qualifications" alone between the rows of a table, where the row below has all its cells. */
function isGroup(line: Piece, next: string | undefined, columns: ReturnType<typeof columnsOf>): boolean {
  return (
    columns !== undefined &&
    next?.split("\t").length === columns.length &&
    /^\s*\p{Lu}\p{L}+(?: \p{L}+){0,3}\s*$/u.test(line.text) &&
    sectionOf(line.text, 0.75) === undefined
  );
}

function nextIsBullet(all: readonly Piece[], index: number): boolean {
  return bulletLength(nextText(all, index) ?? "") > 0;
}

function nextText(all: readonly Piece[], index: number): string | undefined {
  return all.slice(index + 1, index + 3).find(({ text }) => text.trim() !== "")?.text;
}
