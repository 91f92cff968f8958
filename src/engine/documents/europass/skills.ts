import { cleanText } from "../../posting/html/clean.ts";
import { withPoints } from "../compose.ts";
import { elementsOf, textIn, type XmlElement } from "../xml.ts";
import { valueAt } from "./values.ts";

const names = ["CompetencyName", "SkillName", "Name", "Title", "Label"];
/** Text about a skill or a group of skills that is not a skill. */
const beside = /(?:GroupName|GroupTitle|Level|ID|Code|Score|Dimension|Date|Period|Evidence)$/;
const languages = /^(?:Language|Linguistic|MotherTongue|ForeignLanguage)/;

/** True if a competency is a language. */
export function isLanguage(competency: XmlElement): boolean {
  return valueAt(competency, "TaxonomyID")?.toLowerCase() === "language";
}

/** The skills of a profile: from each part whose name says it lists skills, grouped or not. */
export function skillNames(profile: XmlElement): string[] {
  const parts = elementsOf(profile).filter(({ name }) => /Skills$/.test(name) && !languages.test(name));
  return [...new Set(parts.flatMap(namesIn))];
}

function namesIn(element: XmlElement): string[] {
  const { name } = element;
  if (beside.test(name) || languages.test(name) || isLanguage(element)) return [];
  const own = names.map((field) => valueAt(element, field)).find(Boolean);
  const isSkill = /(?:Skill|Competency)$/.test(name);
  if (isSkill && own !== undefined) return [own];
  const all = elementsOf(element);
  // The line above a description is its heading.
  const children = all.some((child) => child.name === "Description")
    ? all.filter((child) => !names.includes(child.name))
    : all;
  if (children.length > 0 && !isText(element)) return children.flatMap(namesIn);
  return isSkill || names.includes(name)
    ? (valueAt(element) ?? "").split("\n").filter(Boolean)
    : linesOf(element);
}

/** A part that the person wrote as formatted text. */
function isText({ children }: XmlElement): boolean {
  return children.some((child) => typeof child === "string" && child.trim() !== "");
}

function linesOf(element: XmlElement): string[] {
  const { summary = "", highlights = [] } = described(textIn(element));
  return [...summary.split("\n"), ...highlights].filter(Boolean);
}

/** A description, HTML or plain, as a summary and list items. */
export function described(html: string): { summary?: string; highlights?: string[] } {
  const lines = cleanText(html)
    .text.split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return withPoints(lines, /^[-•*–]\s+/);
}
