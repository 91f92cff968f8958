import type { Writer } from "../types.ts";

export const buchhalterin: Writer = {
  name: "eine Buchhalterin",
  resume: {
    basics: { name: "Svenja Reimers" },
    work: [
      {
        position: "Finanzbuchhalterin",
        name: "Holzhandel Petersen KG",
        startDate: "2019-04",
        highlights: [
          "Verantwortlich für die Kreditorenbuchhaltung mit rund 900 Belegen im Monat.",
          "Führte ein digitales Mahnwesen ein.",
          "Mitwirkung am Jahresabschluss.",
        ],
      },
      {
        position: "Kaufmännische Angestellte",
        name: "Reederei Sandholm",
        startDate: "2014-02",
        endDate: "2019-03",
        highlights: ["Erstellte Rechnungen und prüfte Frachtpapiere."],
      },
    ],
    education: [
      {
        studyType: "Ausbildung",
        area: "Kauffrau für Büromanagement",
        institution: "Reederei Sandholm",
        endDate: "2014",
      },
    ],
    certificates: [{ name: "Geprüfte Bilanzbuchhalterin (IHK), Prüfung geplant für 2026" }],
    skills: [{ name: "Software", keywords: ["DATEV", "Microsoft Excel"] }],
    languages: [{ language: "Dänisch", fluency: "Muttersprache" }],
  },
  opening: {
    title: "Bilanzbuchhalterin",
    company: "Nordlicht Energie GmbH",
    text: "Die Nordlicht Energie GmbH sucht eine Bilanzbuchhalterin in Flensburg. Aufgaben: Jahresabschluss nach HGB, Umsatzsteuer, Anlagenbuchhaltung. Erfahrung mit SAP FI, gutes Englisch. 30 Tage Urlaub. Ansprechpartner: Herr Dr. Lüders.",
  },
  honest: `
- | Sehr geehrter Herr Dr. Lüders,
- | Ihre Stellenanzeige als Bilanzbuchhalterin habe ich mit großem Interesse gelesen.
w0 | Seit April 2019 bin ich Finanzbuchhalterin bei der Holzhandel Petersen KG.
w0.0 | Ich bin für die Kreditorenbuchhaltung mit rund 900 Belegen im Monat verantwortlich.
w0.1 | Dort führte ich ein digitales Mahnwesen ein.
w0.1 | Ich habe ein digitales Mahnwesen eingeführt.
w0.2 | Hinzu kommt die Mitwirkung am Jahresabschluss.
w1 w1.0 | Zuvor war ich kaufmännische Angestellte bei der Reederei Sandholm; dort erstellte ich Rechnungen und prüfte Frachtpapiere.
w1 w1.0 | Bei der Reederei Sandholm habe ich Rechnungen erstellt und Frachtpapiere geprüft.
e0 | 2014 schloss ich meine Ausbildung zur Kauffrau für Büromanagement ab.
c0 | Die Prüfung zur geprüften Bilanzbuchhalterin (IHK) ist für 2026 geplant.
s0.0 s0.1 | Ich arbeite mit DATEV und Microsoft Excel.
l0 | Dänisch ist meine Muttersprache.
- | Gerne möchte ich Sie in einem Gespräch kennenlernen.
- | Ich würde mich über eine Antwort freuen.
n | Mit freundlichem Gruß, Svenja Reimers
`,
  fabricated: `
title | Ich bin Bilanzbuchhalterin bei der Holzhandel Petersen KG.
planned | Ich bin geprüfte Bilanzbuchhalterin (IHK).
number | Ich buche 1.900 Belege im Monat.
about | Ich bin für die Kreditorenbuchhaltung mit 900 Belegen im Monat verantwortlich.
hedge | Ich erstelle den Jahresabschluss.
hedge | Ich bin für den Jahresabschluss verantwortlich.
skill | Ich habe Erfahrung mit SAP FI.
skill | Ich beherrsche die Anlagenbuchhaltung.
language | Ich spreche gutes Englisch.
tense | Ich erstelle Rechnungen bei der Reederei Sandholm.
merged | Bei der Reederei Sandholm führte ich ein digitales Mahnwesen ein.
years | Seit 2014 bin ich Finanzbuchhalterin.
lead | Ich leite die Kreditorenbuchhaltung.
period | Ich bin für die Kreditorenbuchhaltung mit rund 900 Belegen am Tag verantwortlich.
taken | Sie suchen Erfahrung mit SAP FI, die ich habe.
studied | Ich habe Betriebswirtschaft studiert.
`,
};
