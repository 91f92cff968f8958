import { expect, test } from "vitest";
import type { PersonEvidence } from "../../../../../src/engine/fit/types.ts";
import { nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

const said = (text: string) => ({ text, claimIds: ["clm_said"] });
const asked = (text: string) => ({ text, kind: "authorization" as const });

test.each([
  ["U.S. citizen.", "Must be authorized to work in the United States without sponsorship", "met"],
  ["Green card holder, US", "Authorized to work in the US", "met"],
  ["EU citizen", "Right to work in Ireland", "met"],
  ["obywatel UE, BSN", "Right to work in the Netherlands", "met"],
  ["Irish passport", "EU passport holder", "met"],
  ["Irish passport", "Right to work in the UK", "unknown"],
  ["ciudadana española", "Permiso de trabajo en España", "met"],
  ["British citizen", "Right to work in Ireland", "unknown"],
  ["Not a US citizen", "Authorized to work in the US", "unknown"],
])("%s for %s: %s", (text, demand, outcome) => {
  const person: PersonEvidence = { ...nobody, texts: [said(text)] };
  expect(outcomeOf(asked(demand), person)?.outcome).toBe(outcome);
});

test("a line that no claim was made of is only near", () => {
  const person: PersonEvidence = { ...nobody, unread: [{ text: "U.S. citizen.", claimIds: [] }] };
  expect(outcomeOf(asked("Authorized to work in the US"), person)).toMatchObject({
    outcome: "near",
    near: "U.S. citizen.",
  });
});

test.each([
  ["laser", "Laser certificate (diode), ALD Standard Proficiency", "near"],
  ["orofacial myofunctional training", "Orofacial myofunctional therapy intro", "near"],
  ["laser", "First aid certificate", "unmet"],
])("a paper with all words of a wished skill is near: %s, %s", (text, paper, outcome) => {
  const person: PersonEvidence = { ...nobody, texts: [said("Scaling")], credentials: [said(paper)] };
  expect(outcomeOf({ text, kind: "skill" }, person)?.outcome).toBe(outcome);
});
