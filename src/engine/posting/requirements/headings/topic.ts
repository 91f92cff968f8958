import type { RequirementKind } from "../../types.ts";

/** The subject of a posting's part. `aside` has no demands; `open` gives no subject. */
export type SectionKind = "required" | "preferred" | "duties" | "aside" | "open";

const topics: readonly [RequirementKind, RegExp][] = [
  [
    "experience",
    /^(?:(?:relevant|previous|work|professional|your|specific) )?experience(?: (?:required|needed))?$|^(?:(?:berufliche|deine|ihre) )?(?:berufs)?erfahrung(?:en)?$|^(?:votre )?expériences?(?: (?:requise|souhaitée|professionnelle)s?)?$|^experiencia(?: (?:profesional|requerida|laboral))?$|^experiências?(?: profissional)?$|^(?:werk)?ervaring$/iu,
  ],
  [
    "skill",
    /^(?:(?:specialist|technical|relevant|job|professional|specific) )*knowledge(?: (?:required|needed|(?:and|&) understanding))?$|^(?:fach|grund|it-|edv-)?kenntnisse$|^fachwissen$|^(?:savoirs|connaissances)(?: (?:requises|techniques|et savoir[- ]faire))?$|^conocimientos(?: (?:requeridos|técnicos|necesarios|específicos))?$|^conhecimentos(?: técnicos)?$|^kennis$/iu,
  ],
  [
    "other",
    /^(?:personal (?:suitability|qualities|attributes|skills|traits|characteristics)|personal|personality|soft skills|attributes|character|persönliche (?:eigenschaften|stärken|kompetenzen)|soziale kompetenzen|persönlichkeit|savoir[- ]être(?: professionnels?)?|qualités(?: personnelles| requises| humaines)?|cualidades(?: personales)?|competencias(?: personales| blandas)?|aptitudes personales|competências (?:pessoais|comportamentais)|perfil comportamental|qualità personali|doti personali|persoonlijke eigenschappen|personliga egenskaper|personlige egenskaper)$/iu,
  ],
];

/** The kind of demand that a heading or table row names. It serves demands that do not say their kind. */
export function topicOf(heading: string): RequirementKind | undefined {
  const text = heading.replace(/^[^\p{L}]{1,8}|[^\p{L}]{1,8}$/gu, "");
  return topics.find(([, names]) => names.test(text))?.[0];
}
