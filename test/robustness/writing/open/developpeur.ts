import type { Writer } from "../types.ts";

export const developpeur: Writer = {
  name: "un développeur",
  resume: {
    basics: { name: "Gaël Rivembert" },
    work: [
      {
        position: "Développeur web",
        name: "Atelier Numéride",
        startDate: "2020-10",
        highlights: [
          "Ai développé 14 sites avec Symfony.",
          "Ai divisé par deux le temps de chargement du portail client.",
          "Contribue à la formation de deux stagiaires.",
        ],
      },
      {
        position: "Technicien support",
        name: "Mairie de Corvelle",
        startDate: "2017-01",
        endDate: "2020-09",
        highlights: ["Assistance à 90 agents."],
      },
    ],
    education: [
      {
        studyType: "Licence professionnelle",
        area: "Métiers de l'informatique",
        institution: "IUT de Valbrune",
        endDate: "2016",
      },
    ],
    skills: [{ name: "Techniques", keywords: ["PHP", "Symfony", "MySQL"] }],
    languages: [{ language: "Allemand", fluency: "Notions" }],
  },
  opening: {
    title: "Développeur senior",
    company: "Voltalis Sud",
    text: "Voltalis Sud recrute un développeur senior à Toulouse pour son application d'énergie. Stack : Symfony, Docker, Kubernetes. Vous encadrerez une équipe de quatre personnes. Cinq ans d'expérience et un bon anglais exigés. Contact : M. Castan.",
  },
  honest: `
- | Monsieur Castan,
- | Votre annonce pour le poste de développeur senior à Toulouse a retenu mon attention.
w0 | Je suis développeur web à l'Atelier Numéride depuis octobre 2020.
w0.0 | J'ai développé 14 sites avec Symfony.
w0.1 | J'ai divisé par deux le temps de chargement du portail client.
w0.2 | Je contribue également à la formation de deux stagiaires.
w1 w1.0 | Auparavant, j'ai travaillé comme technicien support à la Mairie de Corvelle, avec l'assistance à 90 agents.
e0 | J'ai obtenu une licence professionnelle Métiers de l'informatique à l'IUT de Valbrune en 2016.
s0.0 s0.1 s0.2 | Mes compétences : PHP, Symfony et MySQL.
l0 | J'ai des notions d'allemand.
- | Votre application d'énergie me donne envie de rejoindre votre équipe.
- | Je me tiens à votre disposition pour un entretien.
n | Cordialement, Gaël Rivembert
w0 w0.0 | À l'Atelier Numéride, j'ai développé 14 sites avec Symfony.
- | Je souhaite vivement rejoindre votre équipe à Toulouse.
- | Dans l'attente de votre réponse, je vous prie d'agréer mes salutations distinguées.
`,
  fabricated: `
number | J'ai développé 140 sites avec Symfony.
words | J'ai divisé par trois le temps de chargement du portail client.
hedge | J'ai formé deux stagiaires.
title | Je suis développeur senior à l'Atelier Numéride.
skill | Je maîtrise Docker et Kubernetes.
neighbour | J'ai développé 14 sites avec Docker.
led | J'encadre une équipe de quatre personnes.
years | J'ai cinq ans d'expérience.
language | Je parle bien anglais.
language | Je parle couramment allemand.
degree | J'ai obtenu un master en informatique.
employer | Je suis développeur web chez Voltalis Sud.
merged | À la Mairie de Corvelle, j'ai développé 14 sites avec Symfony.
tense | Je suis technicien support à la Mairie de Corvelle.
number | Assistance à 900 agents.
date | J'ai obtenu une licence professionnelle en 2014.
taken | Vous utilisez Docker et Kubernetes, et je les maîtrise.
mine | Je serais heureux de mettre mon expérience de Kubernetes à votre service.
`,
};
