import type { Writer } from "../types.ts";

export const comptable: Writer = {
  name: "une comptable",
  resume: {
    basics: { name: "Solène Marchault" },
    work: [
      {
        position: "Comptable",
        name: "Cabinet Delorbe",
        startDate: "2018-03",
        highlights: [
          "Tiens la comptabilité de 28 petites entreprises.",
          "Ai réduit le délai de clôture de dix à six jours.",
          "Participe à la préparation des bilans annuels.",
        ],
      },
      {
        position: "Assistante comptable",
        name: "Meubles Corvanne",
        startDate: "2015-09",
        endDate: "2018-02",
        highlights: ["Saisie des factures fournisseurs."],
      },
    ],
    education: [
      { studyType: "BTS", area: "Comptabilité et gestion", institution: "Lycée Val-Fleuri", endDate: "2015" },
    ],
    skills: [{ name: "Outils", keywords: ["Sage", "Excel"] }],
    languages: [{ language: "Anglais", fluency: "Intermédiaire" }],
  },
  opening: {
    title: "Comptable confirmée",
    company: "Groupe Halbrane",
    text: "Le Groupe Halbrane recherche une comptable confirmée à Nantes pour la comptabilité de ses six filiales. Maîtrise de Cegid appréciée, anglais courant. Vous travaillerez avec Mme Tourneval, directrice financière.",
  },
  honest: `
- | Madame, Monsieur,
- | Je vous adresse ma candidature au poste de comptable au sein du Groupe Halbrane.
w0 | Depuis mars 2018, je travaille comme comptable au Cabinet Delorbe.
w0.0 | J'y tiens la comptabilité de 28 petites entreprises.
w0.1 | J'ai réduit le délai de clôture de dix à six jours.
w0.2 | Je participe aussi à la préparation des bilans annuels.
w1 | De 2015 à 2018, j'étais assistante comptable chez Meubles Corvanne.
e0 | Je suis titulaire d'un BTS Comptabilité et gestion.
- | La comptabilité de vos six filiales m'intéresse beaucoup.
- | Je vous prie d'agréer, Madame, Monsieur, mes salutations distinguées.
`,
  fabricated: `
number | Je tiens la comptabilité de 48 petites entreprises.
hedge | Je prépare les bilans annuels.
title | J'étais comptable chez Meubles Corvanne.
skill | Je maîtrise Cegid.
language | Je parle couramment anglais.
degree | Je suis titulaire d'un master en comptabilité.
employer | Je travaille comme comptable au Groupe Halbrane.
years | Depuis 2015, je travaille au Cabinet Delorbe.
swap | J'ai réduit le délai de clôture de six à dix jours.
seniority | Je suis comptable confirmée au Cabinet Delorbe.
`,
};
