import { expect } from "vitest";
import type { Harness } from "../../support/harness.ts";
import { type Json, textAt } from "../../support/json.ts";
import { type Person, personas, resumeOf } from "../../support/samples/persona.ts";
import { chineseResume, textResumes } from "./resumes.ts";

export type Language = "en" | "de" | "fr" | "es" | "zh";

/** A fictional person a posting is pasted for. */
export interface Pasted {
  name: string;
  language: Language;
  resume: { format: "json_resume"; content: Json } | { format: "text"; content: string };
  /** The posting's title, and one skill that the resume shows and two that it does not. */
  job: string;
  has: string;
  lacks: readonly [string, string];
  /** Two directions to compare. */
  directions: readonly [string, string];
}

const said: Record<string, Pick<Pasted, "job" | "has" | "lacks">> = {
  nurse: { job: "Cardiac Nurse", has: "Wound care", lacks: ["Kubernetes", "AutoCAD"] },
  electrician: { job: "Electrician", has: "Conduit bending", lacks: ["Phlebotomy", "Tableau"] },
  engineer: { job: "Backend Engineer", has: "PostgreSQL", lacks: ["Phlebotomy", "Elixir"] },
};

/** A nurse, an electrician, a software engineer, and one person each who writes German, French, Spanish and Chinese. */
export const people: Pasted[] = [
  ...personas.map((persona): Pasted => {
    const own = said[persona.name];
    if (!own) throw new Error(`No job is said for the ${persona.name}.`);
    const resume = { format: "json_resume" as const, content: resumeOf(persona) };
    return {
      name: persona.name,
      language: "en",
      resume,
      ...own,
      directions: ["Registered nurse", "Electrician"],
    };
  }),
  {
    name: "German nurse",
    language: "de",
    resume: { format: "text", content: textResumes.german },
    job: "Pflegefachkraft (m/w/d)",
    has: "Microsoft Excel",
    lacks: ["Tableau", "Kubernetes"],
    directions: ["Registered nurse", "Medical secretary"],
  },
  {
    name: "French electrician",
    language: "fr",
    resume: { format: "text", content: textResumes.french },
    job: "Électricien industriel (H/F)",
    has: "AutoCAD",
    lacks: ["Revit", "Kubernetes"],
    directions: ["Electrician", "Electrical engineer"],
  },
  {
    name: "Spanish accountant",
    language: "es",
    resume: { format: "text", content: textResumes.spanish },
    job: "Contable sénior",
    has: "SAP",
    lacks: ["Power BI", "Kubernetes"],
    directions: ["Accountant", "Financial analyst"],
  },
  {
    name: "Chinese developer",
    language: "zh",
    resume: { format: "json_resume", content: chineseResume },
    job: "高级软件工程师",
    has: "MySQL",
    lacks: ["Kubernetes", "Terraform"],
    directions: ["Software developer", "Database administrator"],
  },
];

export interface Claim {
  id: string;
  kind: string;
  text: string;
  /** Where its entry stands in the document. */
  path?: string;
}

/** A fresh user with this resume, and what it says. */
export async function newHolder(
  h: Harness,
  resume: Pasted["resume"],
): Promise<{ person: Person; claims: Claim[]; document: unknown }> {
  const person = await h.newPerson();
  const { status, body, text } = await h.send("PUT", "/api/v1/resume", { key: person.key, body: resume });
  expect(status, text.slice(0, 300)).toBe(200);
  return { person, ...heldNow(body) };
}

/** The claims and the document of a resume's answer. */
export function heldNow(body: Json): { claims: Claim[]; document: unknown } {
  const { claims, document } = Object(body.data);
  return {
    claims: claims.map((claim: Json) => ({
      id: textAt(claim, "id"),
      kind: textAt(claim, "kind"),
      text: textAt(claim, "text"),
      path: textAt(claim, "path"),
    })),
    document,
  };
}
