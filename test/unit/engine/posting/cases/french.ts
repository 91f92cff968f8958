import type { Case } from "./case.ts";

/** French postings; every employer is fictional. */
export const french: Case[] = [
  {
    name: "a cook in Lyon",
    text: `Cuisinier (H/F)
Entreprise : Restaurant Exemple
Lieu : Lyon (69)
Type de contrat : CDI, temps plein
Salaire : 1 900 € à 2 200 € brut par mois

Nous recherchons un cuisinier passionné pour notre restaurant.
Profil recherché
- CAP Cuisine
- 2 ans d'expérience minimum
- La connaissance HACCP serait un plus
Date limite de candidature : 15 avril 2027`,
    expected: {
      title: "Cuisinier (H/F)",
      company: "Restaurant Exemple",
      locations: ["Lyon"],
      employmentType: "FULL_TIME",
      salary: { min: 1900, max: 2200, currency: "EUR", period: "month" },
      yearsRequired: 2,
      education: "certificate",
      closingDate: "2027-04-15",
      skills: { required: [], preferred: ["HACCP"] },
      language: "fr",
    },
    evidence: { salary: "1 900 € à 2 200 €", closingDate: "15 avril 2027" },
  },
  {
    name: "a developer with a shared k",
    text: `Développeur React confirmé (H/F)
Exemple Numérique SAS
Télétravail : 2 jours par semaine
Rémunération : 45-55 K€

Compétences requises
- React, TypeScript
- Vous avez un bac+5 et 3 à 5 ans d'expérience.
Les plus
- Docker`,
    expected: {
      title: "Développeur React confirmé (H/F)",
      company: "Exemple Numérique SAS",
      seniority: "mid",
      remote: "hybrid",
      salary: { min: 45000, max: 55000, currency: "EUR", period: "year", periodInferred: true },
      yearsRequired: 3,
      education: "master",
      skills: { required: ["React", "TypeScript"], preferred: ["Docker"] },
    },
  },
  {
    name: "a nurse on a temporary contract",
    text: `Infirmière en réanimation (H/F)
Établissement : Clinique Exemple
Lieu de travail : Nantes
Contrat : CDD de 6 mois
Salaire à partir de 2 400 € brut par mois. La pratique de nuit est exigée et vous travaillez avec une équipe de dix.`,
    expected: {
      company: "Clinique Exemple",
      locations: ["Nantes"],
      employmentType: "TEMPORARY",
      salary: { min: 2400, currency: "EUR", period: "month" },
    },
    evidence: { salary: "à partir de 2 400 €" },
    absent: ["yearsRequired"],
  },
  {
    name: "a driver by the hour",
    text: "Chauffeur livreur H/F\nTaux horaire : 12,50 €\nSociété : Transports Exemple\nVous livrez les clients dans la ville de Lille. Temps partiel.",
    expected: {
      company: "Transports Exemple",
      employmentType: "PART_TIME",
      salary: { min: 12.5, max: 12.5, currency: "EUR", period: "hour" },
    },
  },
  {
    name: "an electrician called for in a sentence",
    text: "Notre entreprise recrute un électricien bâtiment pour ses chantiers. Bac pro ou BEP exigé. Salaire annuel : 28 000 € - 32 000 €. Poste basé à Toulouse.",
    expected: {
      title: "électricien bâtiment",
      salary: { min: 28000, max: 32000, currency: "EUR", period: "year" },
      locations: ["Toulouse"],
      education: "secondary",
    },
  },
  {
    name: "a freelance day rate",
    text: "Consultant SAP freelance\nTJM : 500 €\nMission de 6 mois à distance. Full remote possible avec nos équipes. Vous êtes autonome et vous avez une expérience de 5 ans minimum.",
    expected: {
      employmentType: "CONTRACTOR",
      salary: { min: 500, max: 500, currency: "EUR", period: "day" },
      remote: "remote",
      yearsRequired: 5,
    },
  },
  {
    name: "a trainee accountant",
    text: "Stagiaire comptable\nCabinet Exemple\nStage de 6 mois à pourvoir dans notre cabinet. Vous préparez un bac +2 en comptabilité. Maîtrise de Excel indispensable, SAP apprécié.",
    expected: {
      title: "Stagiaire comptable",
      seniority: "intern",
      education: "associate",
      skills: { required: ["Excel"], preferred: ["SAP"] },
    },
    absent: ["salary", "yearsRequired"],
  },
  {
    name: "a teacher with a date in digits",
    text: "Professeur de mathématiques\nDate limite : 05/04/2027\nNous cherchons pour notre établissement une personne avec une licence en mathématiques.",
    expected: { title: "Professeur de mathématiques", closingDate: "2027-04-05", education: "bachelor" },
  },
];
