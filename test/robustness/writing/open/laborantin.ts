import type { Writer } from "../types.ts";

export const laborantin: Writer = {
  name: "eine Chemielaborantin",
  resume: {
    basics: { name: "Henrike Spornitz", summary: "Chemielaborantin mit Schwerpunkt Wasseranalytik." },
    work: [
      {
        position: "Chemielaborantin",
        name: "Aquaprüf Institut",
        startDate: "2020-09",
        highlights: [
          "Untersuche täglich bis zu 40 Wasserproben mit ICP-MS.",
          "Unterstützte die Validierung von drei Prüfverfahren.",
          "Senkte den Verbrauch an Lösungsmitteln um 18 %.",
          "Vertrete die Laborleitung im Urlaub.",
        ],
      },
      {
        position: "Auszubildende zur Chemielaborantin",
        name: "Lackwerke Hohensee",
        startDate: "2017-09",
        endDate: "2020-08",
        highlights: [
          "Stellte Farbrezepturen im Technikum nach.",
          "Keine Erfahrung mit HPLC.",
          "Wartete zwei Titratoren unter Anleitung.",
        ],
      },
    ],
    education: [
      { studyType: "Mittlere Reife", institution: "Realschule am Wehr", endDate: "2017" },
      { studyType: "Techniker", area: "Chemietechnik", institution: "Fachschule Oderland (laufend)" },
    ],
    certificates: [
      { name: "Ausbildereignungsprüfung (geplant 2027)" },
      { name: "Gefahrstoffbeauftragte", date: "2022-03" },
    ],
    skills: [{ name: "Geräte", keywords: ["ICP-MS", "Photometer", "LIMS"] }],
    languages: [{ language: "Englisch", fluency: "B1" }],
  },
  opening: {
    title: "Laborleiter/in Umweltanalytik",
    company: "Nordsand Labore",
    text: "Nordsand Labore sucht eine Laborleitung Umweltanalytik in Wismar. Sie führen ein Team von acht Personen, verantworten die Akkreditierung nach ISO 17025 und beherrschen HPLC und GC-MS.",
  },
  honest: `
- | Sehr geehrte Damen und Herren,
- | mit Interesse habe ich gelesen, dass Sie eine Laborleitung für die Umweltanalytik in Wismar suchen.
w0 | Seit September 2020 arbeite ich als Chemielaborantin beim Aquaprüf Institut.
w0.0 | Dort untersuche ich täglich bis zu 40 Wasserproben mit ICP-MS.
w0.1 | Außerdem unterstützte ich die Validierung von 3 Prüfverfahren.
w0.2 | Den Verbrauch an Lösungsmitteln senkte ich um 18 Prozent.
w0.3 | Im Urlaub vertrete ich die Laborleitung.
w1 | Von 2017 bis 2020 war ich Auszubildende zur Chemielaborantin bei den Lackwerken Hohensee.
w1.0 | Ich stellte im Technikum Farbrezepturen nach.
w1.1 | Mit HPLC habe ich keine Erfahrung.
w1.2 | Unter Anleitung wartete ich zwei Titratoren.
c0 | Die Ausbildereignungsprüfung ist für 2027 geplant.
c1 | Seit März 2022 bin ich Gefahrstoffbeauftragte.
s0.1 s0.2 | Ich arbeite mit Photometer und LIMS.
l0 | Mein Englisch liegt auf dem Niveau B1.
`,
  fabricated: `
number | Täglich untersuche ich 140 Wasserproben mit ICP-MS.
limit | Täglich untersuche ich mehr als 40 Wasserproben.
helped | Ich leitete die Validierung von drei Prüfverfahren.
title | Beim Aquaprüf Institut bin ich Laborleiterin.
years | Seit 2017 arbeite ich beim Aquaprüf Institut.
negation | Ich habe Erfahrung mit HPLC.
planned | Ich habe die Ausbildereignungsprüfung bestanden.
progress | Ich bin Technikerin für Chemietechnik.
dropped | Ich wartete zwei Titratoren selbstständig.
direction | Der Verbrauch an Lösungsmitteln stieg durch mich um 18 %.
skill | Ich beherrsche GC-MS.
employer | Bei Nordsand Labore untersuchte ich Wasserproben.
merged | Als Auszubildende senkte ich den Verbrauch an Lösungsmitteln um 18 %.
degree | Ich habe einen Bachelor in Chemietechnik.
opening | Ich führe ein Team von acht Personen.
`,
};
