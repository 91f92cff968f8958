import { expect } from "vitest";
import { applied, pasted, read } from "../../../support/agent.ts";
import type { Harness } from "../../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../../support/json.ts";
import type { Person } from "../../../support/samples/persona.ts";
import { mechanic, shopManager, stockClerk, storeManager } from "./abroad.ts";
import { cook, nurse } from "./kitchen-and-ward.ts";
import { accountant, engineer } from "./office.ts";
import { electrician, teacher } from "./trades-and-school.ts";
import { driver, graduate, preceptor } from "./turning.ts";

/** A fictional person who applies for something: the resume as text, and the posting. */
export interface Applicant {
  name: string;
  resume: string;
  posting: string;
}

const atHome = [cook, nurse, electrician, teacher, accountant, engineer, preceptor, driver];

/** With enough stored for a whole letter. */
export const applicants = [...atHome, mechanic, shopManager, stockClerk, storeManager];

/** With too little stored for one. */
export const thinApplicants = [graduate];

export const artifactKinds = ["resume_variant", "outreach_note", "interview_brief"] as const;

/** Imports the applicant's resume and makes a document of each kind; gives them by kind, in that order. */
export async function makeDocuments(
  h: Harness,
  person: Person,
  { resume, posting }: Applicant,
): Promise<Json[]> {
  const sent = { key: person.key, body: { format: "text", content: resume } };
  const imported = await h.send("PUT", "/api/v1/resume", sent);
  expect(imported.status, imported.text.slice(0, 300)).toBeLessThan(300);
  const data = await applied(h, person, {
    actions: artifactKinds.map((artifactKind) => ({ type: "prepare_execution_artifact", artifactKind })),
    opportunity: pasted(posting),
  });
  const ids = asList(at(data, "results")).map((result) => textAt(result, "outputs", "artifactRefs", 0));
  return Promise.all(ids.map((id) => read(h, person, `execution-artifacts/${id}`)));
}
