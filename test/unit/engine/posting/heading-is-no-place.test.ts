import { expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

test.each(["Requirements", "Your profile", "Anforderungen", "Requisitos", "Nice to have"])(
  "the heading %s after the employer's line is no place",
  (heading) => {
    const { opportunity } = normalisePosting({
      text: `Charge Nurse at Example Hospital\n${heading}\n- Triage`,
    });
    expect(opportunity.locations).toBeUndefined();
  },
);

test("a town after the employer's line is one", () => {
  const { opportunity } = normalisePosting({
    text: "Charge Nurse at Example Hospital\nShrewsbury\n- Triage",
  });
  expect(opportunity.locations).toEqual(["Shrewsbury"]);
});

test("the employer is no place", () => {
  const { opportunity } = normalisePosting({
    text: "Controller Jr (vaga afirmativa para mulheres)\nTech Exemplo Pagamentos - Remoto (Brasil)\nA Tech Exemplo é uma fintech.\nO que esperamos de você:\n• SQL",
  });
  expect(opportunity).toMatchObject({ company: "Tech Exemplo Pagamentos", locations: ["Brasil"] });
});

test.each(["Om oss", "Om os", "Chi siamo", "Over ons"])("the heading %s is no title", (heading) => {
  const { opportunity } = normalisePosting({
    text: `Senior Testautomatiserare till Example AB\nOmfattning: Heltid\n\n${heading}\nExample AB utvecklar system.`,
  });
  expect(opportunity.title).not.toBe(heading);
});
