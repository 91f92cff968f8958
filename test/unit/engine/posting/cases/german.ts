import type { Case } from "./case.ts";

/** German postings; every employer is fictional. */
export const german: Case[] = [
  {
    name: "an electrician in Hamburg",
    text: `Elektriker (m/w/d) in Hamburg
Muster Elektrotechnik GmbH

Wir suchen ab sofort einen Elektriker (m/w/d) in Vollzeit.

Ihre Aufgaben:
- Installation
Ihr Profil:
- abgeschlossene Berufsausbildung als Elektriker
- mindestens 3 Jahre Berufserfahrung
- SAP-Kenntnisse wünschenswert

Wir bieten:
- Gehalt: 3.200 € bis 3.800 € brutto im Monat
- 30 Tage Urlaub
Bewerbungsfrist: 31.03.2027`,
    expected: {
      title: "Elektriker (m/w/d)",
      company: "Muster Elektrotechnik GmbH",
      locations: ["Hamburg"],
      employmentType: "FULL_TIME",
      salary: { min: 3200, max: 3800, currency: "EUR", period: "month" },
      yearsRequired: 3,
      education: "certificate",
      closingDate: "2027-03-31",
      skills: { required: [], preferred: ["SAP"] },
      language: "de",
    },
    evidence: { salary: "3.200 € bis 3.800 €", yearsRequired: "3 Jahre" },
  },
  {
    name: "a developer with a yearly range",
    text: `Senior Softwareentwickler Java (m/w/d)
Unternehmen: Beispiel Software AG
Standort: München
Arbeitsmodell: Hybrid
Gehalt: 65.000 – 80.000 € brutto pro Jahr

Anforderungen
- Abgeschlossenes Studium der Informatik
- 5 Jahre Erfahrung mit Java und SQL
Wünschenswert
- Kenntnisse in Docker und Kubernetes`,
    expected: {
      title: "Senior Softwareentwickler Java (m/w/d)",
      company: "Beispiel Software AG",
      locations: ["München"],
      remote: "hybrid",
      seniority: "senior",
      salary: { min: 65000, max: 80000, currency: "EUR", period: "year" },
      yearsRequired: 5,
      education: "bachelor",
      skills: { required: ["Java", "SQL"], preferred: ["Docker", "Kubernetes"] },
    },
  },
  {
    name: "a nurse paid from an amount on",
    text: `Pflegefachkraft (m/w/d) in Teilzeit
Arbeitgeber: Seniorenheim Beispiel gGmbH
Arbeitsort: 10115 Berlin
Monatsgehalt ab 3.400 €
Voraussetzungen: examinierte Pflegefachkraft, idealerweise BLS. Wir freuen uns auf Sie und Ihre Bewerbung.`,
    expected: {
      company: "Seniorenheim Beispiel gGmbH",
      locations: ["10115 Berlin"],
      employmentType: "PART_TIME",
      salary: { min: 3400, currency: "EUR", period: "month" },
      education: "certificate",
    },
  },
  {
    name: "a lorry driver by the hour",
    text: `LKW-Fahrer (m/w/d)
Einsatzort: Köln
Stundenlohn: 17,50 €
Wir suchen für unser Team einen Fahrer mit Berufserfahrung. Quereinsteiger sind bei uns willkommen.`,
    expected: {
      title: "LKW-Fahrer (m/w/d)",
      locations: ["Köln"],
      salary: { min: 17.5, max: 17.5, currency: "EUR", period: "hour" },
    },
    absent: ["yearsRequired", "education"],
  },
  {
    name: "an accountant with days at home and a company history",
    text: `Finanzbuchhalter (m/w/d)
Seit über 30 Jahren sind wir für unsere Mandanten da.
Dein Profil
- kaufmännische Ausbildung
- mehrjährige Berufserfahrung
- sicherer Umgang mit DATEV, SAP von Vorteil
Das bieten wir
- 2 Tage Homeoffice pro Woche
- bis zu 58.000 € im Jahr`,
    expected: {
      title: "Finanzbuchhalter (m/w/d)",
      remote: "hybrid",
      salary: { max: 58000, currency: "EUR", period: "year" },
      education: "certificate",
      skills: { required: ["DATEV"], preferred: ["SAP"] },
    },
    absent: ["yearsRequired"],
  },
  {
    name: "a cook in Switzerland",
    text: `Koch / Köchin
Betrieb: Gasthof Beispiel
Ort: Bern
Pensum: Vollzeit
Lohn: CHF 4'500 - 5'200 pro Monat
Mindestens zwei Jahre Erfahrung in der Küche.`,
    expected: {
      title: "Koch",
      company: "Gasthof Beispiel",
      locations: ["Bern"],
      salary: { min: 4500, max: 5200, currency: "CHF", period: "month" },
      yearsRequired: 2,
    },
  },
  {
    name: "a managing director",
    text: "Geschäftsführer (m/w/d)\nVergütung: 140.000 EUR p.a.\nSie verantworten das Unternehmen und berichten an die Gesellschafter. Wir suchen eine Persönlichkeit mit 10-jähriger Führungserfahrung.",
    expected: {
      seniority: "executive",
      salary: { min: 140000, max: 140000, currency: "EUR", period: "year" },
    },
  },
  {
    name: "an office job that refuses remote work",
    text: "Sachbearbeiter (m/w/d)\nKein Homeoffice. Wir bieten eine befristete Stelle und ein nettes Team. Gehalt nach Vereinbarung.",
    expected: { title: "Sachbearbeiter (m/w/d)", remote: "on_site", employmentType: "TEMPORARY" },
    absent: ["salary"],
  },
  {
    name: "a teacher with a closing date in words",
    text: "Lehrer (m/w/d) für Mathematik\nSchule am Beispielweg\nBewerben Sie sich bis zum 15. März 2027. Voraussetzung ist ein abgeschlossenes Masterstudium und ein Lehramt für die Schule.",
    expected: { closingDate: "2027-03-15", education: "master" },
  },
];
