import { asks, type ReadingCase, wishes } from "../reading-case.ts";

const pflege = `Pflegefachkraft (m/w/d) für unsere Station Innere
Klinikum Beispielstadt gGmbH
Seit über 60 Jahren sind wir für die Menschen der Region da.

Ihr Profil:
- Abgeschlossene Ausbildung als Gesundheits- und Kranken-
pfleger/in oder Altenpfleger/in
- Berufserfahrung in der Inneren Medizin ist wünschenswert
- Deutschkenntnisse mindestens B2
- Führerschein Klasse B von Vorteil

Wir bieten:
- Vergütung nach TVöD P8, 3.452,10 € bis 4.150,00 € brutto im Monat
- 30 Tage Urlaub, Jobrad, Kita-Platz
- Weiterbildung zur Praxisanleitung

Bewerben Sie sich bis zum 15.02.2027. Eintritt ab 01.04.2027.
Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.`;

const koch = `Beispiel-Bistro sucht Koch/Köchin in Leipzig
Teilzeit, 25 Std./Woche, 14,50 €/Std. + Trinkgeld
Du hast eine Kochausbildung oder mindestens 2 Jahre Erfahrung in der Küche. Englisch wäre super, ist aber kein Muss.
Kein Wochenenddienst! Vegane Küche ist unser Ding.`;

const buch = `Finanzbuchhalter (w/m/d), Vollzeit
Muster & Söhne Steuerberatungsgesellschaft mbH, Hannover - Hybrid: 2 Tage Homeoffice pro Woche

Das bringst du mit
✔ Kaufmännische Ausbildung, z. B. Steuerfachangestellte
✔ Mind. 3 Jahre Berufserfahrung in der Finanzbuchhaltung
✔ DATEV-Kenntnisse (zwingend), SAP FI (von Vorteil)
✔ Sehr gute Deutsch- und gute Englischkenntnisse
Das bieten wir
✔ 48.000 – 56.000 € Jahresgehalt
✔ Englischkurse, Sabbatical`;

const fahrer = `Berufskraftfahrer CE (m/w/d) Nahverkehr
Spedition Beispiel AG, 4053 Basel
CHF 5'400 - 6'100 pro Monat, 13 Monatslöhne
Anforderungen: Führerausweis CE, Fahrerkarte, ADR-Schein erwünscht. Deutsch B1, Französisch A2.
Mindestalter 21 Jahre. Befristet auf 2 Jahre.`;

const techniker = `Stellenangebot: Servicetechniker Aufzüge (all genders)
Firma: Hebezeug Beispiel GmbH | Ort: 90402 Nürnberg | Ab sofort
Anforderungen
  Elektriker, Mechatroniker oder vergleichbar
  Reisebereitschaft (ca. 40 %)
  kein Studium erforderlich
Pluspunkte
  Erfahrung mit SPS
Weitere Stellenangebote
  Bauleiter (m/w/d), 5 Jahre Erfahrung, Studium Bauingenieurwesen`;

export const german: ReadingCase[] = [
  {
    name: "a clinic's page with a divided word",
    text: pflege,
    right: {
      title: "Pflegefachkraft",
      company: "Klinikum Beispielstadt gGmbH",
      salary: {
        value: { min: 3452.1, max: 4150, currency: "EUR", period: "month" },
        quote: "3.452,10 € - 4.150 € brutto im Monat",
      },
      closingDate: { value: "2027-02-15", quote: "bis zum 15.02.2027" },
      requirements: [
        asks("education", "Ausbildung als Gesundheits- und Krankenpfleger/in oder Altenpfleger/in", {
          quote: "Abgeschlossene Ausbildung als Gesundheits- und Krankenpfleger/in oder Altenpfleger/in",
          alternatives: ["Krankenpfleger/in", "Altenpfleger/in"],
        }),
        wishes("experience", "Berufserfahrung in der Inneren Medizin"),
        asks("language", "Deutschkenntnisse", { level: "B2", quote: "Deutschkenntnisse mindestens B2" }),
        wishes("licence", "Fuhrerschein Klasse B"),
      ],
    },
    forged: [
      ["the employer's age", { yearsRequired: { value: 60, quote: "60 Jahren" } }, ["yearsRequired"]],
      [
        "the start as the close",
        { closingDate: { value: "2027-04-01", quote: "01.04.2027" } },
        ["closingDate"],
      ],
      ["a benefit", { requirements: [asks("other", "Jobrad")] }, ["requirements[0]"]],
      [
        "a course as a demand",
        { requirements: [asks("certificate", "Praxisanleitung")] },
        ["requirements[0]"],
      ],
      [
        "a wish as a demand",
        { requirements: [asks("licence", "Führerschein Klasse B")] },
        ["requirements[0].necessity"],
      ],
      [
        "a level more",
        {
          requirements: [
            asks("language", "Deutschkenntnisse", { level: "C1", quote: "Deutschkenntnisse mindestens B2" }),
          ],
        },
        ["requirements[0].level"],
      ],
      [
        "pay by the hour",
        { salary: { value: { min: 3452.1, currency: "EUR", period: "hour" }, quote: "3.452,10 €" } },
        ["salary.period"],
      ],
    ],
  },
  {
    name: "a bistro's lines",
    text: koch,
    right: {
      title: "Koch",
      company: "Beispiel-Bistro",
      locations: ["Leipzig"],
      employmentType: { value: "PART_TIME", quote: "Teilzeit" },
      salary: { value: { min: 14.5, currency: "EUR", period: "hour" }, quote: "14,50 € pro Stunde" },
      requirements: [
        asks("other", "Kochausbildung oder mindestens 2 Jahre Erfahrung in der Küche", {
          alternatives: ["Kochausbildung", "2 Jahre Erfahrung in der Küche"],
        }),
        wishes("language", "Englisch"),
      ],
    },
    forged: [
      [
        "hours as pay",
        { salary: { value: { min: 25, currency: "EUR", period: "hour" }, quote: "25 Std./Woche" } },
        ["salary"],
      ],
      ["a wish as a demand", { requirements: [asks("language", "Englisch")] }, ["requirements[0].necessity"]],
      [
        "what is free",
        { requirements: [asks("experience", "3 Jahre Erfahrung in der Küche")] },
        ["requirements[0]"],
      ],
      [
        "full time",
        { employmentType: { value: "FULL_TIME", quote: "Teilzeit, 25 Std./Woche" } },
        ["employmentType"],
      ],
    ],
  },
  {
    name: "a list behind ticks",
    text: buch,
    right: {
      title: "Finanzbuchhalter (w/m/d)",
      company: "Muster & Söhne Steuerberatungsgesellschaft mbH",
      locations: ["Hannover"],
      remotePolicy: { value: "hybrid", quote: "Hybrid: 2 Tage Homeoffice pro Woche" },
      salary: {
        value: { min: 48_000, max: 56_000, currency: "EUR", period: "year" },
        quote: "48.000-56.000 € Jahresgehalt",
      },
      yearsRequired: { value: 3, quote: "Mind. 3 Jahre Berufserfahrung" },
      requirements: [
        asks("education", "Kaufmännische Ausbildung"),
        asks("experience", "3 Jahre Berufserfahrung in der Finanzbuchhaltung"),
        asks("skill", "DATEV-Kenntnisse"),
        wishes("skill", "SAP FI"),
        asks("language", "Deutsch", {
          level: "Sehr gute",
          quote: "Sehr gute Deutsch- und gute Englischkenntnisse",
        }),
        asks("language", "Englischkenntnisse", { level: "gute", quote: "gute Englischkenntnisse" }),
      ],
    },
    forged: [
      ["remote", { remotePolicy: { value: "remote", quote: "Homeoffice" } }, ["remotePolicy"]],
      ["a wish as a demand", { requirements: [asks("skill", "SAP FI")] }, ["requirements[0].necessity"]],
      [
        "a demand as a wish",
        { requirements: [wishes("skill", "DATEV-Kenntnisse")] },
        ["requirements[0].necessity"],
      ],
      ["a benefit", { requirements: [asks("language", "Englischkurse")] }, ["requirements[0]"]],
      [
        "a year less",
        { yearsRequired: { value: 2, quote: "Mind. 3 Jahre Berufserfahrung" } },
        ["yearsRequired"],
      ],
      ["a degree", { education: { value: "bachelor", quote: "Kaufmännische Ausbildung" } }, ["education"]],
    ],
  },
  {
    name: "a Swiss carrier's lines",
    text: fahrer,
    right: {
      title: "Berufskraftfahrer CE",
      company: "Spedition Beispiel AG",
      locations: ["Basel"],
      salary: {
        value: { min: 5400, max: 6100, currency: "CHF", period: "month" },
        quote: "CHF 5400-6100 pro Monat",
      },
      requirements: [
        asks("licence", "Führerausweis CE"),
        asks("licence", "Fahrerkarte"),
        wishes("certificate", "ADR-Schein"),
        asks("language", "Deutsch", { level: "B1", quote: "Deutsch B1, Französisch A2" }),
        asks("language", "Französisch", { level: "A2", quote: "Deutsch B1, Französisch A2" }),
      ],
    },
    forged: [
      ["a contract's length", { yearsRequired: { value: 2, quote: "2 Jahre" } }, ["yearsRequired"]],
      ["an age", { yearsRequired: { value: 21, quote: "21 Jahre" } }, ["yearsRequired"]],
      [
        "levels exchanged",
        {
          requirements: [
            asks("language", "Französisch", { level: "B1", quote: "Deutsch B1, Französisch A2" }),
          ],
        },
        ["requirements[0].level"],
      ],
      [
        "euros",
        {
          salary: {
            value: { min: 5400, max: 6100, currency: "EUR", period: "month" },
            quote: "CHF 5'400 - 6'100 pro Monat",
          },
        },
        ["salary.currency"],
      ],
      [
        "a wish as a demand",
        { requirements: [asks("certificate", "ADR-Schein")] },
        ["requirements[0].necessity"],
      ],
    ],
  },
  {
    name: "a list without marks, and other jobs below",
    text: techniker,
    right: {
      title: "Servicetechniker Aufzüge",
      company: "Hebezeug Beispiel GmbH",
      locations: ["Nürnberg"],
      education: { value: "none", quote: "kein Studium erforderlich" },
      requirements: [
        asks("education", "Elektriker, Mechatroniker oder vergleichbar", {
          alternatives: ["Elektriker", "Mechatroniker"],
        }),
        asks("place", "Reisebereitschaft (ca. 40 %)"),
        wishes("experience", "Erfahrung mit SPS"),
      ],
    },
    forged: [
      ["another job's years", { yearsRequired: { value: 5, quote: "5 Jahre Erfahrung" } }, ["yearsRequired"]],
      [
        "another job's degree",
        { requirements: [asks("education", "Studium Bauingenieurwesen")] },
        ["requirements[0]"],
      ],
      ["what is denied", { education: { value: "bachelor", quote: "Studium" } }, ["education"]],
      [
        "a wish as a demand",
        { requirements: [asks("experience", "Erfahrung mit SPS")] },
        ["requirements[0].necessity"],
      ],
    ],
  },
];
