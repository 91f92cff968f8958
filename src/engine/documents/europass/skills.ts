import { described } from "../described.ts";
import { elementsOf, textIn, type XmlElement } from "../xml.ts";
import { valueAt } from "./values.ts";

const names = ["CompetencyName", "SkillName", "Name", "Title", "Label"];
/** What is said of a skill or a group of skills, and is none. */
const beside = /(?:GroupName|GroupTitle|Level|ID|Code|Score|Dimension|Date|Period|Evidence)$/;
const languages = /^(?:Language|Linguistic|MotherTongue|ForeignLanguage)/;

/** Whether a competency is a language. */
export function isLanguage(competency: XmlElement): boolean {
  return valueAt(competency, "TaxonomyID")?.toLowerCase() === "language";
}

/** The skills of a profile: of each part whose name says that it lists some, in groups or not. */
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
  // What stands above a description is its heading.
  const children = all.some((child) => child.name === "Description")
    ? all.filter((child) => !names.includes(child.name))
    : all;
  if (children.length > 0 && !isText(element)) return children.flatMap(namesIn);
  return isSkill || names.includes(name)
    ? (valueAt(element) ?? "").split("\n").filter(Boolean)
    : linesOf(element);
}

/** A part that a person wrote as a text with markup. */
function isText({ children }: XmlElement): boolean {
  return children.some((child) => typeof child === "string" && child.trim() !== "");
}

function linesOf(element: XmlElement): string[] {
  const { summary = "", highlights = [] } = described(textIn(element));
  return [...summary.split("\n"), ...highlights].filter(Boolean);
}
