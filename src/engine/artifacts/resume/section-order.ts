import { saidBy } from "../../fit/opening/experience/said-by.ts";
import { entries, textOf } from "../../resume/json-resume.ts";
import { ofKind } from "../evidence.ts";
import type { Material } from "../types.ts";
import type { SectionKey } from "../words/types.ts";

const academic =
  /\b(?:professor\p{L}*|lecturer|lectureship|post-?doc\p{L}*|research(?:er| fellow| associate| scientist)|fellowship|faculty|tenure|wissenschaftliche[rs]?|habilitation|maître de conférences|chercheu\p{L}*|profesora? (?:titular|ayudante|contratad[oa])|investigador\p{L}*|docente universit\p{L}*|pesquisador\p{L}*)|教授|讲师|博士后|研究员/iu;

/** The sections of a resume in the usual order of its field, with the opening's demands where they are seen first. */
export function sectionOrder({ asked, claims, document }: Material): SectionKey[] {
  const titles = ofKind(claims, "job").slice(0, 2);
  const isAcademic =
    ofKind(claims, "publication").length > 0 &&
    [asked.title ?? "", ...titles.map(({ text }) => text)].some((text) => academic.test(text));
  const isAsked = (kind: string) =>
    ofKind(claims, kind).some(({ id, text }) =>
      asked.requirements.some(
        ({ text: demand, claimIds }) => claimIds.includes(id) || saidBy(demand)(text) > 0,
      ),
    );
  const first: SectionKey[] = ["summary"];
  if (isAcademic) first.push("education", "publications", "awards");
  if (isAsked("certificate")) first.push("certificates");
  // Students and people without work experience start with their education.
  if (isAsked("degree") && (titles.length === 0 || isStudying(document))) first.push("education");
  return [...new Set([...first, ...usual])];
}

const usual: readonly SectionKey[] = [
  ...(["summary", "skills", "work", "projects", "volunteer"] as const),
  ...(["education", "certificates", "languages", "awards", "publications"] as const),
];

function isStudying(document: Material["document"]): boolean {
  return entries(document, "education").some(
    ({ startDate, endDate }) => textOf(startDate) !== "" && textOf(endDate) === "",
  );
}
