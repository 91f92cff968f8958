import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const read = (text: string) => normalisePosting({ text }).opportunity;

describe("a posting as it was sent", () => {
  test("in a chat without times is read without the names of who speaks", () => {
    const { title, company, locations } = read(
      "Nina: Bei uns wird jemand gesucht: Elektromonteur für Anlagen\nNina: Firma ist Sonnhof Energietechnik GmbH in Rosenheim\nNina: Führerschein B ist nötig\nTom: was zahlen sie?",
    );
    expect([title, company, locations]).toEqual([
      "Elektromonteur",
      "Sonnhof Energietechnik GmbH",
      ["Rosenheim"],
    ]);
  });

  test("in capitals keeps them in its values", () => {
    const { title, company, locations } = read(
      "NOTICE OF VACANCY\n\nTOWN OF ELDERWICK - DEPARTMENT OF PUBLIC WORKS\n\nPOSITION: HEAVY EQUIPMENT OPERATOR\nLOCATION: ELDERWICK, VERMONT\nHOURS: 40 HOURS PER WEEK\n",
    );
    expect([title, company, locations]).toEqual([
      "HEAVY EQUIPMENT OPERATOR",
      "TOWN OF ELDERWICK",
      ["ELDERWICK, VERMONT"],
    ]);
  });

  test("names no place of the sender's address below the greeting", () => {
    expect(
      read(
        "Hola:\n\nBuscamos un Contador General para su planta de Rosario, Santa Fe.\n\nSaludos,\nRamiro\nConsultora Puente | Córdoba",
      ).locations,
    ).toEqual(["Rosario, Santa Fe"]);
  });
});

describe("a demand in running prose", () => {
  const asked = (sentence: string) =>
    read(`Archivist\n\nThe office cares for papers.\n\n${sentence}`).requirements?.map(
      ({ kind, text }) => `${kind}: ${text}`,
    );

  test("is what follows the worker in a call", () => {
    expect(
      asked("We need an archivist with three years of experience in libraries and a degree in history."),
    ).toEqual(["experience: three years of experience in libraries", "education: a degree in history"]);
  });

  test("has all subjects of a degree", () => {
    expect(asked("Applicants must hold a PhD in statistics, sociology or a related field.")).toEqual([
      "education: PhD in statistics, sociology or a related field",
    ]);
  });

  test("is not the noun before it", () => {
    expect(asked("Requirements:\n- Citizenship. Citizen of the United States.")).toEqual([
      "authorization: Citizen of the United States",
    ]);
  });

  test("counts years where a word contains another's letters", () => {
    expect(
      read("Conducteur\n\nProfil :\n- au moins 4 ans d'expérience en conduite de travaux").yearsRequired,
    ).toBe(4);
  });
});
