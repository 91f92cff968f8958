import { describe, expect, test } from "vitest";
import { jobs, languages, read, skills, studies } from "./reading.ts";
import { FRENCH, GERMAN, SPANISH } from "./resumes/abroad.ts";

describe("a German Lebenslauf", () => {
  const { document } = read(GERMAN);
  test("gives person, jobs, studies, skills and languages", () => {
    expect(document.basics).toMatchObject({
      name: "Annegret Süßmilch",
      email: "a.suessmilch@example.de",
      phone: "+49 89 5550123",
      location: { city: "München", postalCode: "80331" },
    });
    expect(jobs(document)).toEqual([
      "Gesundheits- und Krankenpflegerin | Klinikum Isarblick | München | 2018-03 | -",
      "Altenpflegerin | Seniorenzentrum Abendsonne GmbH | Augsburg | 2014-10 | 2018-02",
    ]);
    expect(studies(document)).toEqual([
      "Ausbildung | Altenpflegerin | Berufsfachschule Augsburg | 2011 | 2014 | -",
      "Abitur | - | Gymnasium Schwabing | - | 2011 | 2,1",
    ]);
    expect(skills(document)).toEqual(["EDV: MS Office, SAP"]);
    expect(document.certificates).toEqual([{ name: "Führerschein Klasse B" }]);
    expect(languages(document)).toEqual(["Deutsch | Muttersprache", "Englisch | B2"]);
  });
});

describe("a French CV", () => {
  const { document } = read(FRENCH);
  test("gives person, jobs, studies, skills and languages", () => {
    expect(document.basics).toMatchObject({
      name: "Églantine Vauquelin-Moreau",
      label: "Infirmière diplômée d'État",
      email: "eglantine.vm@example.fr",
      phone: "06 55 50 12 34",
      location: { city: "Lyon", postalCode: "69003" },
    });
    expect(jobs(document)).toEqual([
      "Infirmière en réanimation | Hôpital Saint-Aubin | Lyon | 2019-01 | -",
      "Aide-soignante | Clinique des Ormes | Grenoble | 2014-09 | 2018-12",
    ]);
    expect(studies(document)).toEqual([
      "Diplôme d'État | infirmier | IFSI de Lyon | - | 2018 | -",
      "Baccalauréat professionnel | - | Lycée Jean-Perrin | - | 2014 | -",
    ]);
    expect(skills(document)).toEqual(["Soins intensifs", "Travail en équipe", "Pharmacologie"]);
    expect(languages(document)).toEqual(["Français | langue maternelle", "Anglais | B1"]);
  });
});

describe("a Spanish CV", () => {
  const { document } = read(SPANISH);
  test("gives person, jobs, studies, skills and languages", () => {
    expect(document.basics).toMatchObject({
      name: "Aurelio Benavides Cordero",
      label: "Profesor de Matemáticas",
      phone: "+34 655 501 234",
      summary: "Profesor de secundaria con diez años en el aula.",
      location: { city: "Sevilla" },
    });
    expect(jobs(document)).toEqual([
      "Profesor de Matemáticas | Colegio Monte Alto | Sevilla | 2016-09 | -",
      "Profesor particular | Academia Nebrija | - | 2013 | 2016",
    ]);
    expect(studies(document)).toEqual([
      "Grado | Matemáticas | Universidad de Granada | 2009 | 2013 | -",
      "Máster | Formación del Profesorado | Universidad de Sevilla | - | 2014 | -",
    ]);
    expect(skills(document)).toEqual(["GeoGebra", "LaTeX", "Moodle"]);
    expect(languages(document)).toEqual(["Español | nativo", "Inglés | C1"]);
  });
});
