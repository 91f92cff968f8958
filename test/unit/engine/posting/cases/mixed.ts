import type { Case } from "./case.ts";

/** Postings as they are found: chat messages, job board pages, headers in one line; every employer is fictional. */
export const mixed: Case[] = [
  {
    name: "a job board page of a developer",
    text: `Software Developer II (Remote)
Acme Example, Inc. · United States (Remote)
$120,000/yr - $145,000/yr · Full-time · Mid-Senior level

About the job
Acme Example is a leading provider of widgets. Founded in 2001, we've raised $120M.

What you'll do
• Build features in TypeScript and React

What we're looking for
• 3+ years of professional experience building web apps
• Bachelor's degree in CS or equivalent experience
• SQL is a must

Nice-to-haves
• AWS
• 5+ years with Docker

Plus equity and 401(k) matching up to 4%.`,
    expected: {
      company: "Acme Example, Inc.",
      locations: ["United States"],
      remote: "remote",
      salary: { min: 120000, max: 145000, currency: "USD", period: "year" },
      employmentType: "FULL_TIME",
      yearsRequired: 3,
      education: "bachelor",
      skills: { required: ["SQL"], preferred: ["AWS", "Docker"] },
    },
    absent: ["seniority"],
  },
  {
    name: "a chat message for an electrician",
    text: "Electrician needed ASAP!!! pay is 35/hr cash, job in Newark NJ. call me 973-555-0199. need 5 yrs exp",
    expected: {
      title: "Electrician",
      salary: { min: 35, max: 35, period: "hour" },
      yearsRequired: 5,
      locations: ["Newark NJ"],
    },
    absent: ["company"],
  },
  {
    name: "a cook with pay in the title",
    text: `Full Time Line Cook - $18-22/hr
The Example Bistro (Nashville, TN)

We are seeking an experienced line cook. 1-2 years of kitchen experience preferred. Health insurance after 90 days. Text 615-555-0100 to apply.`,
    expected: {
      title: "Full Time Line Cook",
      company: "The Example Bistro",
      locations: ["Nashville, TN"],
      salary: { min: 18, max: 22, currency: "USD", period: "hour" },
    },
    absent: ["yearsRequired"],
  },
  {
    name: "a public kindergarten",
    text: `Stellenausschreibung
Die Stadt Beispielstadt sucht zum 01.09.2027 eine

Pädagogische Fachkraft (m/w/d)
für die Kita Sonnenschein

Umfang: Teilzeit (30 Stunden)
Vergütung: Entgeltgruppe S 8a, 3.070 € bis 4.300 €

Wir erwarten:
• eine abgeschlossene Ausbildung als Erzieher/in
• Freude an der Arbeit mit Kindern
Bewerbungen bitte bis zum 30.06.2027 an die Stadt.`,
    expected: {
      title: "Pädagogische Fachkraft (m/w/d)",
      company: "Stadt Beispielstadt",
      locations: ["Beispielstadt"],
      employmentType: "PART_TIME",
      salary: { min: 3070, max: 4300, currency: "EUR", period: "month", periodInferred: true },
      education: "certificate",
      closingDate: "2027-06-30",
    },
    absent: ["yearsRequired"],
  },
  {
    name: "a haulier that searches in one long sentence",
    text: `Wir, die Beispiel Logistik GmbH & Co. KG, suchen für unseren Standort Kassel ab sofort Berufskraftfahrer (m/w/d) im Fernverkehr.

Das bringst du mit:
- Mindestens 1 Jahr Fahrpraxis
Das bieten wir dir:
- Monatslohn von 3.100 € brutto + Spesen
- 400 € Startprämie`,
    expected: {
      title: "Berufskraftfahrer (m/w/d)",
      company: "Beispiel Logistik GmbH & Co. KG",
      locations: ["Kassel"],
      salary: { min: 3100, max: 3100, currency: "EUR", period: "month" },
      yearsRequired: 1,
    },
  },
  {
    name: "a night nurse by the month",
    text: `Offre d'emploi : Aide-soignant(e) de nuit
Résidence Exemple – EHPAD – Rennes (35)
CDI – Temps partiel 80 %
Rémunération selon convention collective : 1 850 € brut/mois + primes`,
    expected: {
      title: "Aide-soignant(e) de nuit",
      locations: ["Rennes"],
      employmentType: "PART_TIME",
      salary: { min: 1850, max: 1850, currency: "EUR", period: "month" },
    },
  },
];
