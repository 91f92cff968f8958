import { describe, expect, test } from "vitest";
import { claimsFor, refusedOf } from "../../../robustness/writing/prove.ts";
import type { Writer } from "../../../robustness/writing/types.ts";

type Resume = Writer["resume"];

function refusals(resume: Resume, text: string): string[] {
  const opening = {
    title: "Lead",
    company: "Tarnfield Bio",
    text: "Tarnfield Bio in Kelverton asks for patience.",
  };
  const writer = { name: "someone", resume, opening, honest: "", fabricated: "" };
  const every = claimsFor(writer).map(({ id }) => id);
  return refusedOf(writer, text, every).map(({ why }) => why);
}

const person = (more: Resume): Resume => ({ basics: { name: "Ottilie Brandvold" }, ...more });

const lawyer = person({
  work: [
    {
      position: "Avocate collaboratrice",
      name: "Cabinet Morel & Associés",
      startDate: "2009-09",
      endDate: "2014-06",
    },
  ],
});
const clerk = person({
  work: [
    { position: "Clerk", name: "Rowe Partners", startDate: "2020-01", highlights: ["Filed 40 claims a day"] },
  ],
});
const buchhalter = person({
  work: [{ position: "Buchhalter", name: "Kern Partner GmbH", startDate: "2020-01" }],
});
const cocinero = person({
  work: [{ position: "Cocinero", name: "Socio y Hermanos", startDate: "2020-01" }],
});
const developer: Resume = {
  basics: {
    name: "Ottilie Brandvold",
    email: "ottilie@example.com",
    profiles: [{ network: "GitHub", url: "https://github.com/ottilieb" }],
  },
  work: [
    {
      position: "Developer",
      name: "Quenby Software",
      startDate: "2021-01",
      highlights: [
        "Run services on Kubernetes (AWS EKS)",
        "Worked at heights of 40 metres",
        "Reviewed code for Fintory",
      ],
    },
  ],
  certificates: [{ name: "ACLS", issuer: "American Heart Association", date: "2023" }],
  skills: [{ name: "Tools", keywords: ["SAP", "Docker"] }],
};

describe("what an employer is called is not what the person is", () => {
  test.each([
    [lawyer, "J'étais associée au Cabinet Morel & Associés."],
    [lawyer, "J'ai travaillé comme associée au Cabinet Morel & Associés."],
    [lawyer, "J'étais avocate associée au Cabinet Morel & Associés."],
    [clerk, "I was a partner at Rowe Partners."],
    [clerk, "I am Partner at Rowe Partners."],
    [clerk, "I work as a partner at Rowe Partners."],
    [buchhalter, "Ich bin Partner der Kern Partner GmbH."],
    [buchhalter, "Ich arbeite als Partner bei der Kern Partner GmbH."],
    [cocinero, "Soy socio de Socio y Hermanos."],
  ])("refused: %#", (resume, text) => expect(refusals(resume, text)).not.toEqual([]));

  test.each([
    [lawyer, "J'étais avocate collaboratrice au Cabinet Morel & Associés."],
    [lawyer, "J'ai travaillé au Cabinet Morel & Associés comme avocate collaboratrice."],
    [clerk, "I was a clerk at Rowe Partners."],
    [clerk, "I am the Rowe Partners clerk."],
    [clerk, "I am with Rowe Partners."],
    [buchhalter, "Ich bin Buchhalter der Kern Partner GmbH."],
    [buchhalter, "Ich bin bei der Kern Partner GmbH."],
    [cocinero, "Soy cocinero en Socio y Hermanos."],
  ])("proved: %#", (resume, text) => expect(refusals(resume, text)).toEqual([]));
});

describe("a tool, a link or an issuer is no employer", () => {
  test.each([
    "I worked at AWS.",
    "I work for AWS.",
    "I was at AWS.",
    "I was employed by AWS.",
    "I have worked with Kubernetes at AWS.",
    "At AWS I run services on Kubernetes.",
    "I worked for GitHub.",
    "I joined GitHub.",
    "I worked for the American Heart Association.",
    "I was employed at the American Heart Association.",
    "I worked for SAP.",
    "My employer is SAP.",
    "Ich arbeitete bei AWS.",
    "Ich bin bei GitHub angestellt.",
    "Ich war bei SAP.",
    "Ich arbeite für die American Heart Association.",
    "J'ai travaillé chez AWS.",
    "Je travaille pour GitHub.",
    "J'étais chez SAP.",
    "Trabajé en AWS.",
    "Trabajo para GitHub.",
    "Trabalhei na AWS.",
    "Trabalho para a SAP.",
    "我在AWS工作。",
  ])("refused: %s", (text) => expect(refusals(developer, text)).not.toEqual([]));

  test.each([
    "I worked at Quenby Software.",
    "I joined Quenby Software in January 2021.",
    "I am employed by Quenby Software.",
    "I know SAP and Docker.",
    "I have worked with AWS.",
    "I worked at heights of 40 metres.",
    "I reviewed code for Fintory.",
    "My ACLS certificate is from the American Heart Association.",
    "I run services on Kubernetes at Quenby Software.",
    "Ich arbeite bei Quenby Software.",
    "Je travaille chez Quenby Software.",
    "Desde enero de 2021 trabajo en Quenby Software.",
  ])("proved: %s", (text) => expect(refusals(developer, text)).toEqual([]));
});
