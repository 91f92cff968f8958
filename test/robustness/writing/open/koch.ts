import type { Writer } from "../types.ts";

export const koch: Writer = {
  name: "ein Koch aus Österreich",
  resume: {
    basics: { name: "Valentin Gschwend" },
    work: [
      {
        position: "Koch",
        name: "Gasthof Almrausch",
        startDate: "2018-05",
        highlights: [
          "Leite den Posten Saucier.",
          "Bilde zurzeit einen Lehrling aus.",
          "Mitarbeit an der Speisekarte für 120 Gäste.",
          "Keine Erfahrung in der Patisserie.",
        ],
      },
      { position: "Lehrling Koch", name: "Hotel Seeblick", startDate: "2015-08", endDate: "2018-04" },
    ],
    education: [
      { studyType: "Lehrabschluss", area: "Koch", institution: "Berufsschule Hallbach", endDate: "2018" },
    ],
    certificates: [{ name: "HACCP-Schulung", date: "2022" }],
  },
  opening: {
    title: "Küchenchef",
    company: "Hotel Steinkar",
    text: "Das Hotel Steinkar sucht für die Wintersaison einen Küchenchef. Sie führen eine Brigade von sieben Köchen, erstellen die Speisekarte und backen gern. Unterkunft vorhanden. Kontakt: Herr Moosbrugger.",
  },
  honest: `
- | Sehr geehrter Herr Moosbrugger,
- | Ihre Anzeige für die Stelle als Küchenchef hat mein Interesse geweckt.
w0 | Ich bin seit Mai 2018 Koch im Gasthof Almrausch.
w0 w0.0 | Im Gasthof Almrausch leite ich den Posten Saucier.
w0.1 | Zurzeit bilde ich einen Lehrling aus.
w0.2 | Dazu kommt die Mitarbeit an der Speisekarte für 120 Gäste.
w0.3 | In der Patisserie habe ich keine Erfahrung.
w1 e0 | Als Lehrling im Hotel Seeblick lernte ich Koch; den Lehrabschluss machte ich 2018 an der Berufsschule Hallbach.
c0 | Die HACCP-Schulung habe ich 2022 gemacht.
- | Gern würde ich in der Wintersaison zu Ihnen kommen.
- | Ich freue mich auf Ihre Antwort.
n | Freundliche Grüße, Valentin Gschwend
`,
  fabricated: `
title | Ich bin Küchenchef im Gasthof Almrausch.
title | Ich war Koch im Hotel Seeblick.
number | Ich bilde drei Lehrlinge aus.
hedge | Ich erstellte die Speisekarte für 120 Gäste.
negation | Ich habe Erfahrung in der Patisserie.
led | Ich leite eine Brigade von sieben Köchen.
place | Ich leite den Posten Saucier im Hotel Seeblick.
years | Ich bin seit 2015 Koch im Gasthof Almrausch.
date | Die HACCP-Schulung habe ich 2023 gemacht.
award | Ich bin mit einer Haube ausgezeichnet.
number | Mitarbeit an der Speisekarte für 220 Gäste.
`,
};
