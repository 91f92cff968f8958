import file from "../../../../db/lexicon/headings/resume-headings.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("headings/resume-headings", file);

/** The sections of a resume. */
export const sectionKinds = [
  "summary",
  "work",
  "volunteer",
  "education",
  "skills",
  "certificates",
  "languages",
  "projects",
  "awards",
  "publications",
  "interests",
  "references",
  "contact",
  "other",
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/**
 * Words of headings, the strongest kind first ("volunteer experience" is volunteering, not work). English,
 * German, French and Spanish, without accents. Goals come first: they are not experience, whatever else the heading
 * says ("career goals").
 */
export const HEADING_WORDS: readonly (readonly [SectionKind, ReadonlySet<string>])[] = read
  .tagged("headingWords", sectionKinds, " ")
  .map(([kind, words]) => [kind, new Set(words)]);

/** German and Dutch compounds by start or end, without accents. */
export const HEADING_COMPOUNDS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    "projects",
    /^projekt(?:historie|liste|erfahrung(?:en)?|ubersicht|auswahl|referenzen|e)$|^referenzprojekte$/,
  ],
  ["volunteer", /^(?:ehrenamts|vereins|freiwilligen)(?:tatigkeit(?:en)?|arbeit|engagement)$/],
  ["work", /^\p{L}{4,}(?:tatigkeit(?:en)?|erfahrung(?:en)?|stationen|laufbahn|ervaring)$/u],
  ["education", /^\p{L}{3,}(?:ausbildung(?:en)?|bildungsweg|abschlusse)$/u],
  ["certificates", /^\p{L}{3,}(?:zertifikate|weiterbildungen|fortbildungen|lehrgange|scheine)$/u],
  ["languages", /^\p{L}{3,}sprach(?:en|kenntnisse)$/u],
  ["skills", /^(?!grund|vor|basis|gute?)\p{L}{3,}(?:kenntnisse|fahigkeiten|kompetenzen|vaardigheden)$/u],
];

/** Neutral words in headings. */
export const HEADING_FILL = read.wordSet("headingFill");

/** Words that join two topics of a heading. The first topic decides. */
export const HEADING_JOINS = /\s*(?:&|\/|\+|,|(?<!\p{L})(?:and|und|et|y|e)(?!\p{L}))\s*/iu;

/** Titles of the document itself, which start no section. */
export const DOCUMENT_TITLES: ReadonlySet<string> = read.nameSet("documentTitles");
