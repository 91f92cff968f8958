import { describe, expect, test } from "vitest";
import { claimsFor, refusedOf } from "../../../robustness/writing/prove.ts";
import type { Writer } from "../../../robustness/writing/types.ts";

const writer: Writer = {
  name: "someone",
  resume: {
    basics: { name: "Ottilie Brandvold", location: { city: "Harrowfield" } },
    work: [
      {
        position: "Analyst",
        name: "Quenby Foods",
        startDate: "2021-01",
        highlights: [
          "Weekly HPLC and titration",
          "0 accidents in 6 years",
          "Our team passed the Feb 2024 audit",
          "Trained 1 apprentice",
          "Improved our website",
        ],
      },
      {
        position: "Sampler",
        name: "Brindle Dairy",
        startDate: "2016-01",
        endDate: "2020-12",
        highlights: ["Daily milk tests"],
      },
    ],
    skills: [{ name: "Laboratory", keywords: ["LabWare LIMS", "Excel (basic)"] }],
  },
  opening: { title: "Lead", company: "Tarnfield Bio", text: "Tarnfield Bio in Kelverton asks for Python." },
  honest: "",
  fabricated: "",
};
const every = claimsFor(writer).map(({ id }) => id);
const isRefused = (text: string) => refusedOf(writer, text, every).length > 0;

describe("the same in usual other words", () => {
  test.each([
    "HPLC is part of every week.",
    "In my current role HPLC is part of every week.",
    "I have worked six years without accidents.",
    "In six years I have had no accidents.",
    "The team passed the audit in February 2024.",
    "Our team passed the audit in Feb. 2024.",
    "I have trained one apprentice.",
    "I improved the website.",
    "I know LabWare LIMS.",
    "I am able to use LabWare LIMS.",
    "My home is in Harrowfield.",
    "I live in Harrowfield.",
  ])("%s", (text) => expect(isRefused(text)).toBe(false));
});

describe("more than the claims say", () => {
  test.each([
    "HPLC is part of every day.",
    "In my current role milk tests are part of every day.",
    "I have worked seven years without accidents.",
    "I work without accidents.",
    "I have never had an accident.",
    "I have worked six years without an apprentice.",
    "The team passed the audit in January 2024.",
    "I passed the audit in February 2024.",
    "I have trained two apprentices.",
    "I know Python.",
    "I know Excel.",
    "I know the audit.",
    "I am able to lead.",
    "My home is in Kelverton.",
    "I live in Quenby.",
    "From home I improved the website.",
    "At home I do HPLC every week.",
  ])("%s", (text) => expect(isRefused(text)).toBe(true));
});
