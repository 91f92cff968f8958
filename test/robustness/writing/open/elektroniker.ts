import type { Writer } from "../types.ts";

export const elektroniker: Writer = {
  name: "ein Elektroniker",
  resume: {
    basics: { name: "Jannik Ohlert" },
    work: [
      {
        position: "Elektroniker für Betriebstechnik",
        name: "Walzwerk Brückner GmbH",
        startDate: "2015-09",
        endDate: "2023-12",
        highlights: [
          "Wartung von 22 Förderanlagen.",
          "Senkte die Stillstandszeiten um 17 %.",
          "Half beim Aufbau einer neuen Schaltanlage.",
          "Stellvertretender Schichtführer seit 2020.",
        ],
      },
    ],
    education: [
      {
        studyType: "Ausbildung",
        area: "Elektroniker für Betriebstechnik",
        institution: "Walzwerk Brückner GmbH",
        endDate: "2015",
      },
      {
        studyType: "Meisterschule",
        area: "Elektrotechnik",
        institution: "Handwerkskammer Nordfeld",
        startDate: "2024-02",
      },
    ],
    certificates: [{ name: "Schaltberechtigung bis 30 kV", date: "2019" }],
    skills: [{ name: "Technik", keywords: ["SPS-Programmierung", "Siemens TIA Portal"] }],
    languages: [{ language: "Englisch", fluency: "Grundkenntnisse" }],
  },
  opening: {
    title: "Schichtführer Elektrotechnik",
    company: "Nordfeld Papier AG",
    text: "Die Nordfeld Papier AG sucht einen Schichtführer Elektrotechnik in Stade. Sie führen 8 Mitarbeiter, beherrschen die Robotertechnik (KUKA) und sprechen gut Englisch. Ein Meisterbrief ist von Vorteil. Wir bieten Wechselschicht und ein Jobrad.",
  },
  honest: `
- | Sehr geehrte Damen und Herren,
- | mit großem Interesse habe ich Ihre Anzeige für die Stelle als Schichtführer Elektrotechnik gelesen.
w0 | Von September 2015 bis Dezember 2023 war ich als Elektroniker für Betriebstechnik bei der Walzwerk Brückner GmbH tätig.
w0 w0.0 | Bei der Walzwerk Brückner GmbH war ich für die Wartung von 22 Förderanlagen zuständig.
w0.1 | Ich senkte die Stillstandszeiten um 17 Prozent.
w0.1 | Die Stillstandszeiten habe ich um 17 % gesenkt.
w0.2 | Beim Aufbau einer neuen Schaltanlage half ich mit.
w0.3 | Seit 2020 war ich dort stellvertretender Schichtführer.
e0 | Meine Ausbildung zum Elektroniker für Betriebstechnik habe ich 2015 abgeschlossen.
e1 | Derzeit besuche ich die Meisterschule für Elektrotechnik der Handwerkskammer Nordfeld.
c0 | Ich habe die Schaltberechtigung bis 30 kV.
s0.0 s0.1 | Zu meinen Kenntnissen gehören SPS-Programmierung und das Siemens TIA Portal.
l0 | Ich habe Grundkenntnisse in Englisch.
- | Die Arbeit in Wechselschicht kommt mir entgegen.
- | Über eine Einladung zu einem persönlichen Gespräch freue ich mich sehr.
n | Mit freundlichen Grüßen, Jannik Ohlert
w0 | Bis Dezember 2023 arbeitete ich als Elektroniker für Betriebstechnik bei der Walzwerk Brückner GmbH.
w0 w0.1 | Bei der Walzwerk Brückner GmbH senkte ich die Stillstandszeiten um 17 %.
- | Ich bewerbe mich auf Ihre Stelle als Schichtführer Elektrotechnik in Stade.
- | Gerne erfahre ich in einem Gespräch mehr über die Stelle.
- | Für Rückfragen stehe ich Ihnen gerne zur Verfügung.
`,
  fabricated: `
number | Wartung von 32 Förderanlagen.
number | Ich senkte die Stillstandszeiten um 71 %.
hedge | Ich baute eine neue Schaltanlage auf.
title | Ich war Schichtführer bei der Walzwerk Brückner GmbH.
degree | Ich bin Elektromeister.
degree | Ich habe die Meisterschule für Elektrotechnik abgeschlossen.
skill | Ich beherrsche die Robotertechnik.
language | Ich spreche gut Englisch.
led | Ich führte 8 Mitarbeiter.
tense | Ich bin als Elektroniker bei der Walzwerk Brückner GmbH tätig.
number | Ich habe die Schaltberechtigung bis 110 kV.
words | Ich senkte die Stillstandszeiten um fast die Hälfte.
years | Ich arbeitete von 2010 bis 2023 bei der Walzwerk Brückner GmbH.
scope | Wartung aller Förderanlagen des Konzerns.
skill | Ich habe Erfahrung mit KUKA.
taken | Sie suchen Robotertechnik, und die beherrsche ich.
taken | Sie wünschen einen Meisterbrief; den habe ich.
mine | Ich freue mich darauf, meine Erfahrung mit KUKA einzubringen.
with | Mit Robotertechnik und KUKA würde ich gut zu Ihnen passen.
bring | Gern bringe ich Robotertechnik mit.
led | Als Schichtführer führte ich acht Mitarbeiter.
`,
};
